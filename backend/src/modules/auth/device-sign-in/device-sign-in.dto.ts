import type { DeviceGrant } from './device-grant.js';
import { shownUserCode } from './device-grant.js';
import { deviceOf } from '../sessions/session.js';

/** A program that wants to be let in. */
export interface BeginDeviceSignInDto {
  /**
   * What the program calls itself, for the person who decides and for the list of sessions. Of it are kept letters,
   * digits, spaces and `. _ @ ( ) -`, 40 characters at most.
   * @maxLength 100 too_long
   * @example "CLI on notebook"
   */
  client_name?: string;
  /** Of RFC 8628; not looked at. @maxLength 100 too_long */
  client_id?: string;
  /** Of RFC 8628; not looked at. @maxLength 100 too_long */
  scope?: string;
}

/** As RFC 8628 names it. */
export interface DeviceSignInDto {
  /** The code that the program polls with, and keeps secret. */
  device_code: string;
  /** @example "WDJB-MJHT" */
  user_code: string;
  /** Where the person goes and types the code. */
  verification_uri: string;
  /** The same page with the code filled in. */
  verification_uri_complete: string;
  /** Seconds for which both codes are good. */
  expires_in: number;
  /** Seconds to wait between two questions. */
  interval: number;
}

/** The question of a program whether it was let in. */
export interface DeviceTokenRequestDto {
  /** @isString required @minLength 1 required @maxLength 200 too_long */
  device_code: string;
  grant_type?: 'urn:ietf:params:oauth:grant-type:device_code';
  /** Of RFC 8628; not looked at. @maxLength 100 too_long */
  client_id?: string;
}

/** @maxLength 40 too_long @example "WDJB-MJHT" */
export type UserCodeDto = string;

/** What asks to be let in. */
export interface PendingDeviceDto {
  user_code: string;
  /** What the program calls itself; nothing proves it. */
  client_name: string;
  /** `Windows`, `macOS`; null when it does not say. */
  system: string | null;
  /** Network address from which it asks. */
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
