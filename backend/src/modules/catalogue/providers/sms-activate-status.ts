import { recordOf, waitSecondsOf, zonedDate, type HandlerAnswer } from './handler-answer.js';
import type {
  CancelOutcome,
  FinishOutcome,
  ProviderMessage,
  RequestAnotherOutcome,
  StatusOutcome,
} from './provider.port.js';
import { messageOf, MOST_MESSAGES } from './sms-activate-answers.js';
import { readContent } from './sms-code.js';

const NOT_FOUND = new Set(['NO_ACTIVATION', 'WRONG_ACTIVATION_ID', 'NOT_FOUND']);

export function readStatus(answer: HandlerAnswer): StatusOutcome | null {
  if (answer.kind === 'json') return readStatusObject(recordOf(answer.value));
  if (answer.kind !== 'token') return null;
  if (NOT_FOUND.has(answer.code)) return { kind: 'not_found' };
  switch (answer.code) {
    case 'STATUS_WAIT_CODE':
      return { kind: 'waiting' };
    case 'STATUS_WAIT_RETRY':
    case 'STATUS_WAIT_RESEND':
      return {
        kind: 'waiting_another',
        lastCode: answer.argument ? readContent(answer.argument, null).code : null,
      };
    case 'STATUS_OK':
      return answer.argument ? { kind: 'received', message: messageOf(answer.argument, null) } : null;
    case 'STATUS_CANCEL':
    case 'ACCESS_CANCEL':
      return { kind: 'cancelled' };
    case 'STATUS_FINISH':
    case 'ACTIVATION_NOT_ACTIVE':
      return { kind: 'finished' };
    default:
      return null;
  }
}

function readStatusObject(fields: Record<string, unknown>): StatusOutcome | null {
  if (!('sms' in fields) && !('data' in fields) && !('verificationType' in fields)) return null;
  const message = readMessage(recordOf(fields.sms ?? fields.data));
  return message ? { kind: 'received', message } : { kind: 'waiting' };
}

export function readMessage(fields: Record<string, unknown>): ProviderMessage | null {
  const { code, text } = readContent(
    textOf(fields.code ?? fields.smsCode),
    textOf(fields.text ?? fields.smsText),
  );
  if (text === null && code === null) return null;
  return { text, code, receivedAt: zonedDate(fields.date ?? fields.dateTime ?? fields.receivedAt) };
}

export function readCancel(answer: HandlerAnswer): CancelOutcome | null {
  if (answer.kind === 'no_content') return { kind: 'cancelled' };
  if (answer.kind !== 'token') return null;
  if (NOT_FOUND.has(answer.code)) return { kind: 'not_found' };
  switch (answer.code) {
    case 'ACCESS_CANCEL':
    case 'STATUS_CANCEL':
      return { kind: 'cancelled' };
    case 'ACCESS_ACTIVATION':
    case 'ACTIVATION_NOT_ACTIVE':
      return { kind: 'already_closed' };
    case 'EARLY_CANCEL_DENIED':
      return { kind: 'too_early', minActivationSeconds: waitSecondsOf(answer.info.minActivationTime) };
    case 'OTP_RECEIVED':
    case 'NEW_OTP_RECEIVED':
      return { kind: 'message_received', messages: messagesOf(answer.info.data) };
    case 'BAD_STATUS':
    case 'FREE_CANCELLATION_EXPIRED':
      return { kind: 'not_possible' };
    default:
      return null;
  }
}

export function readFinish(answer: HandlerAnswer): FinishOutcome | null {
  if (answer.kind === 'no_content') return { kind: 'finished' };
  if (answer.kind !== 'token') return null;
  if (NOT_FOUND.has(answer.code)) return { kind: 'not_found' };
  if (answer.code === 'ACCESS_ACTIVATION') return { kind: 'finished' };
  if (answer.code === 'ACTIVATION_NOT_ACTIVE' || answer.code === 'ACCESS_CANCEL')
    return { kind: 'already_closed' };
  return answer.code === 'BAD_STATUS' ? { kind: 'not_possible' } : null;
}

export function readRequestAnother(answer: HandlerAnswer): RequestAnotherOutcome | null {
  if (answer.kind === 'no_content') return { kind: 'requested' };
  if (answer.kind !== 'token') return null;
  if (NOT_FOUND.has(answer.code)) return { kind: 'not_found' };
  if (answer.code === 'ACCESS_RETRY_GET') return { kind: 'requested' };
  const impossible = answer.code === 'BAD_STATUS' || answer.code === 'ACTIVATION_NOT_ACTIVE';
  return impossible ? { kind: 'not_possible' } : null;
}

function messagesOf(data: unknown): ProviderMessage[] {
  const rows: unknown[] = Array.isArray(data) ? data.slice(-MOST_MESSAGES) : [data];
  return rows.flatMap((row) => {
    if (typeof row === 'string' || typeof row === 'number') return [messageOf(String(row), null)];
    return readMessage(recordOf(row)) ?? [];
  });
}

function textOf(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text : null;
}
