import type { ProviderMessage, SmsProvider } from '../../catalogue/index.js';

export type ProviderCancelResult =
  /** The provider took the number back, or does not know it. */
  | { kind: 'returned' }
  /** A message came first; `messages` is filled where the provider shows them. */
  | { kind: 'message'; messages: ProviderMessage[] }
  | { kind: 'charged' }
  | { kind: 'later'; afterSeconds: number | null };

export async function cancelAtProvider(
  provider: SmsProvider,
  providerActivationId: string,
): Promise<ProviderCancelResult> {
  const result = await provider.cancel(providerActivationId);
  switch (result.kind) {
    case 'cancelled':
    case 'not_found':
      return { kind: 'returned' };
    case 'message_received':
      return result.messages.length > 0
        ? { kind: 'message', messages: result.messages }
        : readMessage(provider, providerActivationId);
    case 'already_closed':
    case 'not_possible':
      return readEnd(provider, providerActivationId);
    case 'too_early':
      return { kind: 'later', afterSeconds: result.minActivationSeconds };
    default:
      return { kind: 'later', afterSeconds: null };
  }
}

async function readMessage(
  provider: SmsProvider,
  providerActivationId: string,
): Promise<ProviderCancelResult> {
  const status = await provider.getStatus(providerActivationId);
  return { kind: 'message', messages: status.kind === 'received' ? [status.message] : [] };
}

async function readEnd(provider: SmsProvider, providerActivationId: string): Promise<ProviderCancelResult> {
  const status = await provider.getStatus(providerActivationId);
  switch (status.kind) {
    case 'cancelled':
    case 'not_found':
      return { kind: 'returned' };
    case 'received':
      return { kind: 'message', messages: [status.message] };
    case 'finished':
      return { kind: 'charged' };
    default:
      return { kind: 'later', afterSeconds: null };
  }
}
