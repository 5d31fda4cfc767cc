import { setTimeout as wait } from 'node:timers/promises';
import type { Request, RequestHandler, Response } from 'express';
import type { Action, ActionContext } from './action.js';
import {
  getCountries,
  getNumbersStatus,
  getOperators,
  getPrices,
  getServicesList,
} from './catalogue-actions.js';
import { getActiveActivations, getHistory } from './list-actions.js';
import { getBalance, getNumber, getNumberV2, getStatus, getStatusV2, setStatus } from './rental-actions.js';

import { LOSING_FAULTS, REFUSING_FAULTS, refusalFor, SILENT_FAULTS, webPage } from './provider-faults.js';
import { error, type Reply } from './reply.js';

const ACTIONS: Readonly<Record<string, Action>> = {
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
const CHANGING_ACTIONS: ReadonlySet<string> = new Set(['getNumber', 'getNumberV2', 'setStatus']);

export interface EndpointOptions {
  apiKey: string;
  /** How long an answer takes, in ms. */
  answerMs: number;
  now: () => Date;
  context: () => ActionContext;
  /** Called after a change and before its answer leaves. */
  changed: () => Promise<void>;
  bought: (reply: Reply) => Promise<void>;
}

/** The one address of the protocol: key, action, planned faults, answer. */
export function createEndpoint(options: EndpointOptions): RequestHandler {
  return async (request, response) => {
    const query = queryOf(request);
    if (options.answerMs > 0) await wait(options.answerMs);
    const action = query.action ?? '';
    const { faults, dialect } = options.context();
    const silence = faults.take(SILENT_FAULTS, action);
    if (silence) return void loseConnection(silence, response);
    const refusing = faults.take(REFUSING_FAULTS, action);
    if (refusing) return send(response, refusalFor(refusing, dialect, options.now()));
    const reply = act(options, query);
    if (CHANGING_ACTIONS.has(action)) await options.changed();
    if (action.startsWith('getNumber')) await options.bought(reply);
    const losing = faults.take(LOSING_FAULTS, action);
    if (losing === 'hang_but_done' || losing === 'reset_but_done') return loseConnection(losing, response);
    send(response, losing ? spoil(reply, losing) : reply);
  };
}

function act({ apiKey, context }: EndpointOptions, query: Record<string, string>): Reply {
  const current = context();
  if (query.api_key === undefined) return error(current.dialect, 'NO_KEY');
  if (query.api_key !== apiKey) return error(current.dialect, 'BAD_KEY');
  const action = ACTIONS[query.action ?? ''];
  return action ? action(current, query) : error(current.dialect, 'BAD_ACTION');
}

function send(response: Response, { status, body }: Reply): void {
  // Real suppliers declare their JSON as a web page, too.
  response.status(status).type('html');
  response.send(typeof body === 'string' ? body : JSON.stringify(body));
}

function loseConnection(fault: string, response: Response): void {
  if (fault.startsWith('reset')) response.socket?.resetAndDestroy();
}

function spoil(reply: Reply, fault: (typeof LOSING_FAULTS)[number]): Reply {
  const whole = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
  switch (fault) {
    case 'empty_but_done':
      return { status: 200, body: '' };
    case 'garbled_but_done':
      return { status: 200, body: `\u0000\u0001${whole.split('').reverse().join('')}` };
    case 'truncated_but_done':
      return { status: 200, body: whole.slice(0, Math.floor(whole.length / 2)) };
    default:
      return webPage(502);
  }
}

function queryOf(request: Request): Record<string, string> {
  const pairs = Object.entries(request.query).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  return Object.fromEntries(pairs);
}
