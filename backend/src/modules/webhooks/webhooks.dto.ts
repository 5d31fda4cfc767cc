import type { CursorPage } from '../../platform/database/index.js';
import { MOST_ENDPOINTS } from './webhook-endpoint.store.js';
import type { EVENT_TYPES, WebhookDelivery, WebhookEndpoint } from './webhook.js';

export type WebhookEventTypeDto = (typeof EVENT_TYPES)[number];

/** An address of the customer's that is called when something happens. */
export interface WebhookEndpointDto {
  id: string;
  url: string;
  events: WebhookEventTypeDto[];
  created_at: string;
  disabled: boolean;
  /**
   * Who switched it off: `owner`; `gone`: it answered 410; `failing`: it accepted nothing for three days; `security`: the
   * account's access was revoked. Null while it is enabled.
   */
  disabled_by: WebhookEndpoint['disabledBy'];
  /** Since when it has accepted nothing that was tried; null else. */
  failing_since: string | null;
  /** Until when deliveries carry the signature of the earlier secret, too; null else. */
  earlier_secret_until: string | null;
}

export interface WebhookEndpointsDto {
  /** Newest first. */
  webhooks: WebhookEndpointDto[];
  /** How many an account may have. */
  maximum: number;
}

export interface CreateWebhookEndpointRequestDto {
  /**
   * An https address on the internet.
   * @isString required
   * @minLength 1 required @maxLength 2048 too_long
   * @example "https://shop.example.com/torpedo"
   */
  url: string;
  /** @minItems 1 required */
  events: WebhookEventTypeDto[];
}

export interface ChangeWebhookEndpointRequestDto {
  /** Another https address on the internet; the secret stays. @minLength 1 required @maxLength 2048 too_long */
  url?: string;
  /** @minItems 1 required */
  events?: WebhookEventTypeDto[];
  /** `false` sends what still waits, too. */
  disabled?: boolean;
}

export interface WebhookSecretDto extends WebhookEndpointDto {
  /** Verifies signatures (Standard Webhooks); it is never shown again. */
  secret: string;
}

/** One event for one endpoint, with its newest try. */
export interface WebhookDeliveryDto {
  id: string;
  /** The header `webhook-id`: the same at each try. */
  webhook_id: string;
  type: WebhookEventTypeDto | 'webhook.test';
  /** Whether a test key made it happen, or it was sent by hand. The body says the same as `test`. */
  test: boolean;
  /** The JSON text that is signed and sent. */
  body: string;
  occurred_at: string;
  status: WebhookDelivery['status'];
  tries: number;
  /** When it is tried next; null when it is not. */
  next_try_at: string | null;
  tried_at: string | null;
  /** HTTP status of the newest answer; null where there was none. */
  answer_status: number | null;
  /** The beginning of the newest answer, or the code of what went wrong. */
  answer: string | null;
  answer_ms: number | null;
}

export interface WebhookDeliveriesDto {
  /** Newest first; they are kept for 14 days. */
  deliveries: WebhookDeliveryDto[];
  /** Asks for the next page as `cursor`; null on the last one. */
  next_cursor: string | null;
}

export interface ResendWebhooksRequestDto {
  /** Events that happened then or later. @isDateTime invalid */
  from: Date;
  /** Events that happened earlier than this. @isDateTime invalid */
  to: Date;
  /** `failed`: whose tries are over. `all`: also what was delivered. */
  status: 'failed' | 'all';
}

export interface ResentWebhooksDto {
  /** At most 10,000 with one call, the oldest first. */
  resent: number;
}

/** @pattern ^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$ invalid */
export type WebhookIdDto = string;

const iso = (at: Date | null) => at?.toISOString() ?? null;

export function presentEndpoint(endpoint: WebhookEndpoint): WebhookEndpointDto {
  return {
    id: endpoint.id,
    url: endpoint.url,
    events: endpoint.eventTypes,
    created_at: endpoint.createdAt.toISOString(),
    disabled: endpoint.disabledAt !== null,
    disabled_by: endpoint.disabledBy,
    failing_since: iso(endpoint.failingSince),
    earlier_secret_until: iso(endpoint.previousUntil),
  };
}

export function presentEndpoints(endpoints: readonly WebhookEndpoint[]): WebhookEndpointsDto {
  return { webhooks: endpoints.map(presentEndpoint), maximum: MOST_ENDPOINTS };
}

export function presentDelivery(delivery: WebhookDelivery): WebhookDeliveryDto {
  return {
    id: delivery.id,
    webhook_id: delivery.eventId,
    type: delivery.type,
    test: delivery.isTest,
    body: delivery.body,
    occurred_at: delivery.occurredAt.toISOString(),
    status: delivery.status,
    tries: delivery.tries,
    next_try_at: iso(delivery.dueAt),
    tried_at: iso(delivery.triedAt),
    answer_status: delivery.answerStatus,
    answer: delivery.answer,
    answer_ms: delivery.answerMs,
  };
}

export function presentDeliveries({ items, nextCursor }: CursorPage<WebhookDelivery>): WebhookDeliveriesDto {
  return { deliveries: items.map(presentDelivery), next_cursor: nextCursor };
}
