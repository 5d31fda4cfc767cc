import createClient, { type Client, type ClientPathsWithMethod } from 'openapi-fetch';
import { readError } from './api-error.js';
import type { components, paths } from './schema.gen.js';
import { timedFetch } from './timed-fetch.js';

export type Api = Client<paths>;

/** What is sent and answered, by the names of the OpenAPI document. */
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
  /** Asked before each call: credentials and language. A header that a call sets itself stays. */
  headers?: () => Record<string, string>;
  /** Whether a browser sends its cookies to another origin. */
  credentials?: RequestInit['credentials'];
  /** How long an answer may take; by its path unless given. */
  timeoutMs?: number | undefined;
  /** Takes the answer of a call that was made before the client was there. */
  takeAnswer?: (request: Request) => Promise<Response | undefined> | undefined;
  /** Makes the call, instead of once within its time. */
  send?: (request: Request) => Promise<Response>;
}

/** What another server answers, or a proxy in the place of ours. */
const isPage = ({ headers }: Response): boolean => headers.get('Content-Type')?.startsWith('text/') ?? false;

/** A client. Each call throws ApiError unless it succeeds. */
export function createApi(options: ApiOptions): Api {
  const { baseUrl, headers, credentials, timeoutMs, takeAnswer, send } = options;
  const api = createClient<paths>({
    baseUrl,
    credentials,
    fetch: async (request) =>
      (await takeAnswer?.(request)) ?? (send ? send(request) : timedFetch(request, timeoutMs)),
  });
  api.use({
    onRequest({ request }) {
      // The server asks for it wherever a cookie signs in: forms of other sites cannot set it.
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
  // Refusals have thrown already, so data is missing only for answers that have none.
  return data as Body;
}

/** A name for one intent: sent with every try of it, so that a lost answer never makes it happen twice. */
export function newIdempotencyKey(): string {
  // randomUUID exists in secure contexts only, and a phone may reach a computer over plain http.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
