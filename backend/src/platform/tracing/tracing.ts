import type { IncomingHttpHeaders } from 'node:http';
import type { Request, RequestHandler } from 'express';

/** Names, codes and statuses; never an address, a text or a value of anybody. */
export type SpanFacts = Readonly<Record<string, string | number>>;

export interface Tracing {
  /** @param headers null where nothing that they say is believed. @returns what ends the span */
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
  /** Only within another span: the loops alone would make most of all. */
  statement<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  headers(): Record<string, string>;
  traceId(): string | undefined;
}

let tracing: Tracing | null = null;

export function traceBy(started: Tracing | null): void {
  tracing = started;
}

/** A call to a provider or gateway. @param seen the facts of its result */
export const tracedCall = <Result>(
  name: string,
  facts: SpanFacts,
  work: () => Promise<Result>,
  seen: (result: Result) => SpanFacts,
): Promise<Result> => (tracing ? tracing.call(name, facts, work, seen) : work());

export const tracedStatement = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  tracing ? tracing.statement(name, work) : work();

/** By which the one who is called goes on with the trace. */
export const traceHeaders = (): Record<string, string> => tracing?.headers() ?? {};

/** The template: ids in paths would multiply series and name people. */
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
