import { ApiError } from './api-error.js';
import { timedFetch } from './timed-fetch.js';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** With a longer `Retry-After` the call is not repeated: the caller gets the answer. */
const LONGEST_RETRY_AFTER_MS = 60_000;

const PASSING = new Set([429, 500, 502, 503, 504]);

/** Whether the server does the work only once when it is asked twice. */
const isRepeatable = ({ method, headers }: Request) =>
  method === 'GET' || method === 'DELETE' || headers.has('Idempotency-Key');

/** True while the server still works on the same call. */
async function isInProgress(response: Response): Promise<boolean> {
  if (response.status !== 409) return false;
  return (await response.clone().text()).includes('"IDEMPOTENCY_IN_PROGRESS"');
}

/** Reads whole seconds or a date (RFC 9110, 10.2.3) as ms; undefined where the answer has neither. */
function retryAfterMs({ headers }: Response): number | undefined {
  const value = headers.get('Retry-After');
  if (value === null) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(ms, 0);
}

const spread = (pauseMs: number) => pauseMs * (0.75 + Math.random() / 2);

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end);
      resolve();
    }, ms);
    signal.addEventListener('abort', end, { once: true });
  });
}

/**
 * Repeats a call without an answer, or with a temporary one (429, 500, 502, 503, 504, `IDEMPOTENCY_IN_PROGRESS`). Only
 * calls that are safe to repeat: GET, DELETE, and calls with an `Idempotency-Key`. The first pause is half a second and
 * doubles each time, unless `Retry-After` names another one.
 * @throws the error of the last try
 */
export async function repeated(request: Request, tries: number): Promise<Response> {
  const most = isRepeatable(request) ? tries : 1;
  for (let count = 1; ; count += 1) {
    const usualPauseMs = spread(Math.min(FIRST_PAUSE_MS * 2 ** (count - 1), LONGEST_PAUSE_MS));
    let pauseMs = usualPauseMs;
    try {
      const response = await timedFetch(count < most ? request.clone() : request);
      if (count >= most || !(PASSING.has(response.status) || (await isInProgress(response)))) return response;
      pauseMs = retryAfterMs(response) ?? usualPauseMs;
      if (pauseMs > LONGEST_RETRY_AFTER_MS) return response;
    } catch (error) {
      if (count >= most || !(error instanceof ApiError && error.isConnectionFailure)) throw error;
    }
    await pause(pauseMs, request.signal);
  }
}
