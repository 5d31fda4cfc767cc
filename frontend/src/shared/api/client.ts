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

export const api = createApi(SIGNED_IN_CALLS);
