import type { RequestHandler } from 'express';
import type { ReadReplica } from '../database/index.js';
import { changesState } from './own-site.js';

/**
 * The paths that the read replica may answer: lists, sums and public pages. The details of one thing, a balance and a
 * customer's own orders come from the leader.
 */
const MAY_LAG = [
  /^\/(?:countries|services|status)\/?$/,
  /^\/status\/(?:products|incidents)(?:$|\/)/,
  /^\/admin\/(?:dashboard|revenue)\//,
  /^\/admin\/reports\/(?!books$|closings$|reconciliation$)[^/]+$/,
  /^\/admin\/(?:users|orders|activations|topups|products|cases|audit|search)$/,
  /^\/admin\/(?:users|orders|products)\/stats$/,
  /^\/admin\/products\/delivery$/,
  /^\/admin\/users\/[^/]+\/statement$/,
];

const API = '/api/v1';

export const mayLag = (path: string): boolean =>
  path.startsWith(API) && MAY_LAG.some((pattern) => pattern.test(path.slice(API.length)));

/** A change reads only from the leader, and so does every request that is not listed above. */
export function readers(replica: Pick<ReadReplica, 'reader'>): RequestHandler {
  return (request, response, next) => {
    if (changesState(request) || !mayLag(request.path)) return next();
    const staffId = () => (request.staffAction === undefined ? null : (request.actor?.userId ?? null));
    const end = replica.reader(staffId, next);
    response.once('close', end);
  };
}
