export {
  forgetIdempotencyKeysJob,
  keyStateOf,
  type IdempotencyKey,
  type KeyState,
  type KeyStateRow,
  type StoredAnswer,
} from './idempotency.store.js';
export { createIdempotency, type Idempotency, type IdempotencyClaim } from './idempotency.js';
