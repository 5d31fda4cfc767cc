import { createApi } from '@torpedo/api-client';

/**
 * The API for visitors: without a session and in the language of the page, so that the public site does not carry
 * what only the app needs.
 */
export const publicApi = createApi({
  // The build renders the pages where there is no address.
  baseUrl: typeof window === 'undefined' ? undefined : window.location.origin,
  headers: () => ({ 'Accept-Language': document.documentElement.lang }),
});
