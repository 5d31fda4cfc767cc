import type { SettingGroup, SettingUnit } from '../../../platform/settings/index.js';
import type { ReasonDto } from '../admin.dto.js';

/** One value of a setting, for a form. */
export interface SettingPartDto {
  /** `max_quantity`, or `cancel_block.count` for a part of a setting. */
  path: string;
  type: 'integer' | 'number' | 'boolean' | 'string';
  unit: SettingUnit;
  /** What it means, in the reader's language. */
  text: string;
  /** In force now. */
  value: number | boolean | string;
  /** Where nothing is set. */
  default: number | boolean | string;
  /** The texts that are taken; left out where any is. */
  options?: string[];
  minimum?: number;
  exclusive_minimum?: number;
  maximum?: number;
}

/** What can be changed while the product runs. */
export interface SettingDto {
  key: string;
  group: SettingGroup;
  /** One, or the parts of which the value is made. */
  parts: SettingPartDto[];
  /** Staff set it; otherwise the default holds. */
  is_set: boolean;
  /** The operator set it by TORPEDO_SETTINGS: it cannot be changed here. */
  is_pinned: boolean;
  /** Since when; null while the default holds. */
  updated_at: string | null;
  updated_by: SettingAuthorDto | null;
}

export interface SettingAuthorDto {
  id: string;
  /** Null when the account is deleted. */
  email: string | null;
}

export interface SettingsDto {
  items: SettingDto[];
  total: number;
}

/** Why, and what the editor saw. */
export interface EditSettingDto extends ReasonDto {
  /** `updated_at` as the editor saw it, empty for the default: if it is another one by now, nothing changes. */
  expected_updated_at?: string;
}

export interface PutSettingRequestDto extends EditSettingDto {
  /** The value; for a setting with parts an object with all of those that are not to be their default. */
  value: unknown;
}
