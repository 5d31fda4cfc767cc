import type { WebSocket } from 'ws';

/** One open socket of a customer. */
export interface Connection {
  socket: WebSocket;
  userId: string;
  /** The session or the API key that it was opened with. */
  credentialId: string | null;
}

/** More than any person has tabs; beyond it the oldest socket gives way. */
const MOST_PER_USER = 20;

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

  all(): Connection[] {
    return [...this.#byUser.values()].flatMap((own) => [...own]);
  }

  ofCredential(userId: string, credentialId: unknown): Connection[] {
    const own = [...(this.#byUser.get(userId) ?? [])];
    return own.filter((connection) => connection.credentialId === credentialId);
  }

  /** Sends one frame to every socket of the customer; a socket that does not read is dropped. */
  send(userId: string, frame: string): void {
    for (const { socket } of this.#byUser.get(userId) ?? []) {
      if (socket.bufferedAmount > MOST_UNREAD_BYTES) socket.terminate();
      else socket.send(frame);
    }
  }
}
