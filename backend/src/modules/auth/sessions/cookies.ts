import { parse, serialize } from 'cookie';

/** On https the prefix `__Host-` binds the cookie to the host. */
function ofHost(publicUrl: string, purpose: 'session' | 'device' | 'flow') {
  const secure = new URL(publicUrl).protocol === 'https:';
  return {
    name: `${secure ? '__Host-' : ''}torpedo_${purpose}`,
    attributes: { path: '/', httpOnly: true, sameSite: 'lax', secure },
  } as const;
}

export interface ExpiringCookie {
  read(header: string | undefined): string | null;
  write(token: string, end: { expiresAt: Date }): string;
  clear(): string;
}

function createExpiringCookie(publicUrl: string, purpose: 'session' | 'flow'): ExpiringCookie {
  const { name, attributes } = ofHost(publicUrl, purpose);
  return {
    read: (header) => (header ? parse(header)[name] || null : null),
    write: (token, { expiresAt }) => serialize(name, token, { ...attributes, expires: expiresAt }),
    clear: () => serialize(name, '', { ...attributes, maxAge: 0, expires: new Date(0) }),
  };
}

export const createSessionCookie = (publicUrl: string) => createExpiringCookie(publicUrl, 'session');

export const createFlowCookie = (publicUrl: string) => createExpiringCookie(publicUrl, 'flow');

/** Browsers keep no cookie longer than this. */
export const DEVICE_DAYS = 400;

const WELL_FORMED = /^[\w-]{43}$/;

export interface DeviceCookie {
  read(header: string | undefined): string | null;
  write(token: string): string;
}

export function createDeviceCookie(publicUrl: string): DeviceCookie {
  const { name, attributes } = ofHost(publicUrl, 'device');
  return {
    read(header) {
      const token = header ? parse(header)[name] : undefined;
      return token && WELL_FORMED.test(token) ? token : null;
    },
    write: (token) => serialize(name, token, { ...attributes, maxAge: DEVICE_DAYS * 86_400 }),
  };
}
