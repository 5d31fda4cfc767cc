import { ApiError } from '../errors.js';
import { hintFor } from './hints.js';

interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

interface ErrorDetail {
  code?: string;
  message?: string;
  fields?: Record<string, string>;
}

function refusal(response: Response, error: unknown): ApiError {
  const detail = (error as { detail?: ErrorDetail } | undefined)?.detail;
  const fields = Object.entries(detail?.fields ?? {}).map(([field, message]) => `\n  ${field}: ${message}`);
  const message = detail?.message ?? `The server answered ${response.status}.`;
  const code = detail?.code ?? 'UNKNOWN';
  return new ApiError(
    response.status,
    code,
    `${message}${fields.join('')}`,
    hintFor(code, new URL(response.url).origin),
  );
}

/**
 * What a call answered.
 * @throws ApiError with the server's own words when it refused
 */
export async function answerOf<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await call;
  if (!response.ok) throw refusal(response, error);
  return data as Data;
}
