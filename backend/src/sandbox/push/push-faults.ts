import { FaultBoard } from '../fault-board.js';

/** No answer comes, and nothing is taken. */
export const SILENT_FAULTS = ['hang', 'reset'] as const;
/** The answer is a refusal, with this status. */
export const REFUSING_FAULTS = {
  redirect: 307,
  unauthorized: 403,
  not_found: 404,
  gone: 410,
  too_large: 413,
  rate_limited: 429,
  server_error: 503,
} as const;

type RefusingFault = keyof typeof REFUSING_FAULTS;
export type PushFault = (typeof SILENT_FAULTS)[number] | RefusingFault;

export const REFUSALS = Object.keys(REFUSING_FAULTS) as readonly RefusingFault[];
export const PUSH_FAULTS: readonly PushFault[] = [...SILENT_FAULTS, ...REFUSALS];

/** The one thing that is asked of a push service. */
export const SEND = 'send';

export function createPushFaults(): FaultBoard<PushFault> {
  return new FaultBoard(PUSH_FAULTS, () => [SEND]);
}
