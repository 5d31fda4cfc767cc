import type { SettingGroup, SettingUnit } from '../../../platform/settings/index.js';
import type { ReasonDto } from '../admin.dto.js';

/** One value of a setting, for a form. */
export interface SettingPartDto {
  /** For example `max_quantity`, or `cancel_block.count` for a part of a setting. */
  path: string;
  type: 'integer' | 'number' | 'boolean' | 'string';
  unit: SettingUnit;
  /** The meaning of the setting, in the reader's language. */
  text: string;
  /** The value in force now. */
  value: number | boolean | string;
  /** The value when staff have set none. */
  default: number | boolean | string;
  /** The allowed texts; left out when any text is allowed. */
  options?: string[];
  minimum?: number;
  exclusive_minimum?: number;
  maximum?: number;
}

/** A setting that can be changed while the product runs. */
export interface SettingDto {
  key: string;
  group: SettingGroup;
  /** One value, or the parts of which the setting consists. */
  parts: SettingPartDto[];
  /** Whether staff set it. Otherwise the default is in force. */
  is_set: boolean;
  /** Whether the operator fixed it in TORPEDO_SETTINGS, so that it cannot be changed here. */
  is_pinned: boolean;
  /** When staff set it; null while the default is in force. */
  updated_at: string | null;
  updated_by: SettingAuthorDto | null;
}

export interface SettingAuthorDto {
  id: string;
  /** Null when the account was deleted. */
  email: string | null;
}

/** Why staff make the change, and which version the editor saw. */
export interface EditSettingDto extends ReasonDto {
  /** `updated_at` that the editor saw, empty for the default. If it has changed, nothing happens. */
  expected_updated_at?: string;
}

export interface PutSettingRequestDto extends EditSettingDto {
  /** The value. For a setting with parts, an object with all parts that are not to have their default. */
  value: unknown;
}
