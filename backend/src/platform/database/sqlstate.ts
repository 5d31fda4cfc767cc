import { ConnectionError } from 'sequelize';
import {
  DomainError,
  ERROR_STATUS,
  InvalidInputError,
  type ErrorCode,
  type CodeWithFacts,
} from '../errors/index.js';

/** SQLSTATE with which our SQL functions raise a domain error: message = code, detail = JSON facts. */
const DOMAIN_ERROR_STATE = 'TP001';

/** Serialization failure and deadlock (PostgreSQL appendix A): the whole unit of work may be repeated. */
const REPEATABLE_STATES = new Set(['40001', '40P01']);

/** Text that PostgreSQL cannot hold: a byte of no UTF-8, and a character that its JSON cannot. */
const UNSTORABLE_TEXT_STATES = new Set(['22021', '22P05']);

/** Text that is no value of its type; a fault of ours unless JSON's reader says it, which reads what a client sent. */
const INVALID_TEXT_STATE = '22P02';

const CONNECTION_STATES = /^(08|57P0)/;
const CONNECTION_ERRORS = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT']);

interface PostgresError extends Error {
  code?: string;
  detail?: string;
  constraint?: string;
  /** The function of PostgreSQL that refused. */
  routine?: string;
  parent?: PostgresError;
}

function postgresError(error: unknown): PostgresError | null {
  if (!(error instanceof Error)) return null;
  const candidate = error as PostgresError;
  return candidate.parent ?? candidate;
}

function isUnstorable({ code = '', routine = '' }: PostgresError): boolean {
  return UNSTORABLE_TEXT_STATES.has(code) || (code === INVALID_TEXT_STATE && routine.startsWith('json_'));
}

function isErrorCode(value: string): value is ErrorCode {
  return Object.hasOwn(ERROR_STATUS, value);
}

/** The domain error that a failed statement stands for, or the failure itself where there is none. */
export function domainErrorOf(error: unknown): unknown {
  if (error instanceof ConnectionError) return new DomainError('UNAVAILABLE', {}, { cause: error });
  const cause = postgresError(error);
  if (!cause?.code) return error;
  if (cause.code === DOMAIN_ERROR_STATE && isErrorCode(cause.message)) {
    const refusal = [cause.message, cause.detail ? JSON.parse(cause.detail) : {}] as CodeWithFacts;
    return new DomainError(...refusal, { cause });
  }
  if (CONNECTION_STATES.test(cause.code) || CONNECTION_ERRORS.has(cause.code)) {
    return new DomainError('UNAVAILABLE', {}, { cause });
  }
  return isUnstorable(cause) ? new InvalidInputError({}) : error;
}

/** True when the unit of work lost a race that a repetition settles. */
export function isRepeatable(error: unknown): boolean {
  return REPEATABLE_STATES.has(postgresError(error)?.code ?? '');
}

/** True when the failure is a violation of the named unique constraint or index. */
export function violatesUnique(error: unknown, constraint: string): boolean {
  const cause = postgresError(error);
  return cause?.code === '23505' && cause.constraint === constraint;
}

/** True when a value does not fit its type (class 22: data exception). */
export function hasBadValue(error: unknown): boolean {
  return postgresError(error)?.code?.startsWith('22') ?? false;
}
