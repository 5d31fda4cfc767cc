import { createForEachDue, type ForEachDue, type Lease } from '../../../platform/jobs/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { ActivationEvents } from '../activation-events.js';
import { windowOf } from '../activation.js';
import type { ActiveActivation, CatalogueModule, SmsProvider } from '../../catalogue/index.js';
import { createAttemptStore, type AttemptStore } from './attempt.store.js';

/** Longer than any call to a provider: an older pending attempt has no process any more. */
const IN_FLIGHT_MS = 20_000;
/** With a short `unknownMs`, this share of it must pass first; the rest is for finding the number. */
const LOST_SHARE = 0.8;
/** How long an attempt can explain a number: as long as numbers live. */
const EXPLAINS_MS = 30 * 60_000;

interface Deps extends Pick<Platform, 'db' | 'clock' | 'settings' | 'log'> {
  events: ActivationEvents;
  catalogue: Pick<CatalogueModule, 'forget'>;
}

export class UnknownOutcomes {
  readonly #attempts: AttemptStore;
  readonly #forEachShown: ForEachDue;
  readonly #forEachLost: ForEachDue;
  readonly #known = new Map<string, ReadonlySet<string>>();

  constructor(private readonly deps: Deps) {
    this.#attempts = createAttemptStore(deps.db.sql);
    this.#forEachShown = createForEachDue({ ...deps, loop: 'provider-poll' });
    this.#forEachLost = createForEachDue({ ...deps, loop: 'provider-poll' });
  }

  async prepare(lease: Lease): Promise<void> {
    const { clock, settings, events, log } = this.deps;
    const now = clock.now();
    const before = (ms: number) => new Date(now.getTime() - ms);
    const unknownMs = settings.current().unknown_outcome_seconds * 1000;
    const lost = await this.#attempts.markUnknown(
      before(Math.min(IN_FLIGHT_MS, unknownMs * LOST_SHARE)),
      now,
    );
    if (lost > 0) log.warn({ lost }, 'purchases without an answer');
    await this.#forEachLost({
      lease,
      list: (except) => this.#attempts.listLost(before(unknownMs), except),
      idOf: (attemptId) => attemptId,
      work: async (attemptId) => {
        const outcome = await this.#attempts.giveUp(attemptId, now);
        if (!outcome) return;
        log.warn({ activation_id: outcome.activationId }, 'an unknown purchase was given up');
        events.publishOutcome(outcome);
      },
    });
  }

  providers(): Promise<string[]> {
    const since = new Date(this.deps.clock.now().getTime() - EXPLAINS_MS);
    return this.#attempts.providersWithUnknown(since);
  }

  async inspect(provider: SmsProvider, items: readonly ActiveActivation[], lease: Lease): Promise<void> {
    const ids = items.map(({ providerActivationId }) => providerActivationId);
    if (ids.length === 0) return;
    const before = this.#known.get(provider.code) ?? new Set();
    const others = ids.filter((id) => !before.has(id));
    const found = others.length > 0 ? await this.#attempts.knownNumbers(provider.code, others) : new Set();
    const known = new Set(ids.filter((id) => before.has(id) || found.has(id)));
    this.#known.set(provider.code, known);
    await this.#forEachShown({
      lease,
      list: () => items.filter(({ providerActivationId }) => !known.has(providerActivationId)),
      idOf: ({ providerActivationId }) => providerActivationId,
      work: (item) => this.#decide(provider, item),
    });
  }

  async #decide(provider: SmsProvider, item: ActiveActivation): Promise<void> {
    const { clock, settings, events, log, catalogue } = this.deps;
    const current = settings.current();
    const now = clock.now();
    const rules = {
      ...windowOf(current),
      unknownOutcomeSeconds: current.unknown_outcome_seconds,
      explainedSince: new Date(now.getTime() - EXPLAINS_MS),
    };
    const { action, outcome } = await this.#attempts.numberFound(provider.code, item, rules, now);
    const facts = { provider: provider.code, provider_activation_id: item.providerActivationId };
    if (action === 'adopted' && outcome) {
      log.info({ ...facts, activation_id: outcome.activationId }, 'an unknown purchase had bought a number');
      events.publishOutcome(outcome);
    }
    if (action === 'rejected' && outcome) {
      log.error(facts, 'an unknown purchase had bought a number that is not taken');
      catalogue.forget();
      events.publishOutcome(outcome);
    }
    if (action === 'cancel') log.warn(facts, 'a number was found after its purchase was given up');
    if (action === 'unexplained')
      log.error(facts, 'the provider holds a number that nothing of ours explains');
  }
}
