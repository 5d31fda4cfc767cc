import type { UnitOfWork } from '../../platform/database/index.js';
import type { Language } from '../../platform/languages.js';
import type { ModuleParts, Platform } from '../../platform/platform.js';
import type { Seal } from '../../platform/seal.js';
import type { AccountDataHolder, AuthModule } from '../auth/index.js';
import type { WalletModule } from '../wallet/index.js';
import { ActivationData } from './account-data/activation-data.js';
import { ActivationEvents } from './activation-events.js';
import { createActivationFigures } from './activation-figures.js';
import { readCatalogueFigures, type CatalogueFigures } from './catalogue-figures.read-model.js';
import { CatalogueSync, catalogueSyncJob, type SyncedLists } from './catalogue/catalogue-sync.job.js';
import { CatalogueController } from './catalogue/catalogue.controller.js';
import { CatalogueService } from './catalogue/catalogue.service.js';
import { createImagesRouter } from './catalogue/images.js';
import { providerReopeningJob } from './catalogue/provider-reopening.job.js';
import { deliveryFiguresJob } from './delivery/delivery-figures.job.js';
import { ActivationActionsService } from './lifecycle/activation-actions.service.js';
import { ActivationController } from './lifecycle/activation.controller.js';
import { CancelService } from './lifecycle/cancel.service.js';
import { expirySweepJob } from './lifecycle/expiry-sweep.job.js';
import { SwapService } from './lifecycle/swap.service.js';
import { UserTransactionsService } from './lifecycle/user-transactions.service.js';
import { LiveController } from './live/live.controller.js';
import { createLiveSockets } from './live/live-sockets.js';
import { forgetMessagesJob } from './messages/forget-messages.job.js';
import { MessageRecorder } from './messages/message-recorder.js';
import { ProviderMessageReader } from './messages/provider-message-reader.js';
import { providerPollJob } from './messages/provider-poll.job.js';
import { SmsWebhookController } from './messages/sms-webhook.controller.js';
import { SmsWebhookService } from './messages/sms-webhook.service.js';
import { listActivationsBefore, type TimelineActivation } from './orders/customer-timeline.read-model.js';
import { OrdersController } from './orders/orders.controller.js';
import { OrdersService } from './orders/orders.service.js';
import {
  createCategoryManagement,
  createCountryManagement,
  type CategoryManagement,
  type CountryManagement,
} from './products/country-management.js';
import { createProductManagement, type ProductManagement } from './products/product-management.js';
import {
  createProviderManagement,
  type ProviderManagement,
} from './provider-management/provider-management.js';
import { gaugeCircuits } from './provider-management/provider-figures.js';
import { StatementController } from './orders/statement.controller.js';
import { StatementService } from './orders/statement.service.js';
import { StaffOrders } from './orders/staff-orders.service.js';
import {
  configuredProviders,
  ProviderRegistry,
  type ConnectedProvider,
  type SimulatedProvider,
} from './provider-registry.js';
import type { SmsProvider } from './providers/provider.port.js';
import { createProviderWatch } from './providers/provider-watch.js';
import { NumberBuyer } from './purchase/number-buyer.js';
import { purchaseAnswersJob } from './purchase/purchase-answers.job.js';
import { purchaseBlockStore, type PurchaseBlock } from './purchase/purchase-blocks.store.js';
import { PurchaseController } from './purchase/purchase.controller.js';
import { PurchaseService } from './purchase/purchase.service.js';
import { QuoteService } from './purchase/quote.service.js';
import { strayNumbersJob } from './purchase/stray-numbers.job.js';
import { UnknownOutcomes } from './purchase/unknown-outcomes.js';

export type { SyncedLists } from './catalogue/catalogue-sync.job.js';
export { presentCountry, presentService, nameOfCountry, type OwnNames } from './catalogue/product-names.js';
export type { EndedNumber } from './providers/provider.port.js';
export type { ManagedCategory } from './products/categories.store.js';
export type { CountryFilter, CountrySort, ManagedCountry } from './products/countries.store.js';
export {
  stockLabelOf,
  type ManagedProduct,
  type ProductFilter,
  type ProductSort,
} from './products/product-list.read-model.js';
export type { CategoryRow, CountryRow, ProductRow } from './products/product.models.js';
export type { ManagedOffer } from './products/product.store.js';
export type { ProductFigures } from './products/product-figures.read-model.js';
export type { ProductDelivery } from './delivery/delivery.read-model.js';
export type {
  ConnectionDraft,
  ManagedProvider,
  ProviderCheck,
} from './provider-management/provider-management.js';
export type { ProviderConnection } from './provider-management/connection.store.js';
export type { ProviderPreferences } from './provider-management/provider.store.js';
export type { ProviderCircuit } from './providers/circuit.store.js';
export type { ConnectedProvider, SimulatedProvider } from './provider-registry.js';
export type { CatalogueFigures } from './catalogue-figures.read-model.js';
export type { TimelineActivation } from './orders/customer-timeline.read-model.js';
export type { PurchaseBlock } from './purchase/purchase-blocks.store.js';
export type { ActivationOutcome } from './activation.js';
export { formatPhone } from './activation.presenter.js';
export type { Cancel } from './lifecycle/cancel.service.js';
export type {
  ActivationEntry,
  ActivationFilter,
  ActivationState,
} from './orders/activation-list.read-model.js';
export type {
  NumberOrder,
  OrderAttempt,
  OrderMessage,
  OrderNote,
  RevealedMessage,
} from './orders/order-detail.read-model.js';
export type { ProductReference } from './orders/product-references.read-model.js';
export type { OrderEntry, OrderFilter, OrderSearch } from './orders/order-list.read-model.js';
export {
  paymentOf,
  statusOf,
  type OrderPayment,
  type OrderStatus,
  type OrderType,
} from './orders/order-words.js';
export type { ProviderWord, StaffOrders } from './orders/staff-orders.service.js';

/** Our account at a provider. */
export type ProviderAccount = Pick<
  SmsProvider,
  'code' | 'currency' | 'getBalance' | 'listHistory' | 'listActiveActivations'
>;

/** Numbers: catalogue, purchases, messages, orders and the live events about them. */
export interface ActivationsModule {
  /** Reads the lists of these providers now instead of at the next turn. */
  syncCatalogue(codes: readonly string[]): Promise<SyncedLists[]>;
  /** Fills an empty catalogue, so that a first start opens with something to sell. */
  fillCatalogue(): Promise<void>;
  /** What a service in a country is called in a language. */
  productWords(
    product: { serviceCode: string; countryIso: string },
    language: Language,
  ): Promise<{ service: string; country: string }>;
  /** What the catalogue holds. */
  catalogueFigures(): Promise<CatalogueFigures>;
  /** Our accounts at the connected providers, to compare the books with. */
  providerAccounts(): Promise<readonly ProviderAccount[]>;
  /** What staff see and do with the orders of all customers. */
  staffOrders: StaffOrders;
  /** What activations keep about accounts. */
  accountData: AccountDataHolder;
  /** What staff looks through and changes. */
  products: ProductManagement;
  categories: CategoryManagement;
  countries: CountryManagement;
  providers: ProviderManagement;
  /** The customer's numbers, newest first, older than the given one. */
  activationsBefore(
    userId: string,
    before: { at: Date; id: string } | null,
    limit: number,
  ): Promise<TimelineActivation[]>;
  /** The pauses of purchases that are not over yet. */
  purchaseBlocks: PurchaseBlocks;
}

/** Pauses of customers' purchases, for staff. */
export interface PurchaseBlocks {
  /** Those of these customers. */
  of(userIds: readonly string[]): Promise<PurchaseBlock[]>;
  /** Those that end first, first. */
  list(limit: number): Promise<PurchaseBlock[]>;
  /** The customer's pause, locked until the caller's unit of work ends. */
  lock(unit: UnitOfWork, userId: string): Promise<PurchaseBlock | null>;
  block(unit: UnitOfWork, userId: string, until: Date): Promise<void>;
  release(unit: UnitOfWork, userId: string): Promise<void>;
}

type Deps = Pick<
  Platform,
  'config' | 'db' | 'settings' | 'rates' | 'clock' | 'events' | 'idempotency' | 'metrics' | 'log'
> & {
  auth: Pick<AuthModule, 'authenticateUpgrade' | 'findInactive'>;
  wallet: Pick<WalletModule, 'publishBalance' | 'statement'>;
  /** Keeps the keys of providers that staff add. */
  providerSeal: Seal;
  simulatedProviders: readonly SimulatedProvider[];
  /** The providers of the environment; those of the configuration unless given. */
  providers?: readonly ConnectedProvider[] | undefined;
};

/** Builds the module. */
export function createActivationsModule(deps: Deps): ActivationsModule & ModuleParts {
  const { config, db, clock, auth, wallet } = deps;
  const watch = createProviderWatch(deps);
  const providers = new ProviderRegistry({
    ...{ sql: db.sql, clock, log: deps.log, config, watch },
    seal: deps.providerSeal,
    fixed: deps.providers ?? configuredProviders(deps),
  });
  gaugeCircuits({ ...deps, sql: db.sql, providers });
  const figures = createActivationFigures(deps.metrics);
  const events = new ActivationEvents({ events: deps.events, wallet, figures, log: deps.log });
  const shared = { ...deps, providers, events };

  const catalogue = new CatalogueService(deps);
  const sync = new CatalogueSync({ ...shared, catalogue });

  const recorder = new MessageRecorder(shared);
  const reader = new ProviderMessageReader({ ...shared, recorder });
  const unknownOutcomes = new UnknownOutcomes(shared);
  const webhooks = new SmsWebhookService({ ...shared, recorder });

  const buyer = new NumberBuyer({ ...shared, catalogue });
  const purchases = new PurchaseService({ ...shared, buyer });

  const cancels = new CancelService({ ...shared, recorder });
  const actions = new ActivationActionsService(shared);
  const swaps = new SwapService({ ...shared, cancels, buyer });
  const userTransactions = new UserTransactionsService(deps);

  return {
    syncCatalogue: (codes) => sync.run(codes),
    fillCatalogue: async () => {
      if (await catalogue.isEmpty()) await sync.run();
    },
    productWords: (product, language) => catalogue.productWords(product, language),
    catalogueFigures: () => readCatalogueFigures(db.sql),
    providerAccounts: () => providers.all(),
    staffOrders: new StaffOrders({ ...shared, reader, cancels }),
    accountData: new ActivationData({ db, clock }),
    products: createProductManagement({ ...deps, catalogue, providers }),
    categories: createCategoryManagement({ ...deps, catalogue }),
    countries: createCountryManagement({ ...deps, catalogue }),
    providers: createProviderManagement({ ...shared, catalogue, seal: deps.providerSeal }),
    activationsBefore: (userId, before, limit) => listActivationsBefore(db.sql, userId, before, limit),
    purchaseBlocks: {
      of: (userIds) => purchaseBlockStore(db.sql).listOf(userIds, clock.now()),
      list: (limit) => purchaseBlockStore(db.sql).list(clock.now(), limit),
      lock: (unit, userId) => purchaseBlockStore(unit.sql).lock(userId, clock.now()),
      block: async (unit, userId, until) => {
        await purchaseBlockStore(unit.sql).block(userId, clock.now(), until);
      },
      release: async (unit, userId) => {
        await purchaseBlockStore(unit.sql).release(userId, clock.now());
      },
    },
    controllers: [
      new CatalogueController(catalogue),
      new PurchaseController(new QuoteService(deps), purchases),
      new ActivationController(userTransactions, cancels, actions, swaps, deps.idempotency),
      new SmsWebhookController(webhooks),
      new OrdersController(new OrdersService(deps)),
      new StatementController(new StatementService(deps)),
      new LiveController(),
    ],
    loops: [
      providerPollJob({
        ...{ ...shared, watch, reader, unknownOutcomes },
        intervalMs: config.SMS_POLL_INTERVAL_MS,
      }),
      expirySweepJob({ ...shared, recorder, cancels }),
      strayNumbersJob(shared),
      purchaseAnswersJob(shared),
      catalogueSyncJob({
        ...{ ...shared, sync },
        intervalMs: config.CATALOGUE_SYNC_INTERVAL_MS,
      }),
      providerReopeningJob({ ...shared, catalogue }),
      deliveryFiguresJob(deps),
    ],
    dailyJobs: [forgetMessagesJob(deps)],
    routers: [createImagesRouter()],
    sockets: createLiveSockets({ ...deps, ...auth }),
  };
}
