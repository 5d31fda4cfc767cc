import type { FaultBoard } from '../fault-board.js';
import type { ProviderAccount, SimulatedActivation } from './account.js';
import {
  getCountries,
  getNumbersStatus,
  getOperators,
  getPrices,
  getServicesList,
} from './catalogue-actions.js';
import { getActiveActivations, getHistory } from './list-actions.js';
import type { ProviderFault } from './provider-faults.js';
import { getBalance, getNumber, getNumberV2, getStatus, getStatusV2, setStatus } from './rental-actions.js';
import type { Dialect, Reply } from './reply.js';

export interface ActionContext {
  account: ProviderAccount;
  dialect: Dialect;
  faults: FaultBoard<ProviderFault>;
  /** A message comes in at this very moment. */
  smsArrives: (activation: SimulatedActivation) => void;
}

export type Action = (context: ActionContext, query: Record<string, string>) => Reply;

export const ACTIONS: Readonly<Record<string, Action>> = {
  getBalance,
  getCountries,
  getServicesList,
  getPrices,
  getNumbersStatus,
  getOperators,
  getNumber,
  getNumberV2,
  getStatus,
  getStatusV2,
  setStatus,
  getActiveActivations,
  getHistory,
};

/** Actions after which something is different. */
export const CHANGING_ACTIONS: ReadonlySet<string> = new Set(['getNumber', 'getNumberV2', 'setStatus']);
