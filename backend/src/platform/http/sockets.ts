import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** WebSockets of a module: the server hands over every connection that asks to be upgraded. */
export interface Sockets {
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Tells every client to come back later and closes its connection. */
  close(): Promise<void>;
}
