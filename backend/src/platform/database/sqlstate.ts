import { ConnectionError } from 'sequelize';
import { DomainError, ERROR_STATUS, type ErrorCode, type ErrorDetails } from '../errors/index.js';

/** SQLSTATE with which our SQL functions raise a domain error: message = code, detail = JSON facts. */
const DOMAIN_ERROR_STATE = 'TP001';

/** Serialization failure and deadlock (PostgreSQL appendix A): the whole unit of work may be repeated. */
const REPEATABLE_STATES = new Set(['40001', '40P01']);

const CONNECTION_STATES = /^(08|57P0)/;
const CONNECTION_ERRORS = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT']);

interface PostgresError extends Error {
  code?: string;
  detail?: string;
  constraint?: string;
  parent?: PostgresError;
}

function postgresError(error: unknown): PostgresError | null {
  if (!(error instanceof Error)) return null;
  const candidate = error as PostgresError;
  return candidate.parent ?? candidate;
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
    const details = cause.detail ? (JSON.parse(cause.detail) as ErrorDetails) : {};
    return new DomainError(cause.message, details, { cause });
  }
  if (CONNECTION_STATES.test(cause.code) || CONNECTION_ERRORS.has(cause.code)) {
    return new DomainError('UNAVAILABLE', {}, { cause });
  }
  return error;
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
