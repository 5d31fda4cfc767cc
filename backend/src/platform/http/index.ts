export { actorOf, findActor, type Actor, type ApiKeyScope, type Authenticator, type Role } from './actor.js';
export { ApiController } from './api-controller.js';
export { addressLimit } from './address-limit.js';
export { notSignedIn } from './authentication.js';
export { apiOnly, neverStored, routesByPlace } from './api-paths.js';
export { COMPRESSED_PATHS, compressedLists, revalidatedLists } from './api-paths.js';
export type { ErrorDto, MessageDto } from './error.dto.js';
export { errorHandler, notFoundHandler } from './error-handler.js';
export { fileUploads } from './request-body.js';
export { DryRunOutcome, isDryRun } from './dry-run.js';
export { health, readinessOf, type ReadinessChecks } from './health.js';
export { controllersByClass, type Controllers } from './ioc.js';
export {
  answerList,
  answerPage,
  sendBatches,
  sendSheet,
  searchedText,
  type ListPageDto,
  type ListQueryDto,
  type Sheet,
} from './list.js';
export { answerWhole, type WholeListQueryDto } from './whole-list.js';
export { listen, type Listener } from './listener.js';
export { networkOf } from './address-limit.js';
export { isOwnOrigin, isOwnSite, ownSiteOnly } from './own-site.js';
export { assertOwnUserId } from './actor.js';
export type { RateLimit, RateLimiter } from './address-limit.js';
export { PAGE_SIZES } from './page-sizes.js';
export { requestBody } from './request-body.js';
export { requestContext } from './request-context.js';
export { securityHeaders } from './security-headers.js';
export { guardUpgrades, type Sockets, type UpgradeTaker } from './sockets.js';
export { refuseUnsafeInput } from './unsafe-input.js';
export { STAFF_ACTIONS, type StaffAction, type StaffEntity, type StaffPermission } from './staff-actions.js';
export { assertPermitted, grantableBy, permissionsOf } from './staff-permissions.js';
export { timeRangeOf, type TimeRangeDto } from './time-range.js';
export { trustProxy } from './address-limit.js';
export { documentsOf, readWebApp, webApp, type WebApp } from './web-app.js';
