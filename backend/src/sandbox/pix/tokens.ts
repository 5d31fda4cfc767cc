import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Clock } from '../../platform/clock.js';
import { Problem } from './faults.js';

const LIFE_SECONDS = 300;

export class Tokens {
  readonly #valid = new Map<string, number>();
  issued = 0;

  constructor(private readonly deps: { clock: Clock; clientId: string; clientSecret: string }) {}

  readonly issue: RequestHandler = (request, response) => {
    const { clock, clientId, clientSecret } = this.deps;
    const expected = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    if (request.headers.authorization !== expected) throw new Problem(401, 'AcessoNegado', 'invalid_client');
    const { grant_type: grant, scope } = (request.body ?? {}) as Record<string, unknown>;
    if (grant !== 'client_credentials')
      throw new Problem(400, 'RequisicaoInvalida', 'unsupported_grant_type');
    const token = randomBytes(24).toString('base64url');
    this.#valid.set(token, clock.now().getTime() + LIFE_SECONDS * 1000);
    this.issued += 1;
    response.json({ access_token: token, token_type: 'Bearer', expires_in: LIFE_SECONDS, scope });
  };

  readonly check: RequestHandler = (request, _response, next) => {
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    const validUntil = this.#valid.get(token);
    if (validUntil === undefined || validUntil <= this.deps.clock.now().getTime()) {
      throw new Problem(401, 'AcessoNegado', 'O token não vale.');
    }
    next();
  };
}
