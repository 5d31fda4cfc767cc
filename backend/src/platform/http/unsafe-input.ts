import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { DomainError, InvalidInputError } from '../errors/index.js';

/** A field with such a name would hide a property that code expects in every object. */
const RESERVED_NAMES = new Set(Object.getOwnPropertyNames(Object.prototype));

/** The validation is recursive, so very deep input would overflow the stack. */
const MAXIMUM_DEPTH = 20;

const NUL = '\u0000';

/** PostgreSQL can hold neither NUL nor halves of surrogate pairs. */
const isStorable = (text: string): boolean => !text.includes(NUL) && text.isWellFormed();

export const storable = (text: string): string =>
  isStorable(text) ? text : text.replaceAll(NUL, '').toWellFormed();

/** @param mendsText repairs such text. @throws InvalidInputError that names the unusable fields */
export function safeInput(input: unknown, mendsText: boolean): unknown {
  const refused = new Map<string, string>();

  function safe(value: unknown, path: readonly string[]): unknown {
    if (typeof value === 'string') {
      if (isStorable(value)) return value;
      if (!mendsText) refused.set(path.join('.'), 'invalid');
      return storable(value);
    }
    if (typeof value !== 'object' || value === null) return value;
    if (path.length >= MAXIMUM_DEPTH) {
      refused.set(path[0] ?? '', 'invalid');
      return null;
    }
    if (Array.isArray(value)) return value.map((item, place) => safe(item, [...path, String(place)]));
    for (const name of Object.keys(value)) {
      if (RESERVED_NAMES.has(name)) refused.set([...path, name].join('.'), 'unknown_field');
      if (!isStorable(name)) refused.set(path.join('.'), 'invalid');
    }
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, safe(field, [...path, name])]),
    );
  }

  const result = safe(input, []);
  if (refused.size > 0) throw new InvalidInputError(Object.fromEntries(refused));
  return result;
}

/** Below `mendedPaths` text is repaired, because the sender of a notification cannot change it. */
export function refuseUnsafeInput(mendedPaths: readonly string[]): RequestHandler {
  return (request: Request, _response: Response, next: NextFunction) => {
    const path = request.baseUrl + request.path;
    if (path.includes('%00')) throw new DomainError('NOT_FOUND');
    if (request.url.includes('?')) safeInput(request.query, false);
    const mendsText = mendedPaths.some((mended) => path.startsWith(`${mended}/`));
    request.body = safeInput(request.body, mendsText);
    next();
  };
}
