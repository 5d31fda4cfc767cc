interface Reply {
  header(): Reply;
  send(content: string): string;
}

interface Route {
  url: string;
  handler(request: null, reply: Reply): string;
}

type Plugin = (server: object, options: object, next: () => void) => void;

/** Only Scalar's package for Fastify contains the whole script: the others load it from Scalar's own host. */
export async function scalarScript(): Promise<string> {
  // Its types need those of Fastify, which is not installed.
  const loaded: unknown = await import('@scalar/fastify-api-reference');
  const { default: plugin } = loaded as { default: Plugin };
  const routes: Route[] = [];
  const server = { initialConfig: {}, route: (route: Route) => routes.push(route) };
  plugin(server, { configuration: { url: '/' } }, () => undefined);
  const reply: Reply = { header: () => reply, send: (content) => content };
  const script = routes.find(({ url }) => url.endsWith('.js'))?.handler(null, reply);
  if (!script) throw new Error('@scalar/fastify-api-reference serves its script in another way.');
  return script;
}
