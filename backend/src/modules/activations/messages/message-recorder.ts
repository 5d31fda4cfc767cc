import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/index.js';
import type { Logger } from '../../../platform/logging/index.js';
import type { ActivationEvents } from '../activation-events.js';
import { type ProviderMessage, extractCode } from '../../catalogue/index.js';
import { createMessageStore, type MessageContent } from './message.store.js';

/** A message and, where it was pushed, the provider's own mark of it. */
export type IncomingMessage = ProviderMessage & { messageKey?: string | null };

interface Deps {
  db: Database;
  clock: Clock;
  log: Logger;
  events: ActivationEvents;
}

/** The one way in for messages: each is stored once, the first one pays the number, the customer's screens are told. */
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
    if (outcome) events.publishOutcome(outcome);
    else
      log.info(
        { provider, provider_activation_id: providerActivationId },
        'a message for a number that is not ours yet',
      );
  }

  async recordAll(
    provider: string,
    providerActivationId: string,
    messages: readonly IncomingMessage[],
  ): Promise<void> {
    for (const message of messages) await this.record(provider, providerActivationId, message);
  }

  /** Those of the shown messages that are not recorded yet: a poll shows each of them again and again. */
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

/** Null for a message that says nothing. */
function contentOf({
  text: rawText,
  code: rawCode,
  receivedAt,
  messageKey = null,
}: IncomingMessage): MessageContent | null {
  const text = cleaned(rawText);
  const code = cleaned(rawCode) ?? (text === null ? null : extractCode(text));
  return text === null && code === null
    ? null
    : { text, code, supplierAt: receivedAt, supplierKey: messageKey };
}

/** PostgreSQL cannot hold NUL or halves of surrogate pairs, and no SMS is endless. */
function cleaned(text: string | null): string | null {
  const clean = text
    ?.replaceAll('\u0000', '')
    .slice(0, 2000)
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .trim();
  return clean ? clean : null;
}
