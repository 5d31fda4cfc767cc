import type { WebSocket } from 'ws';
import type { LiveEvent } from '../../../platform/events/index.js';
import type { Role } from '../../../platform/http/index.js';

/** One open socket of a customer. */
export interface Connection {
  socket: WebSocket;
  userId: string;
  /** When it was opened. */
  role: Role;
  /** What it was opened with: a session or an API key. */
  sessionId: string | null;
  apiKeyId: string | null;
}

/** How many sockets of one account a replica serves; beyond it the oldest gives way. */
const MOST_PER_USER = 10;

/** Bytes a client may leave unread before it counts as gone. */
const MOST_UNREAD_BYTES = 1_048_576;

/** The open sockets of this process, by customer. */
export class Connections {
  readonly #byUser = new Map<string, Set<Connection>>();

  /** Adds the connection; answers the one that has to give way, if any. */
  add(connection: Connection): Connection | null {
    const own = this.#byUser.get(connection.userId) ?? new Set();
    this.#byUser.set(connection.userId, own);
    own.add(connection);
    if (own.size <= MOST_PER_USER) return null;
    const [oldest] = own;
    return oldest ?? null;
  }

  remove(connection: Connection): void {
    const own = this.#byUser.get(connection.userId);
    if (!own?.delete(connection)) return;
    if (own.size === 0) this.#byUser.delete(connection.userId);
  }

  /** Those of the customer; all for null. */
  of(userId: string | null): Connection[] {
    if (userId !== null) return [...(this.#byUser.get(userId) ?? [])];
    return [...this.#byUser.values()].flatMap((own) => [...own]);
  }

  /**
   * Sends one frame to every socket of the customer, or to all sockets for null; a socket that does not read is
   * dropped.
   */
  send(userId: string | null, frame: string): void {
    for (const { socket } of this.of(userId)) {
      if (socket.bufferedAmount > MOST_UNREAD_BYTES) socket.terminate();
      else socket.send(frame);
    }
  }
}

/**
 * The connections whose session or API key the event ends; null for an event that is news for the customer.
 * Events about the end of a credential are for this server only.
 */
export function revokedConnections(
  { userId, type, fields }: LiveEvent,
  connections: Connections,
): Connection[] | null {
  switch (type) {
    case 'session_ended':
      return connections.of(userId).filter(({ sessionId }) => sessionId === fields['session_id']);
    case 'every_session_ended':
      return connections
        .of(userId)
        .filter(({ apiKeyId }) => apiKeyId === null || fields['api_keys'] === true);
    case 'api_key_revoked':
      return connections.of(userId).filter(({ apiKeyId }) => apiKeyId === fields['api_key_id']);
    default:
      return null;
  }
}
