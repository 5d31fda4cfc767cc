import type { EventOf } from '../../../platform/events/index.js';
import type { WalletEventDto } from '../../wallet/index.js';

/** The first event of each connection. */
export interface ConnectionEstablishedDto {
  type: 'connection_established';
  user_id: string;
  timestamp: string;
}

/** Is sent every 30 seconds. */
export interface HeartbeatDto {
  type: 'heartbeat';
  timestamp: string;
}

/** The answer to `{"type":"ping"}`. */
export interface PongDto {
  type: 'pong';
  timestamp: string;
}

export interface SmsReceivedDto {
  type: 'sms_received';
  activation_id: string;
  /** Null where the message has no code. */
  code: string | null;
  timestamp: string;
}

export interface ActivationUpdatedDto {
  type: 'activation_updated';
  activation_id: string;
  status: 'WAITING_SMS' | 'ACTIVE' | 'COMPLETED' | 'CANCELLED' | 'EXPIRED';
}

/** One attempt to buy one of the numbers of a purchase. */
export interface PurchaseProgressDto {
  type: 'purchase_progress';
  batch_id: string;
  /** Which number of the purchase this is, from 1. */
  number: number;
  /** ISO 3166-1 code of the country in which this attempt buys. */
  country: string;
  attempt: number;
  max_attempts: number;
  /** Absent while the attempt runs. */
  outcome?: 'bought' | 'refused' | 'unknown';
}

/**
 * For staff: what changed anywhere since the last event, collected over a second, by ids only. Screens then read their
 * lists again. Managers get no ids.
 */
export interface StaffChangesDto {
  type: 'staff_changes';
  activation_ids: string[];
  topup_ids: string[];
  alarm_ids: string[];
  /** True when more rows changed than are named here. */
  is_partial: boolean;
}

export const TEST_WORLD = 'test_world';

/** Is sent between replicas only: the event of a test number, for sockets of test keys. */
export interface TestWorldEventDto {
  type: typeof TEST_WORLD;
  event: SmsReceivedDto | ActivationUpdatedDto;
}

/** The live events of activations. */
export type ActivationEvent = EventOf<SmsReceivedDto | ActivationUpdatedDto | PurchaseProgressDto>;

/** A live event: each frame is one JSON object, and its `type` says which one. */
export type LiveEventDto =
  | ConnectionEstablishedDto
  | HeartbeatDto
  | PongDto
  | SmsReceivedDto
  | ActivationUpdatedDto
  | PurchaseProgressDto
  | WalletEventDto
  | StaffChangesDto;
