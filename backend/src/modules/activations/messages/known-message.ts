import type { ProviderMessage } from '../providers/provider.port.js';
import type { ReceivingNumber } from './message.store.js';

const SAME_MOMENT_MS = 5_000;

const codeKey = (code: string | null) => code?.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase() ?? null;

/**
 * Whether a polled message is one that we have, so that it need not go to the database again: the same content, and no
 * other time. The database decides for itself; this only spares it the work.
 */
export function isKnown(known: ReceivingNumber['known'], message: ProviderMessage): boolean {
  return known.some(({ code, text, supplierAt }) => {
    const isSameText = message.text === null || (text !== null && text.trim() === message.text.trim());
    const isSameMoment =
      message.receivedAt === null ||
      (supplierAt !== null &&
        Math.abs(new Date(supplierAt).getTime() - message.receivedAt.getTime()) < SAME_MOMENT_MS);
    return codeKey(code) === codeKey(message.code) && isSameText && isSameMoment;
  });
}
