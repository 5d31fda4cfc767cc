import type { Logger } from '../../../platform/logging/index.js';
import { gaugeReading, type Metrics } from '../../../platform/metrics.js';
import type { RowCounts } from './row-counts.read-model.js';

interface Deps {
  rowCounts: Pick<RowCounts, 'owed'>;
  log: Logger;
  metrics: Pick<Metrics, 'registry'>;
}

export function gaugeDebts({ rowCounts, log, metrics }: Deps): void {
  gaugeReading(metrics, log, {
    name: 'torpedo_owed_cents',
    help: 'Cents that customers owe since chargebacks, by the currency of the wallet',
    labelNames: ['currency'],
    failure: 'what customers owe could not be read',
    keepsLast: true,
    read: async () =>
      (await rowCounts.owed()).map(({ currency, owed_cents }) => [{ currency }, owed_cents] as const),
  });
}
