import { BalancesService } from '../modules/admin/balances/balances.service.js';
import { createAuthModule } from '../modules/auth/index.js';
import { createWalletModule } from '../modules/wallet/index.js';
import type { Database } from '../platform/database/index.js';
import { createMetrics } from '../platform/metrics.js';
import type { Actor } from '../platform/http/index.js';
import type { Idempotency } from '../platform/idempotency/idempotency.js';
import { countRefusedSenders } from '../platform/refused-senders.js';
import { testAuthServices } from './auth-services.js';

const ADMINISTRATOR: Actor = {
  userId: '01993a5e-8c1f-7c3a-9d52-0f6f3f1f5b00',
  email: 'admin@example.com',
  role: 'ADMIN',
  credential: 'bearer',
  sessionId: '01993a5e-8c1f-7c3a-9d52-0f6f3f1f5b01',
  apiKey: null,
  mustChangePassword: false,
  mustSetUpTwoFactor: false,
  isRecentlyConfirmed: true,
  currency: 'BRL',
};

/** The use cases of the back-office with real accounts and wallets. */
export function testAdministration(db: Database, options: { idempotency?: Idempotency } = {}) {
  const { dependencies, clock, events, register } = testAuthServices(db);
  const auth = createAuthModule(dependencies);
  const wallet = createWalletModule({
    ...dependencies,
    metrics: createMetrics(db),
    refusedSenders: countRefusedSenders(dependencies),
    rates: { current: () => [], assertFresh: () => undefined },
  });
  const shared = { ...dependencies, ...options, auth, wallet };
  let customers = 0;
  return {
    clock,
    events,
    wallet,
    balances: new BalancesService(shared),
    /** Registers another customer; answers the id. */
    async customer(): Promise<string> {
      customers += 1;
      const { registered } = await register({ email: `customer${customers}@example.com` });
      return registered.id;
    },
    origin: {
      actor: ADMINISTRATOR,
      staffId: ADMINISTRATOR.userId,
      ipAddress: '203.0.113.9',
      userAgent: 'torpedo-cli',
      requestId: 'request-1',
      isDryRun: false,
    },
  };
}

export type TestAdministration = ReturnType<typeof testAdministration>;
