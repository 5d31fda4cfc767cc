import type { ModuleParts, Platform } from '../../platform/platform.js';
import type { ActivationsModule } from '../activations/index.js';
import type { AccountDataHolder } from '../auth/index.js';
import type { WalletModule } from '../wallet/index.js';
import { caseData, forgetCasesJob } from './cases/case-data.js';
import { caseList, type CaseList } from './cases/case-list.read-model.js';
import { CasesController } from './cases/cases.controller.js';
import { CustomerCasesService } from './cases/customer-cases.service.js';
import { ContactController } from './contact.controller.js';
import { ContactService } from './contact.service.js';

export type { CaseDecision, CaseKind } from './cases/case.js';
export type { Evidence, EvidenceFact, SuggestedDecision } from './cases/case-evidence.js';
export { replyTemplates, type ReplyTemplate } from './cases/case-replies.js';
export { caseMail } from './cases/case-mail.js';
export {
  disputedAmong,
  DISPUTED_ORDERS,
  readCases,
  type CaseFilter,
  type ListedCase,
} from './cases/case-list.read-model.js';
export { createCaseReplyStore, type DueReply } from './cases/case-reply.store.js';
export { createCaseViewerStore } from './cases/case-viewer.store.js';
export { createCaseStore, type CaseCounts, type StoredCase } from './cases/case.store.js';
export type { StaffCaseRowDto } from './cases/cases.dto.js';

export interface SupportModule {
  cases: CaseList;
  accountData: AccountDataHolder;
}

type Deps = Platform & { activations: ActivationsModule; wallet: WalletModule };

/** What customers ask staff for: the contact form, and cases. */
export function createSupportModule(deps: Deps): SupportModule & ModuleParts {
  return {
    cases: caseList(deps.db.reads),
    accountData: caseData(deps),
    controllers: [
      new ContactController({ contact: new ContactService(deps) }),
      new CasesController({ cases: new CustomerCasesService(deps) }),
    ],
    loops: [],
    dailyJobs: [forgetCasesJob(deps)],
  };
}
