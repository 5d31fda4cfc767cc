import { Gauge } from 'prom-client';
import type { Logger } from '../../../platform/logging/index.js';
import { inTime, type Metrics } from '../../../platform/metrics.js';
import type { RowCounts } from './row-counts.read-model.js';

interface Deps {
  rowCounts: Pick<RowCounts, 'owed'>;
  log: Logger;
  metrics: Pick<Metrics, 'registry'>;
}

export function gaugeDebts({ rowCounts, log, metrics }: Deps): void {
  new Gauge({
    name: 'torpedo_owed_cents',
    help: 'Cents that customers owe since chargebacks, by the currency of the wallet',
    labelNames: ['currency'],
    registers: [metrics.registry],
    async collect() {
      try {
        for (const { currency, owed_cents } of await inTime(rowCounts.owed()))
          this.set({ currency }, owed_cents);
      } catch (error) {
        log.error({ err: error }, 'what customers owe could not be read');
      }
    },
  });
}
