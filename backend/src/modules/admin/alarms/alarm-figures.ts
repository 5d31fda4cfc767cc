import type { Sql } from '../../../platform/database/index.js';
import type { Logger } from '../../../platform/logging/index.js';
import { gaugeReading, type Metrics } from '../../../platform/metrics.js';
import { ALARM_CODES } from './alarm-catalogue.js';
import { createAlarmStore } from './alarm.store.js';

interface Deps {
  sql: Sql;
  log: Logger;
  metrics: Pick<Metrics, 'registry'>;
}

export function gaugeAlarms({ sql, log, metrics }: Deps): void {
  gaugeReading(metrics, log, {
    name: 'torpedo_alarms',
    help: 'Alarms that are open, by code',
    labelNames: ['code'],
    failure: 'the open alarms could not be counted',
    keepsLast: true,
    async read() {
      const rows = await createAlarmStore(sql).countOpen();
      return ALARM_CODES.map((code) => [{ code }, rows.find((row) => row.code === code)?.open ?? 0] as const);
    },
  });
}
