import { Gauge } from 'prom-client';
import type { Sql } from '../../../platform/database/index.js';
import type { Logger } from '../../../platform/logging/index.js';
import { inTime, type Metrics } from '../../../platform/metrics.js';
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
  new Gauge({
    name: 'torpedo_provider_circuit',
    help: 'Whether numbers are bought at the provider: 0 as ever, 1 on trial again, 2 left alone',
    labelNames: ['provider'],
    registers: [metrics.registry],
    async collect() {
      try {
        const circuits = await inTime(createCircuitStore(sql).list());
        this.reset();
        for (const { code } of await providers.all()) {
          const circuit = circuits.find(({ provider }) => provider === code);
          this.set({ provider: code }, circuit ? VALUES[circuit.state] : 0);
        }
      } catch (error) {
        log.error({ err: error }, 'the circuits of the providers could not be read');
      }
    },
  });
}
