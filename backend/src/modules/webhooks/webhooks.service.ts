import type { CursorPage, Database } from '../../platform/database/index.js';
import { DomainError, InvalidInputError } from '../../platform/errors/index.js';
import type { Actor, RateLimit } from '../../platform/http/index.js';
import type { Outgoing } from '../../platform/outgoing.js';
import type { Platform } from '../../platform/platform.js';
import type { Seal } from '../../platform/seal.js';
import type { AccountDataHolder, AuthModule, RequestOrigin } from '../auth/index.js';
import { createWebhookDeliveryStore, type DeliveryRange } from './webhook-delivery.store.js';
import { createWebhookEndpointStore, type EndpointChange, MOST_ENDPOINTS } from './webhook-endpoint.store.js';
import { presentEndpoint } from './webhooks.dto.js';
import type { EventType, WebhookDelivery, WebhookEndpoint } from './webhook.js';

/** Standard Webhooks 1.0.0 asks for 24 to 64 bytes. */
const SECRET_BYTES = 32;
const SECRET_PREFIX = 'whsec_';
const EARLIER_SECRET_MS = 24 * 3_600_000;

const CREATED: RateLimit = { name: 'webhook.created', limit: 30, windowSeconds: 3_600 };
const SENT: RateLimit = { name: 'webhook.sent', limit: 60, windowSeconds: 3_600 };

type Deps = Pick<Platform, 'db' | 'clock' | 'random' | 'rateLimiter'> & {
  outgoing: Pick<Outgoing, 'mayCall'>;
  auth: Pick<AuthModule, 'recordAndMailWebhook'>;
  seal: Seal;
};

export interface WantedEndpoint {
  url: string;
  eventTypes: readonly EventType[];
}

export class WebhooksService {
  constructor(private readonly deps: Deps) {}

  list({ userId }: Actor): Promise<WebhookEndpoint[]> {
    return createWebhookEndpointStore(this.deps.db.sql).list(userId);
  }

  /** @throws InvalidInputError, DomainError REAUTHENTICATION_REQUIRED, WEBHOOK_LIMIT_REACHED, RATE_LIMITED */
  async create(
    actor: Actor,
    wanted: WantedEndpoint,
    origin: RequestOrigin,
  ): Promise<{ endpoint: WebhookEndpoint; secret: string }> {
    const { userId } = actor;
    const { db, clock, random, auth, seal } = this.deps;
    const url = await this.#newUrl(actor, wanted.url);
    const id = random.id();
    const secret = this.#newSecret();
    const row = {
      id,
      userId,
      url,
      eventTypes: [...new Set(wanted.eventTypes)],
      secret: seal.seal(Buffer.from(secret), id),
      createdAt: clock.now(),
    };
    const endpoint = await db.transaction(async (unit) => {
      const created = await createWebhookEndpointStore(unit.sql).insert(row);
      if (!created) throw new DomainError('WEBHOOK_LIMIT_REACHED', { maximum: MOST_ENDPOINTS });
      await auth.recordAndMailWebhook({ userId, kind: 'webhook_created', origin, subject: url }, unit);
      return created;
    });
    return { endpoint, secret };
  }

  /** Null keeps a value. @throws InvalidInputError, DomainError NOT_FOUND, REAUTHENTICATION_REQUIRED, RATE_LIMITED */
  async change(
    actor: Actor,
    id: string,
    change: EndpointChange,
    origin: RequestOrigin,
  ): Promise<WebhookEndpoint> {
    const { db, clock, auth } = this.deps;
    const { userId } = actor;
    const before = await this.#endpointOf(actor, id);
    const url =
      change.url === null || change.url.trim() === before.url ? null : await this.#newUrl(actor, change.url);
    const eventTypes = change.eventTypes && [...new Set(change.eventTypes)];
    return db.transaction(async (unit) => {
      const store = createWebhookEndpointStore(unit.sql);
      const changed = await store.change({ userId, id }, { ...change, url, eventTypes }, clock.now());
      if (!changed) throw new DomainError('NOT_FOUND');
      if (url !== null) {
        await auth.recordAndMailWebhook(
          { userId, kind: 'webhook_removed', origin, subject: before.url },
          unit,
        );
        await auth.recordAndMailWebhook({ userId, kind: 'webhook_created', origin, subject: url }, unit);
      }
      return changed;
    });
  }

  /** @throws DomainError NOT_FOUND */
  async remove({ userId }: Actor, id: string, origin: RequestOrigin): Promise<void> {
    const { db, auth } = this.deps;
    await db.transaction(async (unit) => {
      const removed = await createWebhookEndpointStore(unit.sql).remove(userId, id);
      if (!removed) throw new DomainError('NOT_FOUND');
      await auth.recordAndMailWebhook(
        { userId, kind: 'webhook_removed', origin, subject: removed.url },
        unit,
      );
    });
  }

  /** The earlier secret still signs for a day. @throws DomainError NOT_FOUND, REAUTHENTICATION_REQUIRED */
  async rotate(
    actor: Actor,
    id: string,
    origin: RequestOrigin,
  ): Promise<{ endpoint: WebhookEndpoint; secret: string }> {
    const { db, clock, seal, auth } = this.deps;
    const { userId } = actor;
    await this.#endpointOf(actor, id);
    if (!actor.isRecentlyConfirmed) throw new DomainError('REAUTHENTICATION_REQUIRED');
    const secret = this.#newSecret();
    const until = new Date(clock.now().getTime() + EARLIER_SECRET_MS);
    const sealed = seal.seal(Buffer.from(secret), id.toLowerCase());
    return db.transaction(async (unit) => {
      const endpoint = await createWebhookEndpointStore(unit.sql).rotate(userId, id, sealed, until);
      if (!endpoint) throw new DomainError('NOT_FOUND');
      const replaced = { userId, kind: 'webhook_secret_replaced', origin, subject: endpoint.url } as const;
      await auth.recordAndMailWebhook(replaced, unit);
      return { endpoint, secret };
    });
  }

  /** @throws DomainError NOT_FOUND, WEBHOOK_DISABLED, RATE_LIMITED */
  async sendTest(actor: Actor, id: string): Promise<WebhookDelivery> {
    await this.#assertSends(actor, id);
    return createWebhookDeliveryStore(this.deps.db.sql).addTest(id, this.deps.clock.now());
  }

  /** @throws DomainError NOT_FOUND */
  async deliveries(
    actor: Actor,
    id: string,
    page: { limit: number; before: string | null; onlyFailed: boolean },
  ): Promise<CursorPage<WebhookDelivery>> {
    await this.#endpointOf(actor, id);
    return createWebhookDeliveryStore(this.deps.db.sql).list(id, page);
  }

  /** Sends a delivery again in any state. @throws DomainError NOT_FOUND, WEBHOOK_DISABLED, RATE_LIMITED */
  async resend(actor: Actor, id: string): Promise<void> {
    const store = createWebhookDeliveryStore(this.deps.db.sql);
    const endpointId = await store.endpointOf(actor.userId, id);
    if (!endpointId) throw new DomainError('NOT_FOUND');
    await this.#assertSends(actor, endpointId);
    if (!(await store.resend(endpointId, id, this.deps.clock.now()))) throw new DomainError('NOT_FOUND');
  }

  /** @returns how many are sent again @throws DomainError NOT_FOUND, WEBHOOK_DISABLED, RATE_LIMITED */
  async resendRange(actor: Actor, id: string, range: DeliveryRange): Promise<number> {
    await this.#assertSends(actor, id);
    return createWebhookDeliveryStore(this.deps.db.sql).resendRange(id, range, this.deps.clock.now());
  }

  #newSecret(): string {
    const bytes = Buffer.from(this.deps.random.token(SECRET_BYTES), 'base64url');
    return `${SECRET_PREFIX}${bytes.toString('base64')}`;
  }

  async #newUrl({ userId, isRecentlyConfirmed }: Actor, text: string): Promise<string> {
    if (!isRecentlyConfirmed) throw new DomainError('REAUTHENTICATION_REQUIRED');
    await this.deps.rateLimiter.consume(CREATED, userId);
    return this.#checkedUrl(text);
  }

  async #checkedUrl(text: string): Promise<string> {
    const trimmed = text.trim();
    if (!URL.canParse(trimmed)) throw new InvalidInputError({ url: 'invalid' });
    const url = new URL(trimmed);
    const isHttp = url.protocol === 'https:' || url.protocol === 'http:';
    if (!isHttp || url.username || url.password) throw new InvalidInputError({ url: 'invalid' });
    if (!(await this.deps.outgoing.mayCall(url.href))) throw new InvalidInputError({ url: 'not_public' });
    return url.href;
  }

  async #endpointOf({ userId }: Actor, id: string): Promise<WebhookEndpoint> {
    const endpoint = await createWebhookEndpointStore(this.deps.db.sql).get(userId, id);
    if (!endpoint) throw new DomainError('NOT_FOUND');
    return endpoint;
  }

  async #assertSends(actor: Actor, id: string): Promise<void> {
    const { disabledAt } = await this.#endpointOf(actor, id);
    if (disabledAt) throw new DomainError('WEBHOOK_DISABLED');
    await this.deps.rateLimiter.consume(SENT, actor.userId);
  }
}

/** An erasure needs no work here: `account_erase` also deletes the endpoints of the account. */
export class WebhookData implements AccountDataHolder {
  constructor(private readonly db: Pick<Database, 'sql'>) {}

  openMatters(): Promise<[]> {
    return Promise.resolve([]);
  }

  async exportOf(userId: string): Promise<Record<string, unknown>> {
    const endpoints = await createWebhookEndpointStore(this.db.sql).list(userId);
    return { webhooks: endpoints.map(presentEndpoint) };
  }

  erase(): Promise<void> {
    return Promise.resolve();
  }
}
