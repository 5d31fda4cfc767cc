import { createHash, timingSafeEqual } from 'node:crypto';
import { DomainError } from '../../../platform/errors/index.js';
import type { Platform } from '../../../platform/platform.js';
import { type ProviderRegistry, type SmsProvider, readSmsWebhook } from '../../catalogue/index.js';
import type { MessageRecorder } from './message-recorder.js';
import { createMessageStore } from './message.store.js';

interface Deps extends Pick<Platform, 'db' | 'clock' | 'log' | 'refusedSenders'> {
  providers: ProviderRegistry;
  recorder: MessageRecorder;
}

interface SmsNotification {
  secret: string;
  body: unknown;
  address: string | null;
}

/** An unsigned notification makes us ask about its number at most once in this time. */
const HINT_PAUSE_MS = 5_000;

export class SmsWebhookService {
  readonly #messages;
  readonly #hintedAt = new Map<string, number>();

  constructor(private readonly deps: Deps) {
    this.#messages = createMessageStore(deps.db.sql);
  }

  /** Without a secret, only asks the provider about the number. @throws DomainError INVALID_SIGNATURE, NOT_FOUND */
  async receive(providerCode: string, { secret, body, address }: SmsNotification): Promise<void> {
    const { log, providers, recorder, refusedSenders } = this.deps;
    const connected = await providers.find(providerCode);
    if (!connected) throw new DomainError('NOT_FOUND');
    const { provider, webhookSecret } = connected;
    if (webhookSecret !== null && !isSame(secret, webhookSecret)) {
      refusedSenders.add(provider.code, address);
      throw new DomainError('INVALID_SIGNATURE');
    }
    const message = readSmsWebhook(body);
    if (!message) {
      log.info({ provider: providerCode }, 'a notification that carries no message');
      return;
    }
    if (webhookSecret === null) {
      // The provider sends a notification again when we do not acknowledge it within seconds.
      this.#ask(provider, message.providerActivationId).catch((error: unknown) =>
        log.error({ err: error, provider: providerCode }, 'a hinted message could not be read'),
      );
      return;
    }
    await recorder.record(providerCode, message.providerActivationId, message);
  }

  async #ask(provider: SmsProvider, id: string): Promise<void> {
    const now = this.deps.clock.now();
    if (!(await this.#messages.isReceiving(provider.code, id, now))) return;
    const key = `${provider.code}:${id}`;
    if (now.getTime() - (this.#hintedAt.get(key) ?? -Infinity) < HINT_PAUSE_MS) return;
    for (const [other, at] of this.#hintedAt) {
      if (now.getTime() - at >= HINT_PAUSE_MS) this.#hintedAt.delete(other);
    }
    this.#hintedAt.set(key, now.getTime());
    const status = await provider.getStatus(id);
    if (status.kind === 'received') await this.deps.recorder.record(provider.code, id, status.message);
  }
}

/** Compares in constant time, whatever the lengths. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
