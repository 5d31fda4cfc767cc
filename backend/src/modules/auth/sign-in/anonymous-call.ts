import { setTimeout as delay } from 'node:timers/promises';
import type { Request } from 'express';
import { networkOf } from '../../../platform/http/index.js';
import type { Language } from '../../../platform/languages.js';
import { originOf, type RequestOrigin } from '../activity/activity-event.js';

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

const MINIMUM_MS = 100;

/** Hides by its latency whether an account exists. */
export async function withMinimumLatency<Result>(work: () => Promise<Result>): Promise<Result> {
  const earliest = delay(MINIMUM_MS);
  try {
    return await work();
  } finally {
    await earliest;
  }
}
