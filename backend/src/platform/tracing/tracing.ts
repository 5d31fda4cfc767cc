import type { IncomingHttpHeaders } from 'node:http';
import type { Request, RequestHandler } from 'express';

/** Names, codes and statuses; never an address, a text or a value of a person. */
export type SpanFacts = Readonly<Record<string, string | number>>;

export interface Tracing {
  /** @param headers null where they are not trusted. @returns the function that ends the span */
  request(
    headers: IncomingHttpHeaders | null,
    name: string,
    work: () => void,
  ): (name: string, facts: SpanFacts, failure?: string) => void;
  call<Result>(
    name: string,
    facts: SpanFacts,
    work: () => Promise<Result>,
    seen: (result: Result) => SpanFacts,
  ): Promise<Result>;
  /** Recorded only within another span: otherwise the loops would create most spans. */
  statement<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  headers(): Record<string, string>;
  traceId(): string | undefined;
}

let tracing: Tracing | null = null;

export function traceBy(started: Tracing | null): void {
  tracing = started;
}

/** Traces a call to a provider or gateway. @param seen the facts of its result */
export const tracedCall = <Result>(
  name: string,
  facts: SpanFacts,
  work: () => Promise<Result>,
  seen: (result: Result) => SpanFacts,
): Promise<Result> => (tracing ? tracing.call(name, facts, work, seen) : work());

export const tracedStatement = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  tracing ? tracing.statement(name, work) : work();

/** With these headers the called server continues the trace. */
export const traceHeaders = (): Record<string, string> => tracing?.headers() ?? {};

/** The route's template: an id in each path would create a series for each id and could identify people. */
export function routeOf(request: Request): string | undefined {
  const { route } = request as { route?: { path?: unknown } };
  return typeof route?.path === 'string' ? route.path : undefined;
}

const PROBES = new Set(['/healthz', '/readyz', '/metrics']);

type IsTrusted = (address: string, hop: number) => boolean;

/** Continues the trace of a trusted proxy. Any other request starts a new trace. */
export const tracedRequests: RequestHandler = (request, response, next) => {
  if (!tracing || PROBES.has(request.path)) return next();
  const isTrusted = request.app.get('trust proxy fn') as IsTrusted;
  const headers = isTrusted(request.socket.remoteAddress ?? '', 0) ? request.headers : null;
  const { method } = request;
  const end = tracing.request(headers, method, next);
  response.once('close', () => {
    const route = routeOf(request);
    const { statusCode: status } = response;
    end(
      route ? `${method} ${route}` : method,
      {
        'http.request.method': method,
        ...(route && { 'http.route': route }),
        'http.response.status_code': status,
      },
      status >= 500 ? String(status) : undefined,
    );
  });
};

export const traceId = (): string | undefined => tracing?.traceId();
