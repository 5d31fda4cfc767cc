import { type Api, bodyOf, createApi } from '@torpedo/api-client';
import { CALLS, renewal } from '../api/client';
import { storeAccessToken } from './session-storage';

/** Makes a call after which the session goes on with a new token, as after a new password, and stores that token. */
export function renewSession(
  call: (api: Api) => Promise<{ data?: { access_token: string } }>,
): Promise<{ access_token: string }> {
  const renewed = bodyOf(call(createApi(CALLS))).then((answer) => {
    storeAccessToken(answer.access_token);
    return answer;
  });
  renewal.settled = renewed.catch(() => undefined);
  return renewed;
}
