export {
  actorOf,
  assertOwnUserId,
  findActor,
  DIALECT_KEY_CHARACTERS,
  TEST_KEY_PREFIX,
  type Actor,
  type ApiKeyScope,
  type Authenticator,
  type Role,
  type TeamRole,
} from './actor.js';
export { ApiController } from './api-controller.js';
export {
  addRateLimit,
  addressLimit,
  consumeAddress,
  networkOf,
  trustProxy,
  type RateLimit,
  type RateLimiter,
  type RuleState,
} from './address-limit.js';
export { notSignedIn } from './authentication.js';
export { byArea, COMPRESSED_PATHS, compressedLists, revalidatedLists, routesByPlace } from './api-paths.js';
export type { ErrorDto, MessageDto } from '../errors/error.dto.js';
export { errorHandler, notFoundHandler } from './error-handler.js';
export { DryRunOutcome, isDryRun } from './dry-run.js';
export { formPages, type SendFormPage } from './form-pages.js';
export { health, readinessOf, type Readiness, type ReadinessChecks } from './health.js';
export { controllersByClass, type Controllers } from './ioc.js';
export {
  answerList,
  answerPage,
  answerWhole,
  placeIn,
  sendBatches,
  sendSheet,
  searchedText,
  type ListPageDto,
  type ListQueryDto,
  type Sheet,
  type WholeListQueryDto,
} from './list.js';
export { listen, type Listener } from './listener.js';
export { isOwnOrigin, isOwnSite, ownSiteOnly } from './own-site.js';
export { PAGE_SIZES } from './page-sizes.js';
export { fileUploads, hasBody, requestBody } from './request-body.js';
export { readers } from './readers.js';
export { inOrder } from './in-order.js';
export { requestContext } from './request-context.js';
export { fixedHeaders } from './fixed-headers.js';
export { guardUpgrades, type Sockets, type UpgradeTaker } from './sockets.js';
export { refuseUnsafeInput, storable } from './unsafe-input.js';
export { STAFF_ACTIONS, type StaffAction, type StaffEntity, type StaffPermission } from './staff-actions.js';
export { assertPermitted, grantableBy, permissionsOf } from './staff-permissions.js';
export { timeRangeOf, type TimeRangeDto } from './time-range.js';
export { documentsOf, readWebApp, webApp, type SiteFigures, type WebApp } from './web-app.js';
