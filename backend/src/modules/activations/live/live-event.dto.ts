import type { EventOf } from '../../../platform/events/index.js';
import type { WalletEventDto } from '../../wallet/index.js';

/** The first event of each connection. */
export interface ConnectionEstablishedDto {
  type: 'connection_established';
  user_id: string;
  timestamp: string;
}

/** Comes every 30 seconds. */
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
  /** Which of the numbers asked for, from 1. */
  number: number;
  /** ISO 3166-1: where the number of this attempt is bought. */
  country: string;
  attempt: number;
  max_attempts: number;
  /** Absent while the attempt runs. */
  outcome?: 'bought' | 'refused' | 'unknown';
}

/**
 * For staff: what changed anywhere since the event before, gathered over a second, by ids only. Screens read their lists
 * again. Managers get no ids.
 */
export interface StaffChangesDto {
  type: 'staff_changes';
  activation_ids: string[];
  topup_ids: string[];
  alarm_ids: string[];
  /** True when more changed than is named. */
  is_partial: boolean;
}

export const TEST_WORLD = 'test_world';

/** Between replicas: of a test number, for sockets of test keys alone. */
export interface TestWorldEventDto {
  type: typeof TEST_WORLD;
  event: SmsReceivedDto | ActivationUpdatedDto;
}

/** The live events of activations. */
export type ActivationEvent = EventOf<SmsReceivedDto | ActivationUpdatedDto | PurchaseProgressDto>;

/** What the live connection carries: one JSON object a frame, told apart by its `type`. */
export type LiveEventDto =
  | ConnectionEstablishedDto
  | HeartbeatDto
  | PongDto
  | SmsReceivedDto
  | ActivationUpdatedDto
  | PurchaseProgressDto
  | WalletEventDto
  | StaffChangesDto;
