import { DomainError } from '../../../platform/errors/index.js';
import { shortNumberIn } from '../../../platform/ids.js';
import type { Language } from '../../../platform/languages.js';
import type { Currency } from '../../../platform/money.js';
import type { Platform } from '../../../platform/platform.js';
import type { StatementEntry, WalletModule } from '../../wallet/index.js';
import { assertActivationId, type Activation } from '../activation.js';
import { folded, type CatalogueModule, type CurrentOffers } from '../../catalogue/index.js';
import { findActivation } from '../lifecycle/user-transactions.read-model.js';
import {
  readOrders,
  type OrdersQuery,
  type OrdersReading,
  type TopupOrderJson,
} from './orders.read-model.js';
import {
  findNumberSteps,
  findOwnTopup,
  readMostUsed,
  type MostUsedRow,
  type NumberSteps,
} from './customer-orders.read-model.js';

export const BALANCE_ADDITION: Record<Language, string> = {
  pt: 'Recarga por Pix',
  en: 'Balance Addition',
  es: 'Recarga por Pix',
};

export type OrdersRequest = Omit<OrdersQuery, 'search'> & { search: string; currency: Currency };

export type OrdersPage = OrdersReading & { offers: CurrentOffers };

export type OrderDetail = { transfers: StatementEntry[] } & (
  | {
      type: 'sms_number';
      activation: Activation;
      steps: NumberSteps;
      offers: CurrentOffers;
      textsKeptUntil: Date | null;
    }
  | { type: 'credit_transaction'; topup: TopupOrderJson }
);

const MOST_OF_A_SHEET = 5_000;
export const FIRST_BATCH = { limit: 500, offset: 0 };
const DAY_MS = 86_400_000;

interface Deps extends Pick<Platform, 'db' | 'clock' | 'settings'> {
  wallet: Pick<WalletModule, 'statement'>;
  catalogue: Pick<CatalogueModule, 'matching' | 'currentOffers'>;
}

export class OrdersService {
  constructor(private readonly deps: Deps) {}

  async list({ currency, ...query }: OrdersRequest): Promise<OrdersPage> {
    const { db, clock } = this.deps;
    const search = query.search.trim();
    const terms = search === '' ? null : await this.#termsOf(search);
    const page = await readOrders(db.sql, { ...query, search: terms }, clock.now());
    const numbers = page.items.flatMap(({ activation }) => activation ?? []);
    return { ...page, offers: await this.#offersFor(numbers, currency) };
  }

  /** The first batch and the next ones. Each batch also reads the rows that it skips, so MOST_OF_A_SHEET ends them. */
  async *batchesFrom(
    first: OrdersPage,
    request: Omit<OrdersRequest, 'limit' | 'offset'>,
  ): AsyncGenerator<OrdersPage> {
    const { limit } = FIRST_BATCH;
    yield first;
    let page = first;
    for (let offset = limit; page.items.length === limit && offset < MOST_OF_A_SHEET; offset += limit) {
      page = await this.list({ ...request, limit, offset });
      yield page;
    }
  }

  async get({ userId, currency }: { userId: string; currency: Currency }, id: string): Promise<OrderDetail> {
    const { db, clock, settings, wallet } = this.deps;
    assertActivationId(id);
    const [steps, activation, topup, transfers] = await Promise.all([
      findNumberSteps(db.sql, userId, id),
      findActivation(db.sql, { userId, id, now: clock.now() }),
      findOwnTopup(db.sql, userId, id),
      wallet.statement.listOf(userId, id),
    ]);
    if (topup) return { type: 'credit_transaction', ...topup, transfers };
    if (!activation || !steps) throw new DomainError('NOT_FOUND');
    const [newest] = activation.messages;
    const keptMs = settings.current().message_text_days * DAY_MS;
    return {
      type: 'sms_number',
      activation,
      steps,
      transfers,
      offers: await this.#offersFor([activation], currency),
      textsKeptUntil: newest ? new Date(Date.parse(newest.receivedAt) + keptMs) : null,
    };
  }

  mostUsed(userId: string): Promise<MostUsedRow[]> {
    return readMostUsed(this.deps.db.sql, userId, this.deps.clock.now());
  }

  #offersFor(
    numbers: readonly Pick<Activation, 'service' | 'country'>[],
    currency: Currency,
  ): Promise<CurrentOffers> {
    const products = numbers.map(({ service, country }) => ({
      serviceCode: service.code,
      countryIso: country.isoCode,
    }));
    return this.deps.catalogue.currentOffers(products, currency);
  }

  /** Only the directories of services and countries know names: the search text becomes codes first. */
  async #termsOf(search: string): Promise<NonNullable<OrdersQuery['search']>> {
    const digits = search.replace(/[\s().+-]/g, '');
    return {
      ...(await this.deps.catalogue.matching(search)),
      digits: /^\d+$/.test(digits) ? digits : null,
      shortNumber: shortNumberIn(search),
      matchesTopups: Object.values(BALANCE_ADDITION).some((text) => folded(text).includes(folded(search))),
    };
  }
}
