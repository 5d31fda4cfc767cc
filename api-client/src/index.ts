export { ApiError, codeOf, hasCode, hasStatus, readError } from './api-error.js';
export { bodyOf, createApi, newIdempotencyKey } from './client.js';
export type { AnswerOf, Api, ApiOptions, ParametersOf, PathOf, RequestOf, Schemas } from './client.js';
export type { DetailsOf, ErrorCode } from './error-codes.js';
export { readLiveEvent, type LiveEvent } from './live-events.js';
export { PAGE_SIZES } from './page-sizes.gen.js';
export { PASSWORD_CRITERIA } from './password-criteria.gen.js';
export { COUNTRY_PREFERENCES, STAFF_ACTIONS, type StaffAction } from './staff-rules.gen.js';
export { timedFetch } from './timed-fetch.js';
export {
  NoCodeError,
  NoNumberError,
  Torpedo,
  type NumberActions,
  type NumberOrder,
  type RentedNumber,
  type TorpedoNumbers,
  type TorpedoOptions,
  type WaitOptions,
} from './torpedo.js';
export { verifyWebhook, type WebhookEvent } from './verify-webhook.js';
