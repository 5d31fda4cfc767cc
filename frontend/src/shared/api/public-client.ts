import createClient, { type Middleware } from 'openapi-fetch';
import { readError } from './read-error';
import type { paths } from './schema.gen';
import { timedFetch } from './timed-fetch';

const identify: Middleware = {
  onRequest({ request }) {
    request.headers.set('X-Requested-With', 'XMLHttpRequest');
    request.headers.set('Accept-Language', document.documentElement.lang);
    return request;
  },
  async onResponse({ response }) {
    if (!response.ok) throw await readError(response);
    return response;
  },
};

/**
 * The typed API for visitors: without a session and in the language of the page, so that the public site does not
 * carry what only the app needs. Every call throws ApiError unless it succeeds.
 */
export const publicApi = createClient<paths>({
  // The build renders the pages where there is no address.
  baseUrl: typeof window === 'undefined' ? undefined : window.location.origin,
  fetch: timedFetch,
});

publicApi.use(identify);
