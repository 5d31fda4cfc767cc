import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/index.js';
import type { SettingsReader } from '../../../platform/settings/index.js';
import type { ActivationEvents } from '../activation-events.js';
import { windowOf } from '../activation.js';
import type { CatalogueService } from '../catalogue/catalogue.service.js';
import type { ProviderRegistry } from '../provider-registry.js';
import type { BuyResult } from '../providers/provider.port.js';
import { failureCode, MAX_ATTEMPTS, nextOffer, restOf, type PurchaseOffer } from './attempt-plan.js';
import { createAttemptStore, type AttemptStore, type NextAttempt } from './attempt.store.js';
import type { NumberResult, PurchaseAttempt } from './purchase.js';

/** No further try begins after this, so that the last one ends before the customer's client gives up. */
const LAST_START_MS = 6_000;

export interface NumberRequest {
  purchaseId: string;
  userId: string;
  /** From 1. */
  number: number;
  first: NextAttempt;
  offers: readonly PurchaseOffer[];
}

interface Deps {
  db: Database;
  clock: Clock;
  settings: SettingsReader;
  providers: ProviderRegistry;
  events: ActivationEvents;
  catalogue: Pick<CatalogueService, 'forget'>;
}

/** Gets one number: each try is an intent, a call outside any transaction, and its outcome. */
export class NumberBuyer {
  readonly #attempts: AttemptStore;

  constructor(private readonly deps: Deps) {
    this.#attempts = createAttemptStore(deps.db.sql);
  }

  async buy(request: NumberRequest): Promise<{ result: NumberResult; attempts: PurchaseAttempt[] }> {
    const { clock, settings, events, catalogue } = this.deps;
    const { number, offers } = request;
    const begunAt = clock.now().getTime();
    const attempts: PurchaseAttempt[] = [];
    const tried: Parameters<typeof nextOffer>[1][number][] = [];
    let { attemptId, maxPriceMicros } = request.first;
    let offer = offers[0];

    while (offer) {
      const attempt = attempts.length + 1;
      const startedAt = clock.now();
      this.#tell(request, attempt);
      const answer = await this.#ask(offer, maxPriceMicros);
      const outcome = shownOutcome(answer);
      attempts.push({ number, attempt, outcome });

      if (answer.kind === 'bought') {
        const written = await this.#attempts.bought(
          attemptId,
          answer,
          windowOf(settings.current()),
          clock.now(),
        );
        events.publishOutcome(written);
        if (written.changed && written.activation) {
          this.#tell(request, attempt, outcome);
          return { result: { kind: 'allotted', activation: written.activation }, attempts };
        }
        return { result: { kind: 'unknown', settlesBy: this.#settlesBy(startedAt) }, attempts };
      }
      if (answer.kind === 'unknown') {
        await this.#attempts.unknown(attemptId, answer.error, answer.exchange, clock.now());
        this.#tell(request, attempt, outcome);
        return { result: { kind: 'unknown', settlesBy: this.#settlesBy(startedAt) }, attempts };
      }

      tried.push({ offer, failure: answer });
      const code = failureCode(answer);
      const mayStart = clock.now().getTime() - begunAt <= LAST_START_MS;
      offer = (mayStart && nextOffer(offers, tried)) || undefined;
      const reason = answer.kind === 'refused' ? answer.reason : answer.error;
      const ban = (answer.kind === 'refused' && answer.ban) || null;
      const failure = {
        kind: answer.kind,
        reason,
        exchange: answer.exchange,
        ban,
        restSeconds: restOf(answer),
      };
      const written = await this.#attempts.failed(attemptId, failure, offer ?? null, code, clock.now());
      if (ban || reason === 'NO_BALANCE') catalogue.forget();
      this.#tell(request, attempt, outcome);
      events.publishOutcome(written.outcome);
      if (!written.next) return { result: { kind: 'failed', code }, attempts };
      ({ attemptId, maxPriceMicros } = written.next);
    }
    throw new Error('A purchase has at least one offer');
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

  #tell(
    { purchaseId, userId, number }: NumberRequest,
    attempt: number,
    outcome?: PurchaseAttempt['outcome'],
  ): void {
    const progress = { batchId: purchaseId, number, attempt, maxAttempts: MAX_ATTEMPTS };
    this.deps.events.progress(userId, { ...progress, ...(outcome && { outcome }) });
  }
}

function shownOutcome({ kind }: BuyResult): PurchaseAttempt['outcome'] {
  if (kind === 'bought') return 'bought';
  return kind === 'unknown' ? 'unknown' : 'refused';
}
