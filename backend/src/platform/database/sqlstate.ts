import { ConnectionError } from 'sequelize';
import {
  DomainError,
  ERROR_STATUS,
  InvalidInputError,
  type ErrorCode,
  type CodeWithFacts,
} from '../errors/index.js';

/** Of our SQL functions: message = code, detail = JSON facts. */
const DOMAIN_ERROR_STATE = 'TP001';

/** Serialization failure and deadlock (PostgreSQL appendix A). */
const REPEATABLE_STATES = new Set(['40001', '40P01']);

/** Not UTF-8, or a character that PostgreSQL's JSON cannot hold. */
const UNSTORABLE_TEXT_STATES = new Set(['22021', '22P05']);

/** A fault of ours, but for JSON's reader, which reads a client's text. */
const INVALID_TEXT_STATE = '22P02';

const CONNECTION_STATES = /^(08|57P0)/;
const CONNECTION_ERRORS = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT']);

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
