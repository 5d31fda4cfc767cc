import type { Action } from './action.js';
import {
  getCountries,
  getNumbersStatus,
  getOperators,
  getPrices,
  getServicesList,
} from './catalogue-actions.js';
import { getActiveActivations, getHistory } from './list-actions.js';
import { getBalance, getNumber, getNumberV2, getStatus, getStatusV2, setStatus } from './rental-actions.js';

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
