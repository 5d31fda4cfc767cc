import type { NextFunction, Request, Response } from 'express';
import { ValidateError } from '@tsoa/runtime';
import {
  DomainError,
  ERROR_STATUS,
  FIELD_TEXTS,
  InvalidInputError,
  RefusedFieldError,
  errorText,
  isFieldTextKey,
} from '../errors/index.js';
import type { Language } from '../languages.js';
import { validationFields } from './validation-fields.js';

interface HttpError extends Error {
  type?: string;
  status?: number;
}

const BODY_ERRORS: Record<string, DomainError> = {
  'entity.parse.failed': new DomainError('INVALID_JSON'),
  'entity.too.large': new DomainError('PAYLOAD_TOO_LARGE'),
  'parameters.too.many': new DomainError('PAYLOAD_TOO_LARGE'),
  'encoding.unsupported': new DomainError('UNSUPPORTED_MEDIA_TYPE'),
  'charset.unsupported': new DomainError('UNSUPPORTED_MEDIA_TYPE'),
};

/** Every failure of a request as the domain error the client is told; null for a fault of ours. */
function clientErrorOf(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error;
  if (error instanceof ValidateError) return new InvalidInputError(validationFields(error.fields));
  const { type, status } = error as HttpError;
  const known = type ? BODY_ERRORS[type] : undefined;
  if (known) return known;
  if (status === 404) return new DomainError('NOT_FOUND');
  return status !== undefined && status >= 400 && status < 500 ? new DomainError('BAD_REQUEST') : null;
}

function fieldMessages(fields: Readonly<Record<string, string>>, language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, key]) => [
      path,
      isFieldTextKey(key) ? FIELD_TEXTS[key][language] : key,
    ]),
  );
}

function messageOf(error: DomainError, language: Language): string {
  if (error instanceof RefusedFieldError) return FIELD_TEXTS[error.text][language];
  return errorText(error.code, language, error.details);
}

/** The documented error body in the reader's language. */
export function errorBody(error: DomainError, language: Language): { detail: Record<string, unknown> } {
  const fields = error instanceof InvalidInputError ? { fields: fieldMessages(error.fields, language) } : {};
  return {
    detail: {
      code: error.code,
      message: messageOf(error, language),
      ...error.details,
      ...fields,
    },
  };
}

/** The one way out for failures: the documented body, never a stack or an SQL text. */
export function errorHandler(error: unknown, request: Request, response: Response, next: NextFunction): void {
  if (response.headersSent) {
    next(error);
    return;
  }
  const known = clientErrorOf(error);
  if (!known) request.log.error({ err: error }, 'request failed');
  const shown = known ?? new DomainError('INTERNAL_ERROR');
  const retryAfter = shown.details['retry_after_seconds'];
  if (typeof retryAfter === 'number') response.setHeader('Retry-After', Math.ceil(retryAfter));
  response.status(ERROR_STATUS[shown.code]).json(errorBody(shown, request.language));
}

/** Answers a path under the API that no route serves. */
export function notFoundHandler(_request: Request, _response: Response, next: NextFunction): void {
  next(new DomainError('NOT_FOUND'));
}
