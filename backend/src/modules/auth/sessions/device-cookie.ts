import { parse, serialize } from 'cookie';

/** The longest that browsers keep any cookie. */
const LIFETIME_SECONDS = 400 * 86_400;
const WELL_FORMED = /^[\w-]{43}$/;

/** What a browser keeps to be recognised at the next sign-in; it opens nothing. */
export interface DeviceCookie {
  /** Null without one, or with one that we did not write. */
  read(header: string | undefined): string | null;
  /** A Set-Cookie value. */
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
