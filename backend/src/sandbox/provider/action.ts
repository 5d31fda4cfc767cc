import type { FaultBoard } from '../fault-board.js';
import type { ProviderAccount, SimulatedActivation } from './account.js';
import type { ProviderFault } from './provider-faults.js';
import type { Dialect, Reply } from './reply.js';

export interface ActionContext {
  account: ProviderAccount;
  dialect: Dialect;
  faults: FaultBoard<ProviderFault>;
  /** Of all prices. */
  currency: 'USD' | 'EUR';
  /** A message comes in at this very moment. */
  smsArrives: (activation: SimulatedActivation) => void;
}

export type Action = (context: ActionContext, query: Record<string, string>) => Reply;
