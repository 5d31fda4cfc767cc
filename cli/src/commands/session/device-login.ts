import { bodyOf, hasCode, type Api, type Schemas } from '@torpedo/api-client';
import type { Connection } from '../../api/client.js';
import type { Deps } from '../../deps.js';
import { CliError } from '../../errors.js';

const SESSION_COOKIE = /^((?:__Host-)?torpedo_session=[^;]+)/;

export interface OpenedSession {
  email: string;
  cookie: string;
  /** True while the session can only change its password. */
  mustChangePassword: boolean;
}

/** The session that the answer opened. @throws CliError when it opened none */
export function sessionOf(response: Response): string {
  const cookie = response.headers.getSetCookie().map((header) => SESSION_COOKIE.exec(header)?.[1]);
  const session = cookie.find((value) => value !== undefined);
  if (!session)
    throw new CliError('The server opened no session: is it a Torpedo server?', undefined, 'network');
  return session;
}

type Grant = Schemas['DeviceSignInDto'];

/** Seconds that the standard adds to the pause when the server says that questions come too fast. */
const SLOW_DOWN_SECONDS = 5;

function announce({ io, openInBrowser }: Deps, grant: Grant): void {
  io.say(`Open ${grant.verification_uri} and enter the code ${grant.user_code}`);
  if (io.canAsk) openInBrowser(grant.verification_uri_complete);
}

async function askOnce(api: Api, device_code: string): Promise<Response | 'wait' | 'slow down'> {
  const call = api.POST('/api/v1/auth/device/token', { body: { device_code } });
  try {
    await bodyOf(call);
    return (await call).response;
  } catch (error) {
    if (hasCode(error, 'AUTHORIZATION_PENDING')) return 'wait';
    if (hasCode(error, 'SLOW_DOWN')) return 'slow down';
    if (hasCode(error, 'ACCESS_DENIED'))
      throw new CliError('It was refused in the browser.', undefined, 'forbidden');
    if (hasCode(error, 'EXPIRED_TOKEN'))
      throw new CliError('The code has expired.', 'Start again: torpedo login --web');
    throw error;
  }
}

async function waitForSession(
  { pause }: Deps,
  api: Api,
  { device_code, interval }: Grant,
): Promise<Response> {
  let seconds = interval;
  while (await pause(seconds * 1_000)) {
    const answer = await askOnce(api, device_code);
    if (answer instanceof Response) return answer;
    if (answer === 'slow down') seconds += SLOW_DOWN_SECONDS;
  }
  throw new CliError('Nobody decided in the browser.');
}

/** Opens a session after a person agrees in a browser, on this or on another device. */
export async function openByBrowser(deps: Deps, to: Connection): Promise<OpenedSession> {
  const { io, hostname, connect } = deps;
  const api = connect(to);
  const begin = api.POST('/api/v1/auth/device', { body: { client_name: `CLI on ${hostname()}` } });
  const grant = await io.during('Asking the server…', bodyOf(begin));
  announce(deps, grant);
  const cookie = sessionOf(await io.during('Waiting for the browser…', waitForSession(deps, api, grant)));
  const me = await bodyOf(connect({ ...to, cookie }).GET('/api/v1/users/me'));
  return { cookie, email: me.email, mustChangePassword: me.must_change_password };
}
