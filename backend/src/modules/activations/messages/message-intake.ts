import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/index.js';
import type { Logger } from '../../../platform/logging/index.js';
import type { ActivationEvents } from '../activation-events.js';
import type { ActivationOutcome } from '../activation.js';
import type { ProviderMessage } from '../providers/provider.port.js';
import { extractCode } from '../providers/sms-code.js';
import { createMessageStore } from './message.store.js';

/** A message and, where it was pushed, the provider's own mark of it. */
export type IncomingMessage = ProviderMessage & { messageKey?: string };

interface Dependencies {
  db: Database;
  clock: Clock;
  log: Logger;
  events: ActivationEvents;
}

/** The one way in for messages: each is stored once, the first one pays the number, the customer's screens are told. */
export class MessageIntake {
  readonly #store;

  constructor(private readonly dependencies: Dependencies) {
    this.#store = createMessageStore(dependencies.db.sql);
  }

  async take(
    provider: string,
    providerActivationId: string,
    message: IncomingMessage,
  ): Promise<ActivationOutcome | null> {
    const { clock, log, events } = this.dependencies;
    const text = cleaned(message.text);
    const code = cleaned(message.code) ?? (text === null ? null : extractCode(text));
    if (text === null && code === null) return null;
    const { receivedAt, messageKey = null } = message;
    const content = { text, code, supplierAt: receivedAt, supplierKey: messageKey };
    const outcome = await this.#store.save(provider, providerActivationId, content, clock.now());
    if (outcome) events.stepTaken(outcome);
    else log.info({ provider, number: providerActivationId }, 'a message for a number that is not ours yet');
    return outcome;
  }

  async takeAll(
    provider: string,
    providerActivationId: string,
    messages: readonly IncomingMessage[],
  ): Promise<void> {
    for (const message of messages) await this.take(provider, providerActivationId, message);
  }
}

/** PostgreSQL cannot hold NUL, and nobody needs an endless text. */
function cleaned(text: string | null): string | null {
  const clean = text?.replaceAll('\u0000', '').slice(0, 2000).trim();
  return clean ? clean : null;
}
