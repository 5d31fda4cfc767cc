import type { ErrorCode } from './catalogue.js';
import type { CodeWithFacts } from './error.dto.js';
import type { FieldTextKey } from './field-texts.js';

export type ErrorDetails = Readonly<Record<string, unknown>>;

export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(...[code, details, options]: [...CodeWithFacts, options?: ErrorOptions]) {
    super(code, options);
    this.code = code;
    this.details = { ...details };
  }
}

export class InvalidInputError extends DomainError {
  constructor(
    readonly fields: Readonly<Record<string, string>>,
    code: ErrorCode = 'VALIDATION_ERROR',
    details: ErrorDetails = {},
  ) {
    super(...([code, details] as CodeWithFacts));
  }
}

export class RefusedFieldError extends InvalidInputError {
  constructor(
    code: ErrorCode,
    field: string,
    readonly text: FieldTextKey,
    details: ErrorDetails = {},
  ) {
    super({ [field]: text }, code, details);
  }
}

export class StartError extends Error {
  override readonly name = 'StartError';
}
