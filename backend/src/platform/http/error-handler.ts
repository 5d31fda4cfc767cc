import { type FieldErrors, ValidateError } from '@tsoa/runtime';
import type { ErrorRequestHandler, NextFunction, Request, Response } from 'express';
import {
  isFieldTextKey,
  type ErrorCode,
  type ErrorDto,
  type FieldTextKey,
  DomainError,
  ERROR_STATUS,
  FIELD_OF_CODE,
  FIELD_TEXTS,
  InvalidInputError,
  RefusedFieldError,
  errorText,
} from '../errors/index.js';
import type { Language } from '../languages.js';
import type { Logger } from '../logging/index.js';
import { DryRunOutcome, DRY_RUN_MEDIA_TYPE } from './dry-run.js';

/** tsoa's own validation messages are fixed English texts. */
const TSOA_MESSAGES: readonly (readonly [RegExp, FieldTextKey])[] = [
  [/^'.*' is required$/, 'required'],
  [/^invalid string/, 'not_text'],
  [/^invalid integer/, 'not_integer'],
  [/^invalid float/, 'not_number'],
  [/^invalid boolean/, 'not_boolean'],
  [/^minLength/, 'too_short'],
  [/^maxLength/, 'too_long'],
  [/^min \d/, 'too_small'],
  [/^max \d/, 'too_large'],
  [/^should be one of/, 'not_allowed'],
];

const EXCESS = /^"(.+)" is an excess property/;
const UNION = /^Could not match the union against any of the items\. Issues: (.+)$/s;
const NULL_ONLY = 'should be one of the following; [null]';

function textKey(message: string): FieldTextKey {
  if (isFieldTextKey(message)) return message;
  return TSOA_MESSAGES.find(([pattern]) => pattern.test(message))?.[1] ?? 'invalid';
}

/** Leaves out the name of the body, and writes places in a list as plain numbers. */
function clientPath(path: string): string {
  const [first, ...rest] = path.split('.');
  const own = rest.length > 0 && !rest[0]?.startsWith('$') ? rest : [first, ...rest];
  return own.map((part = '') => part.replace(/^\$/, '')).join('.');
}

/** A check writes one unknown field into the path, several into the message. */
function excessPaths(path: string, names: string): string[] {
  return path.endsWith(`.${names}`) ? [path] : names.split(',').map((name) => `${path}.${name}`);
}

function isAboutNull(issues: FieldErrors): boolean {
  return Object.values(issues).every(({ message }) => message === NULL_ONLY);
}

function unionFields(path: string, json: string): Record<string, string> {
  const alternatives = (JSON.parse(json) as FieldErrors[]).filter((issues) => !isAboutNull(issues));
  if (alternatives.length === 1) return fieldsByPath(alternatives[0] ?? {});
  const keys = new Set(alternatives.flatMap((issues) => Object.values(fieldsByPath(issues))));
  return { [path]: keys.size === 1 ? ([...keys][0] ?? 'invalid') : 'invalid' };
}

function fieldsByPath(errors: FieldErrors): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [path, { message }] of Object.entries(errors)) {
    const [, excess] = EXCESS.exec(message) ?? [];
    const [, union] = UNION.exec(message) ?? [];
    if (excess) for (const unknown of excessPaths(path, excess)) fields[unknown] = 'unknown_field';
    else if (union) Object.assign(fields, unionFields(path, union));
    else fields[path] = textKey(message);
  }
  return fields;
}

export function validationFields(errors: FieldErrors): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldsByPath(errors)).map(([path, key]) => [clientPath(path), key]),
  );
}

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

/** The error codes of RFC 8628. */
const DEVICE_ERRORS: Readonly<Partial<Record<ErrorCode, ErrorDto['error']>>> = {
  AUTHORIZATION_PENDING: 'authorization_pending',
  SLOW_DOWN: 'slow_down',
  ACCESS_DENIED: 'access_denied',
  EXPIRED_TOKEN: 'expired_token',
};

interface ErrorBody extends Omit<ErrorDto, 'detail'> {
  detail: Record<string, unknown>;
}

function fieldsOf(error: DomainError, message: string, language: Language): Record<string, string> | null {
  if (error instanceof InvalidInputError) return fieldMessages(error.fields, language);
  const field = (FIELD_OF_CODE as Partial<Record<ErrorCode, string>>)[error.code];
  return field === undefined ? null : { [field]: message };
}

export function errorBody(error: DomainError, language: Language): ErrorBody {
  const message = messageOf(error, language);
  const fields = fieldsOf(error, message, language);
  const deviceError = DEVICE_ERRORS[error.code];
  return {
    detail: { code: error.code, message, ...error.details, ...(fields && { fields }) },
    ...(deviceError && { error: deviceError, error_description: message }),
  };
}

/** Never sends a stack or an SQL text. It also answers a dry run. */
export const errorHandler =
  (log: Logger): ErrorRequestHandler =>
  (error: unknown, request: Request, response: Response, next: NextFunction): void => {
    if (response.headersSent) {
      next(error);
      return;
    }
    if (error instanceof DryRunOutcome) {
      const { changes, warnings } = error;
      response.type(DRY_RUN_MEDIA_TYPE).send(JSON.stringify({ dry_run: true, changes, warnings }));
      return;
    }
    const known = clientErrorOf(error);
    if (!known) log.error({ err: error }, 'request failed');
    const shown = known ?? new DomainError('INTERNAL_ERROR');
    const retryAfter = shown.details['retry_after_seconds'];
    if (typeof retryAfter === 'number') response.setHeader('Retry-After', Math.ceil(retryAfter));
    response.locals['errorCode'] = shown.code;
    response.status(ERROR_STATUS[shown.code]).json(errorBody(shown, request.language));
  };

export function notFoundHandler(_request: Request, _response: Response, next: NextFunction): void {
  next(new DomainError('NOT_FOUND'));
}
