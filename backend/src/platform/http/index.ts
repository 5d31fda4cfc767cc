export { actorOf, findActor, ROLES, type Actor, type Authenticator, type Role } from './actor.js';
export type { ErrorDto, MessageDto } from './error.dto.js';
export { errorBody, errorHandler, notFoundHandler } from './error-handler.js';
export type { Idempotency, IdempotencyClaim, IdempotentRequest, StoredAnswer } from './idempotency.js';
export type { Controllers } from './ioc.js';
export type { RateLimit, RateLimiter } from './rate-limiter.js';
export { requestContext } from './request-context.js';
