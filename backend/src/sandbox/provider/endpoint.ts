import { setTimeout as wait } from 'node:timers/promises';
import type { Request, RequestHandler, Response } from 'express';
import { createFaultLayer } from '../faults.js';
import { error, type Action, type ActionContext, type Reply } from './action.js';
import { getCountries, getPrices, getServicesList } from './catalogue-actions.js';
import { getActiveActivations, getHistory } from './list-actions.js';
import { REFUSING_FAULTS, refusalFor } from './provider-faults.js';
import { getBalance, getNumber, getNumberV2, getStatus, getStatusV2, setStatus } from './rental-actions.js';

const ACTIONS: Readonly<Record<string, Action>> = {
  getBalance,
  getCountries,
  getServicesList,
  getPrices,
  getNumber,
  getNumberV2,
  getStatus,
  getStatusV2,
  setStatus,
  getActiveActivations,
  getHistory,
};

const CHANGING_ACTIONS: ReadonlySet<string> = new Set(['getNumber', 'getNumberV2', 'setStatus']);

export interface EndpointOptions {
  apiKey: string;
  answerMs: number;
  now: () => Date;
  context: () => ActionContext;
  changed: () => Promise<void>;
  bought: (reply: Reply) => Promise<void>;
}

export function createEndpoint({
  apiKey,
  answerMs,
  now,
  context,
  changed,
  bought,
}: EndpointOptions): RequestHandler[] {
  function act(query: Record<string, string>): Reply {
    const current = context();
    if (query.api_key === undefined) return error(current.dialect, 'NO_KEY');
    if (query.api_key !== apiKey) return error(current.dialect, 'BAD_KEY');
    const action = ACTIONS[query.action ?? ''];
    return action ? action(current, query) : error(current.dialect, 'BAD_ACTION');
  }

  return [
    async (_request, _response, next) => {
      if (answerMs > 0) await wait(answerMs);
      next();
    },
    createFaultLayer({
      faults: context().faults,
      refusing: REFUSING_FAULTS,
      refuse: (fault, response) => send(response, refusalFor(fault, context().dialect, now())),
      actionOf,
    }),
    async (request, response) => {
      const action = actionOf(request);
      const reply = act(queryOf(request));
      if (CHANGING_ACTIONS.has(action)) await changed();
      if (action.startsWith('getNumber')) await bought(reply);
      send(response, reply);
    },
  ];
}

function send(response: Response, { status, body }: Reply): void {
  // Real providers send JSON with the content type of a web page.
  response.status(status).type('html');
  response.send(typeof body === 'string' ? body : JSON.stringify(body));
}

const actionOf = (request: Request): string => queryOf(request).action ?? '';

function queryOf(request: Request): Record<string, string> {
  const pairs = Object.entries(request.query).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  return Object.fromEntries(pairs);
}
