import type { OutgoingMail } from '../platform/mail/index.js';

/** The secrets of a "forgot my password" mail, as its reader finds them. */
export function mailedWayBack({ text }: OutgoingMail): { temporaryPassword: string; token: string } {
  const temporaryPassword = /^\S{12}$/m.exec(text)?.[0];
  const token = /\/reset-password\?token=([\w-]+)/.exec(text)?.[1];
  if (!temporaryPassword || !token) throw new Error(`No way back in: ${text}`);
  return { temporaryPassword, token };
}
