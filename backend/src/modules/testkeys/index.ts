import { DomainError } from '../../platform/errors/index.js';
import type { AccountDataHolder } from '../auth/index.js';
import type { ProgramsWorld } from '../dialect/index.js';
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

const programsOf = (numbers: TestNumbers, purchases: TestPurchases): ProgramsWorld => ({
  wallet: numbers,
  catalogue: testCatalogue,
  activations: {
    programs: {
      purchase: (request) => purchases.purchase(request),
      now: (userId) => numbers.advance(userId, 0),
      forgetRequest: (actor, key) => purchases.forget(actor, key),
      nameEndUser: (userId, bought, endUser) =>
        purchases.nameEndUser(userId, bought.successful_transactions, endUser),
      find: (userId, numberId) => numbers.find(userId, numberId),
      open: async (userId) => (await numbers.read({ userId })).open,
      history: (userId, page) => numbers.history(userId, page),
      requestAnother: (userId, id) => numbers.requestAnother(userId, id),
      finish: (userId, id) => numbers.finish(userId, id),
      cancel: (userId, id) => numbers.cancel(userId, id),
    },
  },
});

const notSimulated = () => Promise.reject(new DomainError('TEST_KEY_NOT_ALLOWED'));

export interface TestkeysModule {
  accountData: AccountDataHolder;
  ofPrograms: ProgramsWorld;
}

/** The test world of an account, which its test keys reach: own numbers, an own book and an own clock. */
export function createTestkeysModule(deps: Platform): TestkeysModule & ModuleParts {
  const numbers = new TestNumbers(deps);
  const purchases = new TestPurchases(deps);
  const clock = new TestClockController({ worlds: numbers });
  return {
    accountData: testData(numbers),
    ofPrograms: programsOf(numbers, purchases),
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
        swaps: purchases,
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
