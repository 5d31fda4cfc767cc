import type { CursorPage } from '../../platform/database/index.js';
import { MOST_ENDPOINTS } from './webhook-endpoint.store.js';
import type { EVENT_TYPES, WebhookDelivery, WebhookEndpoint } from './webhook.js';

export type WebhookEventTypeDto = (typeof EVENT_TYPES)[number];

/** An address of the customer that we call when an event happens. */
export interface WebhookEndpointDto {
  id: string;
  url: string;
  events: WebhookEventTypeDto[];
  created_at: string;
  disabled: boolean;
  /**
   * Who switched the endpoint off. `owner`: its owner. `gone`: it answered 410. `failing`: it accepted nothing for three
   * days. `security`: the account's access was revoked. Null while the endpoint is enabled.
   */
  disabled_by: WebhookEndpoint['disabledBy'];
  /** Since when every delivery has failed; null when the last one was accepted or none was tried. */
  failing_since: string | null;
  /** Until when deliveries also carry a signature made with the earlier secret; null when they do not. */
  earlier_secret_until: string | null;
}

export interface WebhookEndpointsDto {
  /** Newest first. */
  webhooks: WebhookEndpointDto[];
  /** How many endpoints an account may have. */
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
  /** Another https address on the internet. The secret stays. @minLength 1 required @maxLength 2048 too_long */
  url?: string;
  /** @minItems 1 required */
  events?: WebhookEventTypeDto[];
  /** `false` enables the endpoint; deliveries that still wait are sent then. */
  disabled?: boolean;
}

export interface WebhookSecretDto extends WebhookEndpointDto {
  /** The key to verify signatures (Standard Webhooks). It is never shown again. */
  secret: string;
}

/** One event for one endpoint, with the result of its newest try. */
export interface WebhookDeliveryDto {
  id: string;
  /** The header `webhook-id`, which is the same at each try. */
  webhook_id: string;
  type: WebhookEventTypeDto | 'webhook.test';
  /** Whether a test key caused the event, or a person sent it by hand. The body says the same in its field `test`. */
  test: boolean;
  /** The JSON text that is signed and sent. */
  body: string;
  occurred_at: string;
  status: WebhookDelivery['status'];
  tries: number;
  /** When it is tried next; null when no try is left. */
  next_try_at: string | null;
  tried_at: string | null;
  /** HTTP status of the newest answer; null when there was no answer. */
  answer_status: number | null;
  /** The beginning of the newest answer; when there was no answer, the code of the error. */
  answer: string | null;
  answer_ms: number | null;
}

export interface WebhookDeliveriesDto {
  /** Newest first. Deliveries are kept for 14 days. */
  deliveries: WebhookDeliveryDto[];
  /** Send it as `cursor` to read the next page; null on the last page. */
  next_cursor: string | null;
}

export interface ResendWebhooksRequestDto {
  /** Events that happened at this time or later. @isDateTime invalid */
  from: Date;
  /** Events that happened before this time. @isDateTime invalid */
  to: Date;
  /** `failed`: only deliveries that have no try left. `all`: also those that were delivered. */
  status: 'failed' | 'all';
}

export interface ResentWebhooksDto {
  /** How many deliveries are sent again: at most 10,000 in one call, the oldest first. */
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
