import createClient, { type Middleware } from 'openapi-fetch';
import { currentLanguage } from '../i18n/i18n';
import { readAccessToken } from '../session/access-token';
import { readError } from './read-error';
import type { components, paths } from './schema.gen';
import { timedFetch } from './timed-fetch';

export type Schemas = components['schemas'];

const identify: Middleware = {
  onRequest({ request }) {
    request.headers.set('X-Requested-With', 'XMLHttpRequest');
    request.headers.set('Accept-Language', currentLanguage());
    const token = readAccessToken();
    if (token && !request.headers.has('Authorization'))
      request.headers.set('Authorization', `Bearer ${token}`);
    return request;
  },
};

const refuse: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw await readError(response);
    return response;
  },
};

/** The typed API. Every call throws ApiError unless it succeeds, and touches nothing on the screen. */
export const api = createClient<paths>({
  baseUrl: window.location.origin,
  credentials: 'include',
  fetch: timedFetch,
});

api.use(identify, refuse);

export { bodyOf } from './body-of';
