/** One sign-in, whatever carries it: the browser's cookie and the access token end together. */
export interface Session {
  id: string;
  userId: string;
  name: string;
  userAgent: string | null;
  ipAddress: string | null;
  createdAt: Date;
  lastSeenAt: Date;
  /** When it ends unless it is used before. */
  idleExpiresAt: Date;
  /** When it ends in any case. */
  expiresAt: Date;
}
