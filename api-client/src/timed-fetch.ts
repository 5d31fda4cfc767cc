import { ApiError } from './api-error.js';

const CALL_TIMEOUT_MS = 15_000;
const PROVIDER_CALL_TIMEOUT_MS = 30_000;
const UPLOAD_TIMEOUT_MS = 90_000;
const PROVIDER_PATHS = /^\/(batch|sms-activate)\//;
const UPLOAD_PATH = '/api/v1/users/me/avatar';

/**
 * How long an answer may take, in ms: calls that ask a number provider get twice the time, and a file as long as a slow
 * phone needs to send it.
 */
export function timeoutOf(path: string): number {
  if (path === UPLOAD_PATH) return UPLOAD_TIMEOUT_MS;
  return PROVIDER_PATHS.test(path) ? PROVIDER_CALL_TIMEOUT_MS : CALL_TIMEOUT_MS;
}

/**
 * Calls fetch with a time limit that includes the reading of the body.
 * @param timeoutMs replaces the limit of the path
 * @throws ApiError TIMEOUT or NETWORK_ERROR when no whole answer arrives; an abort by the caller stays an abort.
 */
export async function timedFetch(request: Request, timeoutMs?: number): Promise<Response> {
  const { url } = request;
  const timeout = AbortSignal.timeout(timeoutMs ?? timeoutOf(new URL(url).pathname));
  const lost = (cause: unknown): never => {
    if (request.signal.aborted) throw cause;
    throw new ApiError(0, timeout.aborted ? 'TIMEOUT' : 'NETWORK_ERROR', '', { url, cause });
  };
  const response = await fetch(request, { signal: AbortSignal.any([request.signal, timeout]) }).catch(lost);
  const { text, json } = response;
  return Object.assign(response, {
    text: () => text.call(response).catch(lost),
    json: () => json.call(response).catch(lost),
  });
}
