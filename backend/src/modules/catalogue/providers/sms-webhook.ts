import { createHash } from 'node:crypto';
import { recordOf, zonedDate } from './handler-answer.js';
import { readContent } from './sms-code.js';

export interface PushedMessage {
  providerActivationId: string;
  text: string | null;
  code: string | null;
  /** Null where the time has no zone. */
  receivedAt: Date | null;
  /** Every repetition of the notification has the same key. */
  messageKey: string;
}

export function readSmsWebhook(body: unknown): PushedMessage | null {
  const fields = recordOf(body);
  const providerActivationId = idOf(fields.activationId);
  if (providerActivationId === null) return null;
  const { code, text } = readContent(idOf(fields.code) ?? textOf(fields.code), textOf(fields.text));
  if (text === null && code === null) return null;
  const receivedAt = textOf(fields.receivedAt);
  const ownId = idOf(fields.id);
  const seed = [providerActivationId, receivedAt ?? '', text ?? code ?? ''].join('|');
  return {
    providerActivationId,
    text,
    code,
    receivedAt: zonedDate(receivedAt),
    // An `id` identifies the message only if it is not the id of the activation.
    messageKey:
      ownId !== null && ownId !== providerActivationId
        ? `id:${ownId}`
        : `sha256:${createHash('sha256').update(seed).digest('hex')}`,
  };
}

function idOf(value: unknown): string | null {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  return typeof text === 'string' && /^[\w-]{1,64}$/.test(text) ? text : null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.slice(0, 2000) : null;
}
