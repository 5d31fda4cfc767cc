import type { components } from './schema.gen.js';

type Schemas = components['schemas'];
type ErrorDetail = Schemas['ErrorDetailDto'];

export type ServerErrorCode = Schemas['ErrorCode'];

type FailedNumber = Schemas['FailedNumberDto'];

/** All codes of an ApiError: those of the server, of failed numbers, and of calls without a documented answer. */
export type ErrorCode =
  ServerErrorCode | FailedNumber['code'] | 'NETWORK_ERROR' | 'TIMEOUT' | 'UNKNOWN_ERROR';

/** The errors with facts of their own: all of the union except the one that any code may have. */
type Factual<Detail> = Detail extends { code: infer Codes }
  ? ServerErrorCode extends Codes
    ? never
    : Detail
  : never;

type WithCode<Detail, Code> = Detail extends { code: infer Codes }
  ? Code extends Codes
    ? Detail
    : never
  : never;

type OnlyOfNumbers = Exclude<FailedNumber['code'], ServerErrorCode>;

export type DetailsOf<Code extends ErrorCode> = Readonly<
  Omit<
    Code extends OnlyOfNumbers ? FailedNumber : WithCode<Factual<ErrorDetail>, Code>,
    'code' | 'message' | 'fields'
  >
>;
