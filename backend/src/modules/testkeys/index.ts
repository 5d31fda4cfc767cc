import { DomainError } from '../../platform/errors/index.js';
import type { AccountDataHolder } from '../auth/index.js';
import type { ModuleParts, Platform } from '../../platform/platform.js';
import {
  ActivationController,
  OrdersController,
  PurchaseController,
  StatementController,
} from '../activations/index.js';
import { CatalogueController } from '../catalogue/index.js';
import { WalletController } from '../wallet/index.js';
import { testCatalogue } from './test-catalogue.js';
import { testData } from './test-data.js';
import { TestClockController } from './test-clock.controller.js';
import { TestNumbers } from './test-numbers.service.js';
import { TestPurchases } from './test-purchases.service.js';
import { createTestStatement } from './test-statement.read-model.js';
import { forgetTestNumbersJob, testWorldsJob } from './test-world.job.js';

const notSimulated = () => Promise.reject(new DomainError('TEST_KEY_NOT_ALLOWED'));

export interface TestkeysModule {
  accountData: AccountDataHolder;
}

/** What keys for tests reach: an own book, own numbers and an own clock for each account. */
export function createTestkeysModule(deps: Platform): TestkeysModule & ModuleParts {
  const numbers = new TestNumbers(deps);
  const purchases = new TestPurchases(deps);
  const clock = new TestClockController({ worlds: numbers });
  return {
    accountData: testData(numbers),
    testControllers: [
      new PurchaseController({
        quotes: purchases,
        purchases,
        limits: { read: notSimulated },
      }),
      new ActivationController({
        userTransactions: numbers,
        cancels: numbers,
        actions: numbers,
        swaps: numbers,
        idempotency: deps.idempotency,
      }),
      new OrdersController({
        orders: {
          list: (request) => numbers.list(request),
          batchesFrom: (first, request) => numbers.batchesFrom(first, request),
          get: (caller, id) => numbers.order(caller, id),
          mostUsed: notSimulated,
        },
      }),
      new StatementController({
        statements: createTestStatement(deps.db.sql, ({ userId, currency }) =>
          numbers.balance(userId, currency),
        ),
      }),
      new WalletController({ wallets: numbers }),
      new CatalogueController({ catalogue: testCatalogue }),
      clock,
    ],
    controllers: [clock],
    loops: [testWorldsJob(deps)],
    dailyJobs: [forgetTestNumbersJob(deps)],
  };
}
