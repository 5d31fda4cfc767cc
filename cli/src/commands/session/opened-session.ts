import { CliError } from '../../errors.js';

const SESSION_COOKIE = /^((?:__Host-)?torpedo_session=[^;]+)/;

export interface OpenedSession {
  email: string;
  cookie: string;
  /** True while the session opens nothing but the change of its password. */
  mustChangePassword: boolean;
}

/** The session that an answer opens. @throws CliError when it opens none */
export function sessionOf(response: Response): string {
  const cookie = response.headers.getSetCookie().map((header) => SESSION_COOKIE.exec(header)?.[1]);
  const session = cookie.find((value) => value !== undefined);
  if (!session)
    throw new CliError('The server opened no session: is it a Torpedo server?', undefined, 'network');
  return session;
}
