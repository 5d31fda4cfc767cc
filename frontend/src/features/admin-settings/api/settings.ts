import { bodyOf, type Schemas } from '@torpedo/api-client';
import { staffApi } from '../../../shared/back-office/staff-api';
import { keyIn, staffKeys } from '../../../shared/back-office/staff-keys';
import { type ChangeRequest, staffQuery } from '../../../shared/back-office/staff-query';
import type { Language } from '../../../shared/i18n/languages';

export type Setting = Schemas['SettingDto'];
export type SettingPart = Schemas['SettingPartDto'];

/** All settings, with their texts in the reader's language. */
export const settingsQuery = (language: Language) => ({
  ...staffQuery(keyIn(staffKeys.settings, language), '/api/v1/admin/settings'),
  staleTime: 0,
});

interface SettingReset extends ChangeRequest {
  /** The `updated_at` that the editor saw; empty for the default value. */
  expectedUpdatedAt: string;
}

interface SettingChange extends SettingReset {
  value: unknown;
}

export const putSetting = (
  key: string,
  { value, expectedUpdatedAt, reason, headers }: SettingChange,
): Promise<Setting> =>
  bodyOf(
    staffApi.PUT('/api/v1/admin/settings/{key}', {
      params: { path: { key } },
      headers,
      body: { value, expected_updated_at: expectedUpdatedAt, reason },
    }),
  );

export const resetSetting = (
  key: string,
  { expectedUpdatedAt, reason, headers }: SettingReset,
): Promise<Setting> =>
  bodyOf(
    staffApi.DELETE('/api/v1/admin/settings/{key}', {
      params: { path: { key }, query: { reason, expected_updated_at: expectedUpdatedAt } },
      headers,
    }),
  );
