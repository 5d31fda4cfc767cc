export { actorOf, ROLES, type Actor, type Authenticator, type Role } from './actor.js';
export { errorBody, errorHandler, notFoundHandler } from './error-handler.js';
export type { Controllers } from './ioc.js';
export { requestContext } from './request-context.js';
