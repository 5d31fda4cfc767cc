import type { Platform } from '../../../platform/platform.js';
import type { ActivationEvents } from '../activation-events.js';
import { type ProviderMessage, extractCode } from '../../catalogue/index.js';
import { createMessageStore, type MessageContent } from './message.store.js';

export type IncomingMessage = ProviderMessage & { messageKey?: string | null };

interface Deps extends Pick<Platform, 'db' | 'clock' | 'log'> {
  events: ActivationEvents;
}

export class MessageRecorder {
  readonly #store;

  constructor(private readonly deps: Deps) {
    this.#store = createMessageStore(deps.db.sql);
  }

  async record(provider: string, providerActivationId: string, message: IncomingMessage): Promise<void> {
    const { clock, log, events } = this.deps;
    const content = contentOf(message);
    if (!content) return;
    const outcome = await this.#store.save(provider, providerActivationId, content, clock.now());
    if (outcome) return events.publishOutcome(outcome);
    const facts = { provider, provider_activation_id: providerActivationId };
    log.info(facts, 'a message for a number that is not ours yet');
  }

  async recordAll(
    provider: string,
    providerActivationId: string,
    messages: readonly IncomingMessage[],
  ): Promise<void> {
    for (const message of messages) await this.record(provider, providerActivationId, message);
  }

  async unrecorded(
    provider: string,
    numbers: readonly { providerActivationId: string; messages: readonly ProviderMessage[] }[],
  ): Promise<Set<ProviderMessage>> {
    const shown = numbers.flatMap(({ providerActivationId: number, messages }) =>
      messages.flatMap((message) => {
        const content = contentOf(message);
        return content ? [{ number, message, content }] : [];
      }),
    );
    const positions = await this.#store.positionsToStore(provider, shown);
    return new Set(shown.filter((_, position) => positions.has(position)).map(({ message }) => message));
  }
}

function contentOf({
  text: rawText,
  code: rawCode,
  receivedAt,
  messageKey = null,
}: IncomingMessage): MessageContent | null {
  const text = cleaned(rawText);
  const code = cleaned(rawCode) ?? (text === null ? null : extractCode(text));
  return text === null && code === null ? null : { text, code, sentAt: receivedAt, messageKey };
}

/** Removes what PostgreSQL cannot store: NUL, and halves of surrogate pairs. */
function cleaned(text: string | null): string | null {
  const clean = text
    ?.replaceAll('\u0000', '')
    .slice(0, 2000)
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .trim();
  return clean ? clean : null;
}
