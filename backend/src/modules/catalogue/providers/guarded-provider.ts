import { BrokenCircuitError, CircuitState, circuitBreaker, handleWhenResult, type IBreaker } from 'cockatiel';
import type { HistoryPeriod, NotSent, SmsProvider, WantedNumber } from './provider.port.js';
import type { CallResult, ProviderWatch } from './provider-watch.js';

/** Calls in a row without an answer that open a circuit. */
export interface Patience {
  purchases: number;
  calls: number;
}

/** A purchase without an answer keeps a customer waiting for minutes: fewer are risked where others sell. */
const BESIDE_OTHERS: Patience = { purchases: 2, calls: 3 };
/** Without the only provider no number can be sold. */
const ALONE: Patience = { purchases: 6, calls: 6 };

export const usualPatience = (isAlone: boolean): Patience => (isAlone ? ALONE : BESIDE_OTHERS);

/** Shorter than the pause after which the provider is asked again for all processes. */
const HALF_OPEN_AFTER_MS = 4_000;

/**
 * A provider whose silence opens a circuit: it is not asked for a while, then one call is let through. Purchases have a
 * circuit of their own, because a provider may answer everything else; long lists have none.
 */
export class GuardedProvider implements SmsProvider {
  readonly code: string;
  readonly currency: string;
  readonly callsPerSecond: number;
  readonly #purchases;
  readonly #calls;

  /** @param opened called with the reason each time a circuit of this process opens */
  constructor(
    private readonly provider: SmsProvider,
    patience: () => Patience,
    opened: (reason: string) => void,
    private readonly watch: Pick<ProviderWatch, 'seen'>,
  ) {
    this.code = provider.code;
    this.currency = provider.currency;
    this.callsPerSecond = provider.callsPerSecond;
    this.#purchases = circuitOf(() => patience().purchases, opened);
    this.#calls = circuitOf(() => patience().calls, opened);
  }

  buyNumber(wanted: WantedNumber) {
    return through(this.#purchases, () => this.#seen('buyNumber', this.provider.buyNumber(wanted)));
  }

  listCountries() {
    return this.#seen('listCountries', this.provider.listCountries());
  }

  listServices() {
    return this.#seen('listServices', this.provider.listServices());
  }

  listPrices() {
    return this.#seen('listPrices', this.provider.listPrices());
  }

  getBalance() {
    return through(this.#calls, () => this.#seen('getBalance', this.provider.getBalance()));
  }

  listActiveActivations() {
    return through(this.#calls, () =>
      this.#seen('listActiveActivations', this.provider.listActiveActivations()),
    );
  }

  listHistory(period: HistoryPeriod, offset: number) {
    return this.#seen('listHistory', this.provider.listHistory(period, offset));
  }

  getStatus(id: string) {
    return through(this.#calls, () => this.#seen('getStatus', this.provider.getStatus(id)));
  }

  requestAnother(id: string) {
    return through(this.#calls, () => this.#seen('requestAnother', this.provider.requestAnother(id)));
  }

  finish(id: string) {
    return through(this.#calls, () => this.#seen('finish', this.provider.finish(id)));
  }

  cancel(id: string) {
    return through(this.#calls, () => this.#seen('cancel', this.provider.cancel(id)));
  }

  async #seen<Result extends CallResult>(call: string, asked: Promise<Result>): Promise<Result> {
    const result = await asked;
    this.watch.seen(this.code, call, result);
    return result;
  }
}

class InARow implements IBreaker {
  state = 0;

  constructor(private readonly most: () => number) {}

  success(): void {
    this.state = 0;
  }

  failure(): boolean {
    this.state += 1;
    return this.state >= this.most();
  }
}

type Circuit = ReturnType<typeof circuitOf>;

function circuitOf(patience: () => number, opened: (reason: string) => void) {
  const circuit = circuitBreaker(handleWhenResult(isSilence), {
    halfOpenAfter: HALF_OPEN_AFTER_MS,
    breaker: new InARow(patience),
  });
  circuit.onBreak((failure) =>
    opened('value' in failure && isSilence(failure.value) ? failure.value.error : 'no answer'),
  );
  return circuit;
}

async function through<Result>(circuit: Circuit, call: () => Promise<Result>): Promise<Result | NotSent> {
  // A call that tries the provider is under way: its result is not waited for.
  if (circuit.state === CircuitState.HalfOpen) return notAsked();
  try {
    return await circuit.execute(call);
  } catch (error) {
    if (error instanceof BrokenCircuitError) return notAsked();
    throw error;
  }
}

/** A refusal is an answer. */
function isSilence(result: unknown): result is { error: string } {
  const { kind } = result as { kind: string };
  return kind === 'unknown' || kind === 'not_sent';
}

function notAsked(): NotSent {
  const error = 'circuit open';
  const response = 'not sent: the provider has not answered lately';
  return { kind: 'not_sent', error, exchange: { request: '', response, latencyMs: 0 } };
}
