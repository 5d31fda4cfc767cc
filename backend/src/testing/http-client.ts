import { assertDocumented } from './documented-answers.js';

/** An answer; its body is parsed where it is JSON. */
export interface Answer<Body = Record<string, unknown>> {
  status: number;
  headers: Headers;
  text: string;
  body: Body;
}

export interface Call {
  /** Objects are sent as JSON, URLSearchParams and FormData as forms, text unchanged. */
  body?: unknown;
  headers?: Record<string, string>;
}

export type HttpClient = <Body = Record<string, unknown>>(
  method: string,
  path: string,
  call?: Call,
) => Promise<Answer<Body>>;

function encoded(body: unknown): {
  content: string | URLSearchParams | FormData | null;
  type: Record<string, string>;
} {
  if (body === undefined) return { content: null, type: {} };
  if (typeof body === 'string' || body instanceof URLSearchParams || body instanceof FormData) {
    return { content: body, type: {} };
  }
  return { content: JSON.stringify(body), type: { 'content-type': 'application/json' } };
}

/**
 * Fails on a JSON answer that differs from the API document.
 * @param common headers of every call
 */
export function httpClient(url: string, common: Record<string, string> = {}): HttpClient {
  return async <Body>(method: string, path: string, { body, headers = {} }: Call = {}) => {
    const { content, type } = encoded(body);
    const response = await fetch(url + path, {
      method,
      headers: { ...type, ...common, ...headers },
      body: content,
      redirect: 'manual',
    });
    const text = await response.text();
    const [mediaType = ''] = (response.headers.get('content-type') ?? '').split(';');
    const isJson = mediaType.includes('json');
    const parsed = (isJson ? JSON.parse(text) : null) as Body;
    if (isJson)
      assertDocumented(method, new URL(url + path).pathname, { status: response.status, mediaType }, parsed);
    return { status: response.status, headers: response.headers, text, body: parsed };
  };
}
