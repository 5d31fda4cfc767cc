export type { DailyJob, Loop } from './loop.js';
