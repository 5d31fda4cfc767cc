import { parseExactJson } from '../../../platform/exact-json.js';

/** What a body of the handler_api protocol says, whichever dialect it is in. */
export type HandlerAnswer =
  | { kind: 'json'; value: Record<string, unknown> | unknown[] }
  /** `CODE` or `CODE:argument`, or the JSON envelope of an error. */
  | { kind: 'token'; code: string; argument: string | null; info: Record<string, unknown> }
  | { kind: 'no_content' }
  | { kind: 'unreadable'; why: string };

const TOKEN = /^([A-Z][A-Z0-9_ ]*[A-Z0-9_])(?::([\s\S]*))?$/;
const FAILED = new Set<unknown>(['error', 'false', false]);

/**
 * Decides by the body alone: neither the status nor the content type can be trusted.
 * HTTP 204 is the one status that carries meaning.
 */
export function readHandlerAnswer(status: number, body: string): HandlerAnswer {
  if (status === 204) return { kind: 'no_content' };
  const text = withoutQuotes(body.trim());
  if (text === '') return { kind: 'unreadable', why: 'empty body' };
  if (text.startsWith('{') || text.startsWith('[')) return readJson(text);
  const token = TOKEN.exec(text);
  if (!token?.[1]) return { kind: 'unreadable', why: text.startsWith('<') ? 'a web page' : 'no known form' };
  return { kind: 'token', code: token[1], argument: token[2] ?? null, info: {} };
}

function readJson(text: string): HandlerAnswer {
  let value: unknown;
  try {
    value = parseExactJson(text);
  } catch {
    return { kind: 'unreadable', why: 'broken JSON' };
  }
  if (Array.isArray(value)) return { kind: 'json', value };
  const object = value as Record<string, unknown>;
  const code = errorCode(object);
  if (code === null) return { kind: 'json', value: object };
  return { kind: 'token', code, argument: argumentOf(object), info: recordOf(object.info) };
}

function errorCode(object: Record<string, unknown>): string | null {
  if (typeof object.title === 'string') return object.title;
  if (!FAILED.has(object.status)) return null;
  const code = object.message ?? object.error ?? object.msg;
  return typeof code === 'string' ? code : 'ERROR';
}

function argumentOf(object: Record<string, unknown>): string | null {
  const text = object.details ?? object.errorMsg;
  return typeof text === 'string' ? text : null;
}

/** The value as an object with string keys; empty for anything else. */
export function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

function withoutQuotes(text: string): string {
  return text.length >= 2 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text;
}
