import { BrokenCircuitError, CircuitState, circuitBreaker, handleWhenResult, type IBreaker } from 'cockatiel';
import { tracedCall } from '../../../platform/tracing/tracing.js';
import type { NotSent, SmsProvider } from './provider.port.js';
import type { CallResult, ProviderWatch } from './provider-watch.js';

/** How many calls in a row without an answer open a circuit. */
export interface Patience {
  purchases: number;
  calls: number;
}

/** Where others sell, the circuit opens early: a purchase without an answer keeps a customer waiting for minutes. */
const BESIDE_OTHERS: Patience = { purchases: 2, calls: 3 };
/** For the only provider the circuit opens late: without it no number can be sold. */
const ALONE: Patience = { purchases: 6, calls: 6 };

export const usualPatience = (isAlone: boolean): Patience => (isAlone ? ALONE : BESIDE_OTHERS);

/** Shorter than the pause that all processes share. */
const HALF_OPEN_AFTER_MS = 4_000;

/** Purchases have a circuit of their own, because a provider may answer everything else; long lists have none. */
const CIRCUITS: Readonly<Record<string, keyof Patience>> = {
  buyNumber: 'purchases',
  getBalance: 'calls',
  listActiveActivations: 'calls',
  getStatus: 'calls',
  requestAnother: 'calls',
  finish: 'calls',
  cancel: 'calls',
};

/**
 * Calls without an answer open a circuit: the provider is not asked for a while, then one call is let through.
 * @param opened called with the reason when a circuit of this process opens
 */
export function guardedProvider(
  provider: SmsProvider,
  patience: () => Patience,
  opened: (reason: string) => void,
  watch: Pick<ProviderWatch, 'seen'>,
): SmsProvider {
  const circuits = {
    purchases: circuitOf(() => patience().purchases, opened),
    calls: circuitOf(() => patience().calls, opened),
  };
  return new Proxy(provider, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      const name = String(key);
      const circuit = CIRCUITS[name];
      return (...values: unknown[]): Promise<CallResult> => {
        const call = async () => {
          const facts = { 'peer.service': provider.code, 'torpedo.call': name };
          const result = await tracedCall(
            `provider ${name}`,
            facts,
            async () => (await value.apply(target, values)) as CallResult,
            ({ kind }) => ({ 'torpedo.outcome': kind }),
          );
          watch.seen(provider.code, name, result);
          return result;
        };
        return circuit ? through(circuits[circuit], call) : call();
      };
    },
  });
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
  // A test call is under way, and this call does not wait for its result.
  if (circuit.state === CircuitState.HalfOpen) return notAsked();
  try {
    return await circuit.execute(call);
  } catch (error) {
    if (error instanceof BrokenCircuitError) return notAsked();
    throw error;
  }
}

function isSilence(result: unknown): result is { error: string } {
  const { kind } = result as { kind: string };
  return kind === 'unknown' || kind === 'not_sent';
}

function notAsked(): NotSent {
  const error = 'circuit open';
  const response = 'not sent: the provider has not answered lately';
  return { kind: 'not_sent', error, exchange: { request: '', response, latencyMs: 0 } };
}
