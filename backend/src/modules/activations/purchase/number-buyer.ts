import type { Platform } from '../../../platform/platform.js';
import type { ActivationEvents } from '../activation-events.js';
import { windowOf } from '../activation.js';
import type { CatalogueModule, ProviderRegistry, BuyResult } from '../../catalogue/index.js';
import {
  closesOffers,
  failureCode,
  MAX_ATTEMPTS,
  nextOffer,
  REJECTED,
  restOf,
  type PurchaseOffer,
} from './attempt-plan.js';
import {
  createAttemptStore,
  type AttemptStore,
  type NextAttempt,
  type WrittenAttempt,
} from './attempt.store.js';
import { shownOutcome, type AttemptOutcome, type NumberOutcome, type PurchaseAttempt } from './purchase.js';

/** The last try must begin before this time, so that it ends before the customer's client gives up. */
export const LAST_START_MS = 6_000;

export interface NumberRequest {
  purchaseId: string;
  userId: string;
  number: number;
  countryIso: string;
  /** When the customer's call began; absent where it begins now. */
  begunAt?: Date;
  first: NextAttempt;
  offers: readonly PurchaseOffer[];
}

interface Deps extends Pick<Platform, 'db' | 'clock' | 'settings'> {
  providers: ProviderRegistry;
  events: ActivationEvents;
  catalogue: Pick<CatalogueModule, 'forget'>;
}

export class NumberBuyer {
  readonly #attempts: AttemptStore;

  constructor(private readonly deps: Deps) {
    this.#attempts = createAttemptStore(deps.db.sql);
  }

  async buy(request: NumberRequest): Promise<{ result: NumberOutcome; attempts: PurchaseAttempt[] }> {
    const { clock, events, catalogue } = this.deps;
    const { number, countryIso: country, offers } = request;
    const begunAt = (request.begunAt ?? clock.now()).getTime();
    const attempts: PurchaseAttempt[] = [];
    const tried: Parameters<typeof nextOffer>[1][number][] = [];
    let { attemptId, maxPriceMicros } = request.first;
    let offer: PurchaseOffer | undefined = offers[0];

    while (offer) {
      const attempt = attempts.length + 1;
      const startedAt = clock.now();
      this.#publish(request, attempt);
      const answer = await this.#ask(offer, maxPriceMicros);
      const report = (kind: AttemptOutcome) => {
        attempts.push({ number, country, attempt, outcome: shownOutcome(kind) });
        this.#publish(request, attempt, shownOutcome(kind));
      };
      const undecided = { kind: 'unknown', settlesBy: this.#settlesBy(startedAt) } as const;
      if (answer.kind === 'unknown') {
        await this.#attempts.unknown(attemptId, answer.error, answer.exchange, clock.now());
        report('unknown');
        return { result: undecided, attempts };
      }

      const failure = answer.kind === 'bought' ? REJECTED : answer;
      tried.push({ offer, failure });
      const mayStart = clock.now().getTime() - begunAt <= LAST_START_MS;
      const next = mayStart ? nextOffer(offers, tried) : null;
      const { written, isRejected } = await this.#write(attemptId, answer, next);
      const { changed, activation } = written.outcome;
      report(isRejected ? 'rejected' : answer.kind);
      events.publishOutcome(written.outcome);
      if (answer.kind === 'bought' && !isRejected)
        return { result: changed && activation ? { kind: 'allotted', activation } : undecided, attempts };
      if (closesOffers(failure)) catalogue.forget();
      if (!written.next || !next) return { result: { kind: 'failed', code: failureCode(failure) }, attempts };
      offer = next;
      ({ attemptId, maxPriceMicros } = written.next);
    }
    throw new Error('A purchase has at least one offer');
  }

  async #write(
    attemptId: string,
    answer: Exclude<BuyResult, { kind: 'unknown' }>,
    next: PurchaseOffer | null,
  ): Promise<{ written: WrittenAttempt; isRejected: boolean }> {
    const { clock, settings } = this.deps;
    if (answer.kind === 'bought') {
      const window = windowOf(settings.current());
      const written = await this.#attempts.bought(attemptId, answer, window, next, clock.now());
      return { written, isRejected: ['next', 'failed'].includes(written.outcome.reason) };
    }
    const failure = {
      kind: answer.kind,
      reason: answer.kind === 'refused' ? answer.reason : answer.error,
      exchange: answer.exchange,
      ban: (answer.kind === 'refused' && answer.ban) || null,
      restSeconds: restOf(answer),
    };
    const code = failureCode(answer);
    const written = await this.#attempts.failed(attemptId, failure, next, code, clock.now());
    return { written, isRejected: false };
  }

  async #ask(offer: PurchaseOffer, maxPriceMicros: number): Promise<BuyResult> {
    const provider = await this.deps.providers.findProvider(offer.provider);
    const wanted = { serviceCode: offer.serviceCode, countryId: offer.providerCountryId, maxPriceMicros };
    if (provider) return provider.buyNumber(wanted);
    const exchange = { request: '', response: 'not sent: the provider is not configured', latencyMs: 0 };
    return { kind: 'refused', reason: 'BAD_SERVICE', detail: exchange.response, exchange };
  }

  #settlesBy(startedAt: Date): Date {
    const seconds = this.deps.settings.current().unknown_outcome_seconds;
    return new Date(startedAt.getTime() + seconds * 1000);
  }

  #publish(
    { purchaseId, userId, number, countryIso: country }: NumberRequest,
    attempt: number,
    outcome?: PurchaseAttempt['outcome'],
  ): void {
    const progress = { batch_id: purchaseId, number, country, attempt, max_attempts: MAX_ATTEMPTS };
    this.deps.events.progress(userId, { ...progress, ...(outcome && { outcome }) });
  }
}
