export { forgetIdempotencyKeysJob } from './forget-keys.job.js';
export { createIdempotency } from './idempotency.js';
