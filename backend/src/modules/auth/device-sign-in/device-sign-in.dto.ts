import type { DeviceGrant } from './device-grant.js';
import { shownUserCode } from './device-grant.js';
import { deviceOf } from '../sessions/session.js';

/** A program that wants to sign in. */
export interface BeginDeviceSignInDto {
  /**
   * The name of the program, for the person who decides and for the list of sessions. We keep only letters,
   * digits, spaces and `. _ @ ( ) -`, at most 40 characters.
   * @maxLength 100 too_long
   * @example "CLI on notebook"
   */
  client_name?: string;
  /** A field of RFC 8628, which is ignored. @maxLength 100 too_long */
  client_id?: string;
  /** A field of RFC 8628, which is ignored. @maxLength 100 too_long */
  scope?: string;
}

/** The fields have the names of RFC 8628. */
export interface DeviceSignInDto {
  /** The secret code with which the program asks for its session. */
  device_code: string;
  /** @example "WDJB-MJHT" */
  user_code: string;
  /** The page on which the person types the code. */
  verification_uri: string;
  /** The same page with the code filled in. */
  verification_uri_complete: string;
  /** The lifetime of both codes, in seconds. */
  expires_in: number;
  /** Seconds to wait between two requests. */
  interval: number;
}

/** The request of a program that asks whether its sign-in was approved. */
export interface DeviceTokenRequestDto {
  /** @isString required @minLength 1 required @maxLength 200 too_long */
  device_code: string;
  grant_type?: 'urn:ietf:params:oauth:grant-type:device_code';
  /** A field of RFC 8628, which is ignored. @maxLength 100 too_long */
  client_id?: string;
}

/** @maxLength 40 too_long @example "WDJB-MJHT" */
export type UserCodeDto = string;

/** A program that waits for a decision. */
export interface PendingDeviceDto {
  user_code: string;
  /** The name that the program gave itself. Nothing proves that it is true. */
  client_name: string;
  /** For example `Windows` or `macOS`; null when unknown. */
  system: string | null;
  /** The network address from which the program asks. */
  ip_address: string | null;
  created_at: string;
  expires_at: string;
}

export interface DecideDeviceSignInDto {
  user_code: UserCodeDto;
  decision: 'approve' | 'deny';
}

export const presentPendingDevice = (grant: DeviceGrant): PendingDeviceDto => ({
  user_code: shownUserCode(grant.userCode),
  client_name: grant.clientName,
  system: deviceOf(grant.userAgent).system,
  ip_address: grant.ipAddress,
  created_at: grant.createdAt.toISOString(),
  expires_at: grant.expiresAt.toISOString(),
});
