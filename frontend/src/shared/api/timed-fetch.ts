import { ApiError } from './api-error';

const apiTimeoutMs = 15_000;
const supplierTimeoutMs = 30_000;
const uploadTimeoutMs = 90_000;
const supplierPaths = /^\/(batch|sms-activate)\//;
const uploadPath = '/api/v1/users/me/avatar';

/**
 * How long an answer may take, in milliseconds: calls that ask a number supplier get twice the time, and a file as
 * long as a slow phone needs to send it.
 */
export function timeoutOf(path: string): number {
  if (path === uploadPath) return uploadTimeoutMs;
  return supplierPaths.test(path) ? supplierTimeoutMs : apiTimeoutMs;
}

/**
 * Fetch that gives up in time.
 * @throws ApiError TIMEOUT or NETWORK_ERROR when nothing answers; an abort by the caller stays an abort.
 */
export async function timedFetch(request: Request): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutOf(new URL(request.url).pathname));
  try {
    return await fetch(request, { signal: AbortSignal.any([request.signal, timeout]) });
  } catch (error) {
    if (request.signal.aborted) throw error;
    throw new ApiError(0, timeout.aborted ? 'TIMEOUT' : 'NETWORK_ERROR', '');
  }
}
