import { readLiveEvent, type LiveEvent } from '@torpedo/api-client';
import { createListeners } from '../listeners';

export const maxReconnects = 5;

export interface LiveStatus {
  state: 'connecting' | 'connected' | 'disconnected';
  reconnects: number;
}

export function createLiveStatusStore() {
  let status: LiveStatus = { state: 'connecting', reconnects: 0 };
  const listeners = createListeners();
  return {
    read: () => status,
    write(next: LiveStatus) {
      if (next.state === status.state && next.reconnects === status.reconnects) return;
      status = next;
      listeners.notify();
    },
    subscribe: listeners.subscribe,
  };
}

const openTimeoutMs = 10_000;
const pingEveryMs = 30_000;
const silenceMs = 90_000;
const refreshEveryMs = 5 * 60_000;
const firstReconnectMs = 1000;
/** Close code: the session has ended. */
const refusedCode = 1008;
/** Close code: the server restarts, and another server already answers. */
const comeBackCode = 1012;
/** Close code: the account has too many sockets, so a reconnect would close the socket of another tab. */
const gaveWayCode = 4008;

const SIGNS_OF_LIFE: readonly LiveEvent['type'][] = ['connection_established', 'heartbeat', 'pong'];

export interface LiveSocket {
  send(frame: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
}

export interface LiveConnectionOptions {
  openSocket: () => LiveSocket;
  onEvent: (event: LiveEvent) => void;
  onMissed: () => void;
}

export type LiveConnection = ReturnType<typeof createLiveConnection>;

/** Pings, notices silence, reconnects with growing delays, and asks for a refresh where events may be lost. */
export function createLiveConnection({ openSocket, onEvent, onMissed }: LiveConnectionOptions) {
  const status = createLiveStatusStore();
  let socket: LiveSocket | undefined;
  let reconnects = 0;
  let everConnected = false;
  let openTimer: ReturnType<typeof setTimeout> | undefined;
  let pingTimer: ReturnType<typeof setInterval> | undefined;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  let refreshTimer: ReturnType<typeof setInterval> | undefined;

  function dropSocket() {
    clearTimeout(openTimer);
    clearInterval(pingTimer);
    clearTimeout(silenceTimer);
    clearTimeout(reconnectTimer);
    if (!socket) return;
    socket.onopen = socket.onclose = socket.onmessage = null;
    socket.close();
    socket = undefined;
  }

  function expectHeartbeat() {
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(() => {
      onMissed();
      lose();
    }, silenceMs);
  }

  function established(opened: LiveSocket) {
    clearTimeout(openTimer);
    clearInterval(refreshTimer);
    refreshTimer = undefined;
    reconnects = 0;
    status.write({ state: 'connected', reconnects });
    pingTimer = setInterval(() => opened.send(JSON.stringify({ type: 'ping' })), pingEveryMs);
    expectHeartbeat();
    if (everConnected) onMissed();
    everConnected = true;
  }

  function receive(data: unknown) {
    expectHeartbeat();
    const event = readLiveEvent(data);
    if (event && !SIGNS_OF_LIFE.includes(event.type)) onEvent(event);
  }

  function lose(delayMs = firstReconnectMs * 2 ** reconnects) {
    dropSocket();
    refreshTimer ??= setInterval(refreshAndReconnect, refreshEveryMs);
    status.write({ state: 'disconnected', reconnects });
    if (reconnects >= maxReconnects) return;
    reconnectTimer = setTimeout(() => {
      reconnects += 1;
      connect();
    }, delayMs);
  }

  function refreshAndReconnect() {
    onMissed();
    reconnectNow();
  }

  function connect() {
    dropSocket();
    status.write({ state: 'connecting', reconnects });
    const opened = openSocket();
    socket = opened;
    openTimer = setTimeout(() => lose(), openTimeoutMs);
    opened.onopen = () => established(opened);
    opened.onclose = ({ code }) => {
      // The refresh will find that the session has ended.
      if (code === refusedCode) onMissed();
      // The random delay keeps the clients of a server from reconnecting all at the same moment.
      if (code === comeBackCode) return lose(Math.random() * firstReconnectMs);
      if (code === gaveWayCode) reconnects = maxReconnects;
      lose();
    };
    opened.onmessage = ({ data }) => receive(data);
  }

  /** A try that is running goes on: if it began without network, it fails, and the next one follows soon. */
  function reconnectNow() {
    reconnects = 0;
    if (status.read().state === 'disconnected') connect();
  }

  function close() {
    dropSocket();
    clearInterval(refreshTimer);
    refreshTimer = undefined;
    status.write({ state: 'disconnected', reconnects: 0 });
  }

  return { connect, reconnectNow, close, status };
}
