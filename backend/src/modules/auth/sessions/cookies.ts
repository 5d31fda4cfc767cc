import { parse, serialize } from 'cookie';
import type { Session } from './session.js';

export interface SessionCookie {
  read(header: string | undefined): string | null;
  write(token: string, session: Pick<Session, 'expiresAt'>): string;
  clear(): string;
}

/** On https the `__Host-` name binds the cookie to the host. */
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

/** The longest that browsers keep any cookie. */
const LIFETIME_SECONDS = 400 * 86_400;
const WELL_FORMED = /^[\w-]{43}$/;

export interface DeviceCookie {
  read(header: string | undefined): string | null;
  write(token: string): string;
}

export function createDeviceCookie(publicUrl: string): DeviceCookie {
  const secure = new URL(publicUrl).protocol === 'https:';
  const name = secure ? '__Host-torpedo_device' : 'torpedo_device';
  return {
    read(header) {
      const token = header ? parse(header)[name] : undefined;
      return token && WELL_FORMED.test(token) ? token : null;
    },
    write: (token) =>
      serialize(name, token, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure,
        maxAge: LIFETIME_SECONDS,
      }),
  };
}

/** Binds a sign-in at the identity provider to the browser that began it. */
export interface FlowCookie {
  read(header: string | undefined): string | null;
  write(token: string, expiresAt: Date): string;
  clear(): string;
}

export function createFlowCookie(publicUrl: string): FlowCookie {
  const secure = new URL(publicUrl).protocol === 'https:';
  const name = secure ? '__Host-torpedo_flow' : 'torpedo_flow';
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    read: (header) => (header ? parse(header)[name] || null : null),
    write: (token, expiresAt) => serialize(name, token, { ...attributes, expires: expiresAt }),
    clear: () => serialize(name, '', { ...attributes, maxAge: 0, expires: new Date(0) }),
  };
}
