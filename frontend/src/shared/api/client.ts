import { type ApiOptions, createApi, timedFetch } from '@torpedo/api-client';
import { currentLanguage } from '../i18n/i18n';
import { readAccessToken } from '../session/session-storage';

export const CALLS = {
  baseUrl: window.location.origin,
  credentials: 'include',
  headers() {
    const token = readAccessToken();
    return {
      'Accept-Language': currentLanguage(),
      ...(token && { Authorization: `Bearer ${token}` }),
    };
  },
} satisfies ApiOptions;

/** Settles when the session has its new token, or keeps the old one. */
export const renewal: { settled?: Promise<unknown> } = {};

/** Sends a call again when its token was replaced meanwhile: then a 401 does not mean that the session ended. */
export async function sendInSession(request: Request): Promise<Response> {
  const again = request.clone();
  const response = await timedFetch(request);
  if (response.status !== 401) return response;
  await renewal.settled;
  const { Authorization } = CALLS.headers();
  if (!Authorization || again.headers.get('Authorization') === Authorization) return response;
  again.headers.set('Authorization', Authorization);
  return timedFetch(again);
}

declare global {
  interface Window {
    /** Answers by address, from app/first-calls.js; undefined where the call failed. */
    firstAnswers?: Map<string, Promise<Response | undefined>>;
  }
}

/** After this time the app may know newer data than an answer of the first calls. */
const FIRST_MS = 30_000;

function takeFirstAnswer({ method, url, headers }: Request) {
  const answer = window.firstAnswers?.get(url);
  // The first calls were made for the own account, so they do not answer a call with `X-Account`.
  if (!answer || method !== 'GET' || headers.has('X-Account') || performance.now() > FIRST_MS)
    return undefined;
  window.firstAnswers?.delete(url);
  return answer;
}

export const api = createApi({
  ...CALLS,
  send: async (request) => (await takeFirstAnswer(request)) ?? sendInSession(request),
});
