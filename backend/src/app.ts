import path from 'node:path';
import express, { type Express, type RequestHandler, type Router } from 'express';
import type { Config } from './config.js';
import { RegisterRoutes } from './generated/routes.js';
import {
  addressLimit,
  byArea,
  COMPRESSED_PATHS,
  compressedLists,
  documentsOf,
  errorHandler,
  fileUploads,
  formPages,
  health,
  inOrder,
  notFoundHandler,
  ownSiteOnly,
  readers,
  refuseUnsafeInput,
  requestBody,
  requestContext,
  revalidatedLists,
  routesByPlace,
  fixedHeaders,
  trustProxy,
  webApp,
  type Authenticator,
  type Controllers,
  type RateLimiter,
  type ReadinessChecks,
  type SiteFigures,
  type WebApp,
} from './platform/http/index.js';
import type { ReadReplica } from './platform/database/index.js';
import { apiReference } from './platform/http/reference/reference.js';
import { requestLevels, requestLog, type Logger } from './platform/logging/index.js';
import { metricsRoute, type Metrics } from './platform/metrics.js';
import { tracedRequests } from './platform/tracing/tracing.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

export const WEB_APP_FOLDER = path.join(ROOT, 'frontend/dist');

const COOKIE_SETTING_PATHS = [
  '/api/v1/users/login',
  '/api/v1/auth/start',
  '/api/v1/auth/callback',
  '/api/v1/auth/second-step',
];

/** Uploads send a file; forms are sent by programs that follow a standard. */
const BODY_PATHS = {
  uploads: ['/api/v1/users/me/avatar'],
  forms: ['/api/v1/users/login', '/api/v1/auth/device', '/api/v1/webhooks'],
};

const NOTIFICATION_PATHS = ['/api/v1/webhooks'];

export interface AppParts {
  config: Config;
  readReplica: ReadReplica | null;
  log: Logger;
  metrics: Metrics;
  controllers: Controllers;
  authenticator: Authenticator;
  addressLimiter: RateLimiter;
  readiness: ReadinessChecks;
  webApp: WebApp;
  siteFigures: SiteFigures;
  publicUrl: string;
  areas: Readonly<Record<string, RequestHandler>>;
  routers: readonly Router[];
  sandboxRouter: Router | undefined;
}

function api({ addressLimiter }: AppParts, document: Router): RequestHandler {
  return inOrder(
    addressLimit(addressLimiter),
    routesByPlace((routes) => {
      for (const path of COMPRESSED_PATHS) routes.get(path, compressedLists(), revalidatedLists);
      for (const path of COOKIE_SETTING_PATHS) routes.post(path, ownSiteOnly);
    }),
    requestBody(BODY_PATHS),
    refuseUnsafeInput(NOTIFICATION_PATHS),
    routesByPlace((routes) => RegisterRoutes(routes, { multer: fileUploads() })),
    document,
    notFoundHandler,
  );
}

export function createApp(parts: AppParts): Express {
  const { config, log, metrics } = parts;
  const app = express();
  const headers = fixedHeaders({
    publicUrl: parts.publicUrl,
    documents: documentsOf(parts.webApp),
    analytics: config.ANALYTICS_MEASUREMENT_ID !== undefined,
  });
  const reference = apiReference(path.join(ROOT, 'openapi.yaml'));
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.set('controllers', parts.controllers);
  app.set('authenticator', parts.authenticator);
  app.set('public url', parts.publicUrl);
  app.set('form page', formPages(parts.webApp.site, parts.publicUrl));
  trustProxy(app, config.TRUST_PROXY);

  app.use(
    inOrder(
      tracedRequests,
      requestContext,
      requestLog(log, requestLevels(config)),
      metrics.timeRequests,
      ...(parts.readReplica ? [readers(parts.readReplica)] : []),
      byArea(headers.ofAnswers, api(parts, reference.document), parts.areas),
      headers.ofDocuments,
    ),
  );
  app.use(health(parts.readiness));
  app.get('/metrics', metricsRoute(metrics, config));
  app.use(reference.pages);
  for (const router of parts.routers) app.use(router);
  if (parts.sandboxRouter) app.use('/sandbox', parts.sandboxRouter);
  app.use(webApp(parts.webApp, { publicUrl: parts.publicUrl, figures: parts.siteFigures }));
  app.use(notFoundHandler);
  app.use(errorHandler(log));
  return app;
}
