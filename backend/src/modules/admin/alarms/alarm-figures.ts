import { Gauge } from 'prom-client';
import type { Sql } from '../../../platform/database/index.js';
import type { Logger } from '../../../platform/logging/index.js';
import { inTime, type Metrics } from '../../../platform/metrics.js';
import { ALARM_CODES } from './alarm-catalogue.js';
import { createAlarmStore } from './alarm.store.js';

interface Deps {
  sql: Sql;
  log: Logger;
  metrics: Pick<Metrics, 'registry'>;
}

export function gaugeAlarms({ sql, log, metrics }: Deps): void {
  new Gauge({
    name: 'torpedo_alarms',
    help: 'Alarms that are open, by code',
    labelNames: ['code'],
    registers: [metrics.registry],
    async collect() {
      try {
        const rows = await inTime(createAlarmStore(sql).countOpen());
        for (const code of ALARM_CODES) this.set({ code }, rows.find((row) => row.code === code)?.open ?? 0);
      } catch (error) {
        log.error({ err: error }, 'the open alarms could not be counted');
      }
    },
  });
}
