import type { UnitOfWork } from '../../../platform/database/index.js';
import type { AccountInUseErrorDto } from '../../../platform/errors/index.js';
import type { Language } from '../../../platform/languages.js';
import type { GivenUpBalanceDto } from './account-data.dto.js';

/** What has to end, or be given up (a balance), before an account can be deleted. */
export type OpenMatter = AccountInUseErrorDto['open'][number] | ({ kind: 'balance' } & GivenUpBalanceDto);

export interface AccountDataHolder {
  openMatters(userId: string, unit: UnitOfWork): Promise<OpenMatter[]>;
  exportOf(userId: string, language: Language): Promise<Record<string, unknown>>;
  erase(userId: string, unit: UnitOfWork): Promise<void>;
}
