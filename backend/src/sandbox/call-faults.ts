import type { Request, RequestHandler, Response } from 'express';
import type { FaultBoard } from './fault-board.js';

/** No answer comes, and nothing happened. */
export const SILENT_FAULTS = ['hang', 'reset'] as const;
/** It was done, but the answer does not arrive whole. */
export const LOSING_FAULTS = [
  'hang_but_done',
  'reset_but_done',
  'server_error_but_done',
  'truncated_but_done',
] as const;

export type CallFault = (typeof SILENT_FAULTS)[number] | (typeof LOSING_FAULTS)[number];

export interface FaultLayerOptions<Refusing extends string> {
  faults: Pick<FaultBoard<NoInfer<Refusing> | CallFault>, 'take'>;
  /** The faults by which a call fails before anything is done, and the answer that they give. */
  refusing: readonly Refusing[];
  refuse(fault: Refusing, response: Response): void;
  /** What the call is about, in the words in which faults are planned. */
  actionOf(request: Request): string;
}

/** Shows the planned faults of calls; stands before the routes. */
export function createFaultLayer<Refusing extends string>({
  faults,
  refusing,
  refuse,
  actionOf,
}: FaultLayerOptions<Refusing>): RequestHandler {
  return (request, response, next) => {
    const action = actionOf(request);
    const silence = faults.take(SILENT_FAULTS, action);
    if (silence) return loseConnection(silence, response);
    const refusal = faults.take(refusing, action);
    if (refusal) return refuse(refusal, response);
    const losing = faults.take(LOSING_FAULTS, action);
    if (losing) spoilAnswer(response, losing);
    next();
  };
}

function spoilAnswer(response: Response, fault: (typeof LOSING_FAULTS)[number]): void {
  response.json = (body: object) => {
    if (fault === 'server_error_but_done') return response.status(502).send('<html><h1>502</h1></html>');
    if (fault === 'truncated_but_done') return response.send(JSON.stringify(body).slice(0, 80));
    loseConnection(fault, response);
    return response;
  };
}

function loseConnection(fault: string, response: Response): void {
  if (fault.startsWith('reset')) response.socket?.resetAndDestroy();
}
