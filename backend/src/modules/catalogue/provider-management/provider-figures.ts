import type { Sql } from '../../../platform/database/index.js';
import type { Logger } from '../../../platform/logging/index.js';
import { gaugeReading, type Metrics } from '../../../platform/metrics.js';
import type { ProviderRegistry } from '../providers/provider-registry.js';
import { createCircuitStore } from '../providers/provider-state.store.js';

interface Deps {
  sql: Sql;
  log: Logger;
  metrics: Pick<Metrics, 'registry'>;
  providers: ProviderRegistry;
}

const VALUES = { open: 2, half_open: 1 } as const;

export function gaugeCircuits({ sql, log, metrics, providers }: Deps): void {
  gaugeReading(metrics, log, {
    name: 'torpedo_provider_circuit',
    help: 'Whether numbers are bought at the provider: 0 as ever, 1 on trial again, 2 left alone',
    labelNames: ['provider'],
    failure: 'the circuits of the providers could not be read',
    keepsLast: true,
    async read() {
      const circuits = await createCircuitStore(sql).list();
      return (await providers.all()).map(({ code }) => {
        const circuit = circuits.find(({ provider }) => provider === code);
        return [{ provider: code }, circuit ? VALUES[circuit.state] : 0] as const;
      });
    },
  });
}
