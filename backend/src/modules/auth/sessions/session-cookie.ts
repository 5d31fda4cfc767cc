import { parse, serialize } from 'cookie';
import type { Session } from './session.js';

/** The browser's half of a session: how its secret is written, read and taken away. */
export interface SessionCookie {
  /** The session token of a Cookie header; null without one. */
  read(header: string | undefined): string | null;
  /** A Set-Cookie value that lasts as long as the session can. */
  write(token: string, session: Pick<Session, 'expiresAt'>): string;
  /** A Set-Cookie value that removes it. */
  clear(): string;
}

/** On https the cookie is bound to the host by its `__Host-` name and never travels in the clear. */
export function createSessionCookie(publicUrl: string): SessionCookie {
  const secure = new URL(publicUrl).protocol === 'https:';
  const name = secure ? '__Host-torpedo_session' : 'torpedo_session';
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    read: (header) => (header ? parse(header)[name] || null : null),
    write: (token, { expiresAt }) => serialize(name, token, { ...attributes, expires: expiresAt }),
    clear: () => serialize(name, '', { ...attributes, maxAge: 0, expires: new Date(0) }),
  };
}
