import createClient, { type Client, type ClientPathsWithMethod } from 'openapi-fetch';
import { readError } from './api-error.js';
import type { components, paths } from './schema.gen.js';
import { timedFetch } from './timed-fetch.js';

export type Api = Client<paths>;

/** Requests and answers, by their names in the OpenAPI document. */
export type Schemas = components['schemas'];

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export type PathOf<Verb extends Method> = ClientPathsWithMethod<Api, Verb>;

export type AnswerOf<Verb extends Method, Path extends PathOf<Verb>> = paths[Path][Verb] extends {
  responses: infer Responses;
}
  ? BodyIn<Responses[keyof Responses & (200 | 201 | 202)]>
  : never;

type BodyIn<Answer> = Answer extends { content: { 'application/json': infer Body } } ? Body : never;

export type ParametersOf<Verb extends Method, Path extends PathOf<Verb>> = paths[Path][Verb] extends {
  parameters: infer Parameters;
}
  ? Parameters
  : never;

export type RequestOf<Verb extends Method, Path extends PathOf<Verb>> = paths[Path][Verb] extends {
  requestBody?: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

export interface ApiOptions {
  /** Address of the server, without a path. Undefined means the address of the page. */
  baseUrl: string | undefined;
  /** Called before each call, for credentials and language. A header that the call sets itself is kept. */
  headers?: () => Record<string, string>;
  /** Whether a browser sends its cookies to another origin. */
  credentials?: RequestInit['credentials'];
  /** How long an answer may take, in ms; when left out, the path decides. */
  timeoutMs?: number | undefined;
  /** Sends the request in another way than once with a time limit. */
  send?: (request: Request) => Promise<Response>;
}

/** True for an answer of another server, or of a proxy instead of ours. */
const isPage = ({ headers }: Response): boolean => headers.get('Content-Type')?.startsWith('text/') ?? false;

/** Creates a client. Each call throws ApiError unless it succeeds. */
export function createApi(options: ApiOptions): Api {
  const { baseUrl, headers, credentials, timeoutMs, send } = options;
  const api = createClient<paths>({
    baseUrl,
    credentials,
    fetch: send ?? ((request) => timedFetch(request, timeoutMs)),
  });
  api.use({
    onRequest({ request }) {
      // The server requires this header where a cookie signs in, because forms of other sites cannot set it.
      request.headers.set('X-Requested-With', 'XMLHttpRequest');
      for (const [name, value] of Object.entries(headers?.() ?? {})) {
        if (!request.headers.has(name)) request.headers.set(name, value);
      }
      return request;
    },
    async onResponse({ request, response, options }) {
      if (!response.ok || (options.parseAs === 'json' && isPage(response)))
        throw await readError(response, request.url);
      return response;
    },
  });
  return api;
}

/** The body of a successful answer. */
export async function bodyOf<Body>(call: Promise<{ data?: Body }>): Promise<Body> {
  const { data } = await call;
  // A refusal has already thrown, so data is missing only in answers without a body.
  return data as Body;
}

/** A name for one intent: every try of it sends this name, so that a lost answer never repeats the effect. */
export function newIdempotencyKey(): string {
  // randomUUID exists only in secure contexts, but a phone may call a computer over plain http.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
