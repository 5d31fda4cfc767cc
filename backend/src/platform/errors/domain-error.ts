import type { ErrorCode } from './catalogue.js';
import type { CodeWithFacts } from './error.dto.js';
import type { FieldTextKey } from './field-texts.js';

/** Facts that travel with an error to the client, in wire names (snake_case). */
export type ErrorDetails = Readonly<Record<string, unknown>>;

/** A refusal that the domain knows: a code from the catalogue, which fixes status and texts, and its facts. */
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

/** A refusal of input: messages by field path (`profile.cpf`), each a text key of the catalogue. */
export class InvalidInputError extends DomainError {
  constructor(
    readonly fields: Readonly<Record<string, string>>,
    code: ErrorCode = 'VALIDATION_ERROR',
    details: ErrorDetails = {},
  ) {
    super(...([code, details] as CodeWithFacts));
  }
}

/** A refusal that has its own code because of one field, and whose sentence is what is wrong with that field. */
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

/** A reason not to start, as one sentence for the person at the terminal. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
