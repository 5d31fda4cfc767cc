/** What the session of a browser is called. */
export const BROWSER_SESSION = 'web';

/** The name that a client gave its session; undefined for a browser's. */
export function givenNameOf({ name }: { name: string }): string | undefined {
  return name === BROWSER_SESSION ? undefined : name;
}

/** One sign-in, whatever carries it: the browser's cookie and the access token end together. */
export interface Session {
  id: string;
  userId: string;
  name: string;
  /** How often its secrets were replaced. */
  rotation: number;
  userAgent: string | null;
  ipAddress: string | null;
  createdAt: Date;
  lastSeenAt: Date;
  /** When it ends unless it is used before. */
  idleExpiresAt: Date;
  /** When it ends in any case. */
  expiresAt: Date;
}
