import { setTimeout as wait } from 'node:timers/promises';
import { systemClock, type Clock } from '../../../platform/clock.js';
import { CallPacer, type PaceLimits, type Sleep } from './call-pacer.js';
import { decimalOf, isProviderFault, microsOf, type HandlerAnswer } from './handler-answer.js';
import { HandlerApi, type Answered, type Failure } from './handler-api.js';
import type {
  ActiveListing,
  BalanceResult,
  BuyResult,
  CancelResult,
  Exchange,
  FinishResult,
  HistoryPage,
  HistoryPeriod,
  Listing,
  ProviderCountry,
  ProviderPrice,
  ProviderService,
  RequestAnotherResult,
  SmsProvider,
  StatusResult,
  WantedNumber,
} from './provider.port.js';
import {
  readActiveActivations,
  readBoughtNumber,
  readCountries,
  readHistory,
  readPrices,
  readServices,
} from './sms-activate-answers.js';
import { readCancel, readFinish, readRequestAnother, readStatus } from './sms-activate-status.js';

export interface SmsActivateOptions {
  code: string;
  url: string;
  apiKey: string;
  currency: string;
  timeoutMs?: number;
  limits?: Partial<PaceLimits>;
  fetch?: typeof fetch;
  clock?: Clock;
  sleep?: Sleep;
}

const DEFAULT_LIMITS: PaceLimits = { requestsPerSecond: 5, listsPerSecond: 1, longestWaitMs: 10_000 };
const PAGE_SIZE = 100;
const MOST_PAGES = 200;
const PAGES_AT_ONCE = 4;
const SET_STATUS = { another: '3', finish: '6', cancel: '8' } as const;

export class SmsActivateProvider implements SmsProvider {
  readonly code: string;
  readonly currency: string;
  readonly callsPerSecond: number;
  readonly #api: HandlerApi;
  readonly #unsupported = new Set<string>();
  #activePages = 1;

  constructor(options: SmsActivateOptions) {
    const { code, currency, timeoutMs = 8000, clock = systemClock, sleep = wait } = options;
    this.code = code;
    this.currency = currency;
    const limits = { ...DEFAULT_LIMITS, ...options.limits };
    this.callsPerSecond = limits.requestsPerSecond;
    const pacer = new CallPacer(limits, clock, sleep);
    const { url, apiKey, fetch: send = fetch } = options;
    this.#api = new HandlerApi({ url, apiKey, timeoutMs, fetch: send, clock }, pacer);
  }

  listCountries(): Promise<Listing<ProviderCountry>> {
    return this.#list('getCountries', readCountries);
  }

  listServices(): Promise<Listing<ProviderService>> {
    return this.#list('getServicesList', readServices);
  }

  listPrices(): Promise<Listing<ProviderPrice>> {
    return this.#list('getPrices', readPrices);
  }

  getBalance(): Promise<BalanceResult> {
    return this.#ask('getBalance', {}, (answer) => {
      const stated =
        answer.kind === 'token' && answer.code === 'ACCESS_BALANCE' ? microsOf(answer.argument) : null;
      return stated === null ? null : { kind: 'balance' as const, balanceMicros: stated };
    });
  }

  buyNumber(wanted: WantedNumber): Promise<BuyResult> {
    const parameters = {
      service: wanted.serviceCode,
      country: wanted.countryId,
      maxPrice: decimalOf(wanted.maxPriceMicros),
    };
    return this.#askNewest(['getNumberV2', 'getNumber'], parameters, readBoughtNumber);
  }

  async listActiveActivations(): Promise<ActiveListing> {
    const reply = await this.#activePage(0);
    const first = this.#interpret(reply, readActiveActivations);
    // A maintenance page answers every action, so an answered balance proves that only the list fails.
    if (first.kind === 'unknown' && isAnswered(reply) && (await this.getBalance()).kind === 'balance')
      return { ...first, kind: 'no_list' };
    // The classic dialect ignores pages and sends everything.
    if (first.kind !== 'listed' || rowsIn(first) !== PAGE_SIZE) return first;
    const found = new Map(first.items.map((item) => [item.providerActivationId, item]));
    const unread = [...first.unread];
    for (let page = 1; page < MOST_PAGES;) {
      // As many pages at once as the last list had, then one by one.
      const count = Math.max(1, Math.min(PAGES_AT_ONCE, this.#activePages - page));
      const pages = await Promise.all(
        Array.from({ length: count }, async (_, place) =>
          this.#interpret(await this.#activePage(page + place), readActiveActivations),
        ),
      );
      page += count;
      let isLast = false;
      for (const result of pages) {
        if (result.kind !== 'listed') return result;
        const before = found.size;
        for (const item of result.items) found.set(item.providerActivationId, item);
        if (found.size > before) unread.push(...result.unread);
        isLast ||= rowsIn(result) < PAGE_SIZE || found.size === before;
      }
      if (!isLast) continue;
      this.#activePages = page;
      return { kind: 'listed', items: [...found.values()], unread, exchange: first.exchange };
    }
    const error = `more than ${MOST_PAGES} pages of active activations`;
    return { kind: 'unknown', error, exchange: first.exchange };
  }

  #activePage(page: number): Promise<Answered | Failure> {
    const parameters = { start: String(page * PAGE_SIZE), limit: String(PAGE_SIZE) };
    return this.#api.call('getActiveActivations', parameters);
  }

  async listHistory({ from, to }: HistoryPeriod, offset: number): Promise<HistoryPage> {
    const parameters = {
      start: String(Math.floor(from.getTime() / 1000)),
      end: String(Math.ceil(to.getTime() / 1000)),
      offset: String(offset),
      size: String(PAGE_SIZE),
    };
    const reply = await this.#api.call('getHistory', parameters, 'list');
    const result = this.#interpret(reply, readHistory);
    return result.kind === 'listed' ? { ...result, isLast: rowsIn(result) < PAGE_SIZE } : result;
  }

  getStatus(providerActivationId: string): Promise<StatusResult> {
    return this.#askNewest(['getStatusV2', 'getStatus'], { id: providerActivationId }, readStatus);
  }

  requestAnother(id: string): Promise<RequestAnotherResult> {
    return this.#ask('setStatus', { id, status: SET_STATUS.another }, readRequestAnother);
  }

  finish(id: string): Promise<FinishResult> {
    return this.#ask('setStatus', { id, status: SET_STATUS.finish }, readFinish);
  }

  cancel(id: string): Promise<CancelResult> {
    return this.#ask('setStatus', { id, status: SET_STATUS.cancel }, readCancel);
  }

  async #list<Item>(action: string, read: (answer: HandlerAnswer) => Item[] | null): Promise<Listing<Item>> {
    return this.#interpret(await this.#api.call(action, {}, 'list'), listedBy(read));
  }

  async #ask<Outcome extends { kind: string }>(
    action: string,
    parameters: Record<string, string>,
    read: (answer: HandlerAnswer) => Outcome | null,
  ): Promise<(Outcome & { exchange: Exchange }) | Failure> {
    return this.#interpret(await this.#api.call(action, parameters), read);
  }

  async #askNewest<Outcome extends { kind: string }>(
    [newer, older]: readonly [string, string],
    parameters: Record<string, string>,
    read: (answer: HandlerAnswer) => Outcome | null,
  ): Promise<(Outcome & { exchange: Exchange }) | Failure> {
    if (this.#unsupported.has(newer)) return this.#ask(older, parameters, read);
    const reply = await this.#api.call(newer, parameters);
    if (!isUnsupported(reply)) return this.#interpret(reply, read);
    this.#unsupported.add(newer);
    return this.#ask(older, parameters, read);
  }

  #interpret<Outcome extends { kind: string }>(
    reply: Answered | Failure,
    read: (answer: HandlerAnswer) => Outcome | null,
  ): (Outcome & { exchange: Exchange }) | Failure {
    if (reply.kind !== 'answered') return reply;
    const outcome = read(reply.answer);
    return outcome ? { ...outcome, exchange: reply.exchange } : this.#api.failureOf(reply);
  }
}

const rowsIn = ({ items, unread }: { items: unknown[]; unread: unknown[] }) => items.length + unread.length;

function listedBy<Item>(read: (answer: HandlerAnswer) => Item[] | null) {
  return (answer: HandlerAnswer) => {
    const items = read(answer);
    return items && { kind: 'listed' as const, items };
  };
}

function isAnswered(reply: Answered | Failure): boolean {
  return reply.kind === 'answered' && !isProviderFault(reply.answer, reply.httpStatus);
}

function isUnsupported(reply: Answered | Failure): boolean {
  return (
    reply.kind === 'answered' &&
    reply.answer.kind === 'token' &&
    /^(?:BAD|WRONG)[_ ]ACTION$/.test(reply.answer.code)
  );
}
