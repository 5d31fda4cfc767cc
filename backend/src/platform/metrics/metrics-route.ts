import { timingSafeEqual, createHash } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import type { Config } from '../../config.js';
import { DomainError } from '../errors/index.js';
import type { Metrics } from './metrics.js';

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

const digest = (text: string) => createHash('sha256').update(text).digest();

function isFromThisMachine({ socket, headers }: Request): boolean {
  // A proxy on this machine makes everybody look local.
  return LOOPBACK.test(socket.remoteAddress ?? '') && FORWARDED.every((name) => headers[name] === undefined);
}

function assertMayRead(request: Request, { METRICS_TOKEN, TRUST_PROXY }: MetricsAccess): void {
  if (METRICS_TOKEN) {
    const given = request.get('authorization')?.replace(/^Bearer /, '') ?? '';
    if (!timingSafeEqual(digest(given), digest(METRICS_TOKEN))) throw new DomainError('UNAUTHENTICATED');
    return;
  }
  if (TRUST_PROXY || !isFromThisMachine(request)) throw new DomainError('FORBIDDEN');
}

type MetricsAccess = Pick<Config, 'METRICS_TOKEN' | 'TRUST_PROXY'>;

/** Answers the figures to who knows METRICS_TOKEN or, without one, to this machine where no proxy is in front. */
export function metricsRoute({ registry }: Metrics, access: MetricsAccess): RequestHandler {
  return async (request, response) => {
    assertMayRead(request, access);
    response.type(registry.contentType).send(await registry.metrics());
  };
}
