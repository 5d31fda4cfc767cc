import { useMemo } from 'react';
import { useNowSelector } from '../time/use-now';
import { isRunning } from './activation-phase';
import type { Activation } from './user-transactions';

const none: readonly Activation[] = [];

/** Returns a new array only when a number changes or ends, not each second. */
export function useRunning(
  activations: readonly Activation[] | undefined,
): readonly Activation[] | undefined {
  const ended = useNowSelector((now) => idsOf((activations ?? none).filter((each) => !isRunning(each, now))));
  return useMemo(() => {
    const endedIds = ended.split(' ');
    return activations?.filter(({ activation_id }) => !endedIds.includes(activation_id));
  }, [activations, ended]);
}

const idsOf = (activations: readonly Activation[]) =>
  activations.map(({ activation_id }) => activation_id).join(' ');
