import { createApi } from '@torpedo/api-client';

/** Without a session, so that the public site does not carry the app's code. */
export const publicApi = createApi({
  // The build renders the pages without a window.
  baseUrl: typeof window === 'undefined' ? undefined : window.location.origin,
  headers: () => ({ 'Accept-Language': document.documentElement.lang }),
});
