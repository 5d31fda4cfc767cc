import type { IncomingMessage } from 'node:http';
import { isOwnOrigin, type Actor } from '../../../platform/http/index.js';
import type { CredentialReader } from './authenticator.js';

/** Who opens a WebSocket, and the subprotocol that the handshake has to answer. */
export interface UpgradeActor {
  actor: Actor;
  protocol: 'bearer' | null;
}

/** Finds out who opens a WebSocket; null refuses the handshake. */
export type UpgradeAuthenticator = (request: IncomingMessage) => Promise<UpgradeActor | null>;

const SUBPROTOCOL = 'bearer';

// Addresses end up in logs and histories, so a token in one is refused even if it is good.
const carriesTokenInAddress = (url: string) => {
  const { searchParams } = new URL(url, 'http://localhost');
  return ['token', 'access_token', 'authorization', 'bearer'].some((name) => searchParams.has(name));
};

/** A key in `X-API-Key`, the subprotocols `bearer, <access token>`, or a cookie with our own Origin. */
export function createUpgradeAuthenticator(
  reader: CredentialReader,
  publicUrl: string,
): UpgradeAuthenticator {
  return async (request) => {
    if (carriesTokenInAddress(request.url ?? '/')) return null;
    const apiKey = request.headers['x-api-key'];
    if (apiKey !== undefined) {
      const actor = await reader.fromApiKey(String(apiKey));
      return actor && { actor, protocol: null };
    }
    const [first, token] = (request.headers['sec-websocket-protocol'] ?? '')
      .split(',')
      .map((part) => part.trim());
    if (first === SUBPROTOCOL) {
      const actor = token ? await reader.fromBearer(token) : null;
      return actor === null || actor === 'expired' ? null : { actor, protocol: SUBPROTOCOL };
    }
    // A page of another site can open a socket and send the cookie along; only its Origin tells.
    const { origin, host } = request.headers;
    if (!origin || !isOwnOrigin(origin, host, publicUrl)) return null;
    const actor = await reader.fromCookie(request.headers.cookie);
    return actor && { actor, protocol: null };
  };
}
