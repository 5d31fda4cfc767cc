import type { Loop } from '../../../platform/jobs/index.js';
import type { AlarmsService } from './alarms.service.js';

const PAUSE_MS = 15_000;

export function alarmsJob({ alarms }: { alarms: AlarmsService }): Loop {
  return { name: 'alarms', intervalMs: PAUSE_MS, run: () => alarms.look() };
}
