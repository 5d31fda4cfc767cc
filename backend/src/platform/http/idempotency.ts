import type { UnitOfWork } from '../database/index.js';

/** An answer as it was first given: replayed byte for byte. */
export interface StoredAnswer {
  status: number;
  body: unknown;
}

/** A request that may be repeated with its Idempotency-Key. */
export interface IdempotentRequest {
  /** User and operation that the key belongs to, for example `<user id>:purchase`. */
  scope: string;
  /** The Idempotency-Key header; without one the operation simply runs. */
  key: string | undefined;
  /** The body, hashed: the same key with another body is a conflict. */
  body: unknown;
}

/** What the running operation may do with its claim of the key. */
export interface IdempotencyClaim {
  /**
   * Stores the answer in the operation's own transaction, so that a crash leaves either both or none.
   * Without this call the answer is stored right after the operation.
   */
  complete(unit: UnitOfWork, answer: StoredAnswer): Promise<void>;
}

export interface Idempotency {
  /**
   * Runs the operation once per key: the same key and body replays the stored answer, a duplicate in flight
   * waits for it (25 s). An operation that throws a DomainError gives its claim back: a refusal is not stored.
   * @throws DomainError IDEMPOTENCY_CONFLICT (other body), IDEMPOTENCY_IN_PROGRESS (still running after 25 s)
   */
  run(
    request: IdempotentRequest,
    operation: (claim: IdempotencyClaim) => Promise<StoredAnswer>,
  ): Promise<StoredAnswer>;
}
