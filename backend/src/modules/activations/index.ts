import type { Actor } from '../../platform/http/index.js';
import type { ModuleParts, Platform } from '../../platform/platform.js';
import type { AccountDataHolder, AuthModule } from '../auth/index.js';
import type { WalletModule } from '../wallet/index.js';
import type { Cancel } from './lifecycle/cancel.service.js';
import type { PurchaseDto } from './purchase.dto.js';
import { ActivationData } from './account-data/activation-data.js';
import { ActivationEvents } from './activation-events.js';
import type { Activation } from './activation.js';
import { createActivationFigures } from './activation-figures.js';
import type { CatalogueModule } from '../catalogue/index.js';
import { ActivationActionsService } from './lifecycle/activation-actions.service.js';
import { ActivationController } from './lifecycle/activation.controller.js';
import { CancelService } from './lifecycle/cancel.service.js';
import { expirySweepJob } from './lifecycle/expiry-sweep.job.js';
import { SwapService } from './lifecycle/swap.service.js';
import {
  createNumberReader,
  readHistory,
  type HistoryPage,
} from './lifecycle/user-transactions.read-model.js';
import { UserTransactionsService } from './lifecycle/user-transactions.service.js';
import { LiveController } from './live/live.controller.js';
import { createLiveSockets } from './live/live-sockets.js';
import { forgetMessagesJob } from './messages/forget-messages.job.js';
import { MessageRecorder } from './messages/message-recorder.js';
import { ProviderMessageReader } from './messages/provider-message-reader.js';
import { providerPollJob } from './messages/provider-poll.job.js';
import { SmsWebhookController } from './messages/sms-webhook.controller.js';
import { SmsWebhookService } from './messages/sms-webhook.service.js';
import {
  countNumbersOf,
  listActivationsBefore,
  type NumberProduct,
  readProductsOf,
  type TimelineActivation,
} from './orders/customer-orders.read-model.js';
import { OrdersController } from './orders/orders.controller.js';
import { OrdersService } from './orders/orders.service.js';
import { StatementController } from './orders/statement.controller.js';
import { createStatementReadModel } from './orders/statement.read-model.js';
import { StaffOrdersService } from './orders/staff-orders.service.js';
import { NumberBuyer } from './purchase/number-buyer.js';
import { purchaseAnswersJob } from './purchase/purchase-answers.job.js';
import { createPurchaseBlocks, type PurchaseBlocks } from './purchase/purchase-blocks.store.js';
import { createAccountLimits } from './purchase/account-limits.read-model.js';
import { PurchaseController } from './purchase/purchase.controller.js';
import { purchaseScope, requestKeyOf } from './purchase/purchase.js';
import { PurchaseService, type PurchaseRequest } from './purchase/purchase.service.js';
import { createPurchaseStore } from './purchase/purchase.store.js';
import { QuoteService } from './purchase/quote.service.js';
import { unmatchedNumbersJob } from './purchase/unmatched-numbers.job.js';
import { UnknownOutcomes } from './purchase/unknown-outcomes.js';

export type { TimelineActivation } from './orders/customer-orders.read-model.js';
export { ActivationController, OrdersController, PurchaseController, StatementController };
export { refusalOf, type Quote, type QuoteRequest } from './purchase/quote.service.js';
export type { PurchaseRequest } from './purchase/purchase.service.js';
export { presentPurchase } from './purchase/purchase.presenter.js';
export {
  assertOwnCurrency,
  assertQuantity,
  LARGEST_PRICE_CENTS,
  orderFacts,
  requestKeyOf,
  seenPriceCents,
  type NumberResult,
  type Wish,
} from './purchase/purchase.js';
export type { UserTransactions } from './lifecycle/user-transactions.service.js';
export type { OrderDetail, OrdersPage, OrdersRequest } from './orders/orders.service.js';
export type { NumberSteps } from './orders/customer-orders.read-model.js';
export type { NamedEntry } from './orders/statement.read-model.js';
export { assertActivationId, windowOf } from './activation.js';
export type { PurchaseBlock } from './purchase/purchase-blocks.store.js';
export type { Activation, ActivationOutcome } from './activation.js';
export { formatPhone, presentActivation } from './activation.presenter.js';
export type { Cancel } from './lifecycle/cancel.service.js';
export type {
  AdminActivationDto,
  AdminOrderDto,
  ListedOrderDto,
  OrderActionDto,
  OrderAttemptDto,
  OrderItemDto,
  OrderMessageDto,
  OrderNoteRowDto,
  OrderNumberRowDto,
  OrderPaymentDto,
  OrderStatusDto,
  OrderTypeDto,
  RevealedMessageDto,
  TimelineActivationDto,
} from './orders/staff-orders.dto.js';
export type { ActivationDto } from './activation.dto.js';
export type { HistoryPage } from './lifecycle/user-transactions.read-model.js';
export type { Swap, SwapRequest } from './lifecycle/swap.service.js';
export type { PurchaseDto } from './purchase.dto.js';
export { TEST_WORLD, type TestWorldEventDto } from './live/live-event.dto.js';
export type { ActivationEntry, ActivationFilter } from './orders/activation-list.read-model.js';
export type { NumberOrder } from './orders/order-detail.read-model.js';
export type { OrderFilter, OrderSearch } from './orders/order-filters.read-model.js';
export type { ListedOrder } from './orders/order-list.read-model.js';
export type { RecheckAnswer, StaffOrdersService } from './orders/staff-orders.service.js';

export interface NumbersOfPrograms {
  purchase(request: PurchaseRequest): Promise<PurchaseDto>;
  /** The current time of the account's numbers, which is another one in the test world. */
  now(userId: string): Promise<Date>;
  forgetRequest(actor: Actor, idempotencyKey: string): Promise<void>;
  nameEndUser(userId: string, bought: PurchaseDto, endUser: string): Promise<void>;
  find(userId: string, numberId: number): Promise<Activation | null>;
  open(userId: string): Promise<Activation[]>;
  history(userId: string, page: HistoryPage): Promise<Activation[]>;
  /** @throws DomainError NOT_FOUND, ACTIVATION_NOT_COMPLETED, ACTIVATION_CLOSED, ANOTHER_SMS_NOT_AVAILABLE, PROVIDER_UNAVAILABLE */
  requestAnother(userId: string, activationId: string): Promise<Activation>;
  /** @throws DomainError NOT_FOUND, ACTIVATION_NOT_COMPLETED, ACTIVATION_CLOSED */
  finish(userId: string, activationId: string): Promise<Activation>;
  /** @throws DomainError NOT_FOUND, CANCEL_TOO_EARLY, CODE_RECEIVED, ACTIVATION_CLOSED */
  cancel(userId: string, activationId: string): Promise<Cancel>;
}

export interface ActivationsModule {
  staffOrders: StaffOrdersService;
  programs: NumbersOfPrograms;
  accountData: AccountDataHolder;
  activationsBefore(
    userId: string,
    before: { at: Date; id: string } | null,
    limit: number,
  ): Promise<TimelineActivation[]>;
  purchaseBlocks: PurchaseBlocks;
  numbersOf(userIds: readonly string[]): Promise<Map<string, number>>;
  productsOf(activationIds: readonly string[]): Promise<Map<string, NumberProduct>>;
}

type Deps = Platform & {
  auth: Pick<AuthModule, 'authenticateUpgrade' | 'findInactive'>;
  wallet: Pick<WalletModule, 'publishBalance' | 'statement'>;
  catalogue: Pick<
    CatalogueModule,
    'registry' | 'watch' | 'matching' | 'currentOffers' | 'forget' | 'priceList'
  >;
};

/** Each controller takes the services that its constructor names. */
const CONTROLLERS = [
  PurchaseController,
  ActivationController,
  SmsWebhookController,
  OrdersController,
  StatementController,
  LiveController,
];

export function createActivationsModule(deps: Deps): ActivationsModule & ModuleParts {
  const { config, db, clock, auth, wallet, catalogue } = deps;
  const { registry: providers, watch } = catalogue;
  const figures = createActivationFigures(deps.metrics);
  const events = new ActivationEvents({ events: deps.events, wallet, figures, log: deps.log });
  const shared = { ...deps, providers, events };

  const recorder = new MessageRecorder(shared);
  const reader = new ProviderMessageReader({ ...shared, recorder });
  const unknownOutcomes = new UnknownOutcomes({ ...shared, catalogue });

  const buyer = new NumberBuyer(shared);
  const purchases = new PurchaseService({ ...shared, buyer });

  const cancels = new CancelService({ ...shared, recorder });
  const actions = new ActivationActionsService(shared);
  const swaps = new SwapService({ ...shared, cancels, buyer });
  const limits = createAccountLimits(deps);
  const userTransactions = new UserTransactionsService({ ...deps, limits });
  const services = {
    ...deps,
    purchases,
    cancels,
    actions,
    swaps,
    userTransactions,
    quotes: new QuoteService(deps),
    limits,
    webhooks: new SmsWebhookService({ ...shared, recorder }),
    orders: new OrdersService(deps),
    statements: createStatementReadModel(deps),
  };

  return {
    staffOrders: new StaffOrdersService({ ...shared, reader, cancels }),
    programs: {
      purchase: (request) => purchases.purchase(request),
      now: () => Promise.resolve(deps.clock.now()),
      forgetRequest: (actor, key) =>
        deps.idempotency.forget({ scope: purchaseScope(actor.userId), key: requestKeyOf(actor, key) }),
      nameEndUser: (userId, { batch_id }, endUser) =>
        createPurchaseStore(db.sql).nameEndUser(userId, batch_id, endUser),
      find: createNumberReader(db.sql, clock),
      open: async (userId) => (await userTransactions.read({ userId, apiKey: null })).open,
      history: (userId, page) => readHistory(db.sql, userId, page, clock.now()),
      requestAnother: (userId, id) => actions.requestAnother(userId, id),
      finish: (userId, id) => actions.finish(userId, id),
      cancel: (userId, id) => cancels.cancel(userId, id),
    },
    accountData: new ActivationData({ db, clock }),
    activationsBefore: (userId, before, limit) => listActivationsBefore(db.sql, userId, before, limit),
    purchaseBlocks: createPurchaseBlocks(deps),
    numbersOf: (userIds) => countNumbersOf(db.sql, userIds),
    productsOf: (ids) => readProductsOf(db.sql, ids),
    controllers: CONTROLLERS.map((Controller) => new Controller(services)),
    loops: [
      providerPollJob({ ...shared, watch, reader, unknownOutcomes, intervalMs: config.SMS_POLL_INTERVAL_MS }),
      expirySweepJob({ ...shared, recorder, cancels }),
      unmatchedNumbersJob(shared),
      purchaseAnswersJob(shared),
    ],
    dailyJobs: [forgetMessagesJob(deps)],
    sockets: createLiveSockets({ ...deps, ...auth }),
  };
}
