import { type ApiOptions, createApi } from '@torpedo/api-client';
import { currentLanguage } from '../i18n/i18n';
import { readAccessToken } from '../session/session-storage';

export const SIGNED_IN_CALLS = {
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

export const api = createApi({ ...SIGNED_IN_CALLS, takeAnswer: takeFirstAnswer });
