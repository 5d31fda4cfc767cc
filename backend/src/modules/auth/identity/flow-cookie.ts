import { parse, serialize } from 'cookie';

/** Binds a sign-in at the identity provider to the browser that began it. */
export interface FlowCookie {
  /** The browser's token of a Cookie header; null without one. */
  read(header: string | undefined): string | null;
  /** A Set-Cookie value that lasts as long as the flow. */
  write(token: string, expiresAt: Date): string;
  /** A Set-Cookie value that removes it. */
  clear(): string;
}

/** On https bound to the host by its `__Host-` name. */
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
