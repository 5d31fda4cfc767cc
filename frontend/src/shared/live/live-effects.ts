import type { QueryClient } from '@tanstack/react-query';
import type { LiveEvent } from '@torpedo/api-client';
import { announce } from './window-events';

export type LiveEffects = {
  [Type in LiveEvent['type']]?: (queryClient: QueryClient, event: Extract<LiveEvent, { type: Type }>) => void;
};

// TypeScript cannot see that the effect found by the event's type takes this event.
function applyOne(effects: LiveEffects, queryClient: QueryClient, event: LiveEvent) {
  const effect = effects[event.type] as ((client: QueryClient, event: LiveEvent) => void) | undefined;
  effect?.(queryClient, event);
}

export function applyLiveEvent(registries: LiveEffects[], queryClient: QueryClient, event: LiveEvent): void {
  for (const effects of registries) applyOne(effects, queryClient, event);

  if (event.type === 'sms_received')
    announce('sms-number-received', { activationId: event.activation_id, code: event.code });
  if (event.type === 'purchase_progress' && event.outcome === 'bought')
    announce('purchase-success', { batchId: event.batch_id });
}
