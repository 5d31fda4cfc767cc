import type { UnitOfWork } from '../../../platform/database/index.js';
import type { AccountInUseErrorDto } from '../../../platform/errors/index.js';
import type { Language } from '../../../platform/languages.js';
import type { GivenUpBalanceDto } from './account-data.dto.js';

/** Something that has to end before an account can be deleted, or a balance that its owner has to give up. */
export type OpenMatter = AccountInUseErrorDto['open'][number] | ({ kind: 'balance' } & GivenUpBalanceDto);

export interface AccountDataHolder {
  openMatters(userId: string, unit: UnitOfWork): Promise<OpenMatter[]>;
  exportOf(userId: string, language: Language): Promise<Record<string, unknown>>;
  erase(userId: string, unit: UnitOfWork): Promise<void>;
}
