export { forgetIdempotencyKeysJob } from './forget-keys.job.js';
export { createIdempotency, type Idempotency, type IdempotencyClaim } from './idempotency.js';
export {
  keyStateOf,
  type IdempotencyKey,
  type KeyState,
  type KeyStateRow,
  type StoredAnswer,
} from './idempotency.store.js';
