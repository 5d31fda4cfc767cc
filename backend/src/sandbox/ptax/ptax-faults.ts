import { FaultBoard } from '../fault-board.js';

export const PTAX_FAULTS = [
  'stale',
  'absent',
  'garbled',
  'implausible',
  'server_error',
  'hang',
  'reset',
] as const;
export type PtaxFault = (typeof PTAX_FAULTS)[number];

/** The one thing that is asked of it. */
export const READ = 'read';

export function createPtaxFaults(): FaultBoard<PtaxFault> {
  return new FaultBoard(PTAX_FAULTS, () => [READ]);
}
