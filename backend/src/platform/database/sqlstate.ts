import { ConnectionAcquireTimeoutError, ConnectionError } from 'sequelize';
import {
  DomainError,
  ERROR_STATUS,
  InvalidInputError,
  type ErrorCode,
  type CodeWithFacts,
} from '../errors/index.js';
import { READ_ONLY_STATE } from './leader-client.js';

/** The state of errors that our SQL functions raise: message = code, detail = JSON facts. */
const DOMAIN_ERROR_STATE = 'TP001';

/** Serialization failure and deadlock (PostgreSQL appendix A): the transaction may run again. */
const REPEATABLE_STATES = new Set(['40001', '40P01']);

/** The text is not UTF-8, or has a character that PostgreSQL's JSON cannot hold. */
const UNSTORABLE_TEXT_STATES = new Set(['22021', '22P05']);

/** Usually a fault of ours; but PostgreSQL's JSON parser raises it for a client's text. */
const INVALID_TEXT_STATE = '22P02';

/** Lost, shutting down, starting, read-only; no connection, disk or memory left; no lock or no answer in time. */
const AWAY_STATES = /^(?:08...|57P0.|25006|53[123]00|55P03|57014|58030)$/;
const AWAY_ERRORS = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT']);
const AWAY_MESSAGES =
  /^Connection terminated|^Client (?:has encountered|was closed)|^Query read timeout|^timeout expired/;
const LASTING_STATES = new Set(['53100', '53200', '55P03', '57014', '58030']);
const REFUSED_STATES = new Set([READ_ONLY_STATE, '57P03', '53300', ...LASTING_STATES]);
const RETRY_AFTER_SECONDS = 2;

/** The database could not do it now; `outcome` is `unknown` where a statement had already been sent. */
export class DatabaseAwayError extends DomainError {
  constructor(
    cause: unknown,
    readonly outcome: 'refused' | 'unknown',
  ) {
    super('UNAVAILABLE', { retry_after_seconds: RETRY_AFTER_SECONDS }, { cause });
  }
}

interface PostgresError extends Error {
  code?: string;
  detail?: string;
  constraint?: string;
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

function isAway({ code, message }: PostgresError): boolean {
  return code === undefined ? AWAY_MESSAGES.test(message) : AWAY_STATES.test(code) || AWAY_ERRORS.has(code);
}

/** True when no server accepted a connection; false when all connections of the pool were in use. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ConnectionError && !(error instanceof ConnectionAcquireTimeoutError);
}

export function isWorthRepeating(error: unknown): error is DatabaseAwayError {
  if (!(error instanceof DatabaseAwayError) || error.cause instanceof ConnectionError) return false;
  return !LASTING_STATES.has(postgresError(error.cause)?.code ?? '');
}

export function domainErrorOf(error: unknown): unknown {
  if (error instanceof ConnectionError) return new DatabaseAwayError(error, 'refused');
  const cause = postgresError(error);
  if (!cause || error instanceof DomainError) return error;
  if (isAway(cause))
    return new DatabaseAwayError(cause, REFUSED_STATES.has(cause.code ?? '') ? 'refused' : 'unknown');
  if (!cause.code) return error;
  if (cause.code === DOMAIN_ERROR_STATE && isErrorCode(cause.message)) {
    const refusal = [cause.message, cause.detail ? JSON.parse(cause.detail) : {}] as CodeWithFacts;
    return new DomainError(...refusal, { cause });
  }
  return isUnstorable(cause) ? new InvalidInputError({}) : error;
}

export function isRepeatable(error: unknown): boolean {
  return REPEATABLE_STATES.has(postgresError(error)?.code ?? '');
}

export function violatesUnique(error: unknown, constraint: string): boolean {
  const cause = postgresError(error);
  return cause?.code === '23505' && cause.constraint === constraint;
}

/** Class 22: data exception. */
export function hasBadValue(error: unknown): boolean {
  return postgresError(error)?.code?.startsWith('22') ?? false;
}
