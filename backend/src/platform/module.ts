import type { Router } from 'express';
import type { Config } from '../config.js';
import type { Clock } from './clock.js';
import type { Database } from './database/index.js';
import type { EventBus } from './events/index.js';
import type { RateLimiter, Sockets } from './http/index.js';
import type { Idempotency } from './idempotency/index.js';
import type { DailyJob, Loop, Queue } from './jobs/index.js';
import type { Logger } from './logging/index.js';
import type { Mailer } from './mail/index.js';
import type { Metrics } from './metrics/index.js';
import type { Random } from './random.js';
import type { SettingsReader } from './settings/index.js';

/** What the platform offers to every module's factory; a factory names the parts it takes with Pick. */
export interface Platform {
  config: Config;
  /** Address customers use, without a trailing slash. */
  publicUrl: string;
  db: Database;
  settings: SettingsReader;
  clock: Clock;
  random: Random;
  events: EventBus;
  mailer: Mailer;
  /** Durable jobs. */
  queue: Pick<Queue, 'define'>;
  rateLimiter: RateLimiter;
  idempotency: Idempotency;
  metrics: Metrics;
  log: Logger;
}

/** Parts of a module for the composition root, beside its public face. */
export interface ModuleParts {
  /** Controller instances by class, for the generated routes. */
  controllers: readonly object[];
  loops: readonly Loop[];
  dailyJobs: readonly DailyJob[];
  /** Public routes outside the API, such as pictures. */
  routers?: readonly Router[];
  sockets?: Sockets;
  /** Starts the workers of the module's queues; called before its loops run. */
  start?(): Promise<void>;
}
