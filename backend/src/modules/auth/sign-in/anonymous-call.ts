import { setTimeout as delay } from 'node:timers/promises';
import type { Request } from 'express';
import { networkOf } from '../../../platform/http/index.js';
import type { Language } from '../../../platform/languages.js';
import { originOf, type RequestOrigin } from '../activity/activity-event.js';
import type { DeviceCookie, ExpiringCookie } from '../sessions/cookies.js';
import type { SignInOrigin } from './session-opener.js';

export interface AnonymousCall {
  language: Language;
  network: string;
  origin: RequestOrigin;
}

export const anonymousCallOf = (request: Request): AnonymousCall => ({
  language: request.language,
  network: networkOf(request.ip),
  origin: originOf(request),
});

export const signInOriginOf = (
  request: Request,
  cookies?: { session: ExpiringCookie; device: DeviceCookie },
): SignInOrigin => ({
  sessionName: undefined,
  sessionToken: cookies?.session.read(request.headers.cookie) ?? null,
  deviceToken: cookies?.device.read(request.headers.cookie) ?? null,
  network: networkOf(request.ip),
  ...originOf(request),
});

const MINIMUM_MS = 100;

/** Makes every answer take at least the same time, so that the time does not reveal whether an account exists. */
export async function withMinimumLatency<Result>(work: () => Promise<Result>): Promise<Result> {
  const earliest = delay(MINIMUM_MS);
  try {
    return await work();
  } finally {
    await earliest;
  }
}
