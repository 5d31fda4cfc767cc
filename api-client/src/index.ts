export { ApiError, codeOf, hasCode, hasStatus, readError } from './api-error.js';
export { bodyOf, createApi, type Api, type ApiOptions, type Schemas } from './client.js';
export type { DetailsOf, ErrorCode } from './error-codes.js';
export { readLiveEvent, type LiveEvent } from './live-events.js';
export { COUNTRY_PREFERENCES, PAGE_SIZES, PASSWORD_CRITERIA, STAFF_REASONS } from './server-rules.gen.js';
export { newIdempotencyKey } from './idempotency-key.js';
