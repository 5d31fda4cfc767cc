import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveConnection, type LiveSocket } from './live-connection';

class FakeSocket implements LiveSocket {
  onopen: LiveSocket['onopen'] = null;
  onclose: LiveSocket['onclose'] = null;
  onmessage: LiveSocket['onmessage'] = null;
  readonly send = vi.fn<(frame: string) => void>();
  readonly close = vi.fn<() => void>();

  accept() {
    this.onopen?.(new Event('open'));
  }
  fail(code = 1006) {
    this.onclose?.(new CloseEvent('close', { code }));
  }
  say(event: object) {
    this.sayRaw(JSON.stringify(event));
  }
  sayRaw(data: string) {
    this.onmessage?.(new MessageEvent('message', { data }));
  }
}

function start() {
  const sockets: FakeSocket[] = [];
  const onEvent = vi.fn();
  const onMissed = vi.fn();
  const connection = createLiveConnection({
    openSocket: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    onEvent,
    onMissed,
  });
  connection.connect();
  const newest = () => sockets.at(-1)!;
  return { connection, sockets, newest, onEvent, onMissed };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('live connection', () => {
  it('hands known events over and ignores frames it does not know', () => {
    const { newest, onEvent } = start();
    newest().accept();

    newest().say({ type: 'balance_changed', currency: 'BRL', balance_cents: 1, held_cents: 0 });
    newest().say({ type: 'something_new' });
    newest().sayRaw('not json');

    expect(onEvent).toHaveBeenCalledTimes(1);
    expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'balance_changed' }));
  });

  it('does not close newer sockets after it gave way to them, and refreshes every five minutes', () => {
    const { newest, sockets, onMissed, connection } = start();
    newest().accept();
    newest().fail(4008);
    expect(connection.status.read().state).toBe('disconnected');
    vi.advanceTimersByTime(4 * 60_000);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(60_000);
    expect(onMissed).toHaveBeenCalled();
    expect(sockets).toHaveLength(2);
  });

  it('reconnects within a second when the server restarts, after a random delay', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.25);
    const { newest, sockets } = start();
    newest().accept();
    newest().fail(1012);
    vi.advanceTimersByTime(249);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(2);
  });

  it('pings every 30 seconds', () => {
    const { newest } = start();
    newest().accept();

    vi.advanceTimersByTime(60_000);

    expect(newest().send.mock.calls).toEqual([['{"type":"ping"}'], ['{"type":"ping"}']]);
  });

  it('gives a socket ten seconds to open', () => {
    const { connection, sockets } = start();

    vi.advanceTimersByTime(9999);
    expect(connection.status.read().state).toBe('connecting');
    vi.advanceTimersByTime(1);

    expect(connection.status.read().state).toBe('disconnected');
    expect(sockets[0]!.close).toHaveBeenCalled();
  });

  it('reconnects after 1, 2, 4, 8 and 16 seconds, then waits for the five-minute refresh', () => {
    const { connection, sockets, newest, onMissed } = start();
    newest().fail();

    for (const [index, seconds] of [1, 2, 4, 8, 16].entries()) {
      vi.advanceTimersByTime(seconds * 1000 - 1);
      expect(sockets).toHaveLength(index + 1);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(index + 2);
      expect(connection.status.read()).toEqual({ state: 'connecting', reconnects: index + 1 });
      newest().fail();
    }

    expect(connection.status.read()).toEqual({ state: 'disconnected', reconnects: 5 });
    vi.advanceTimersByTime(4 * 60_000);
    expect(sockets).toHaveLength(6);
    expect(onMissed).not.toHaveBeenCalled();

    vi.advanceTimersByTime(29_000);
    expect(onMissed).toHaveBeenCalledTimes(1);
    expect(sockets).toHaveLength(7);
  });

  it('asks for a refresh after a reconnect, not after the first connection', () => {
    const { newest, onMissed, connection } = start();
    newest().accept();
    expect(onMissed).not.toHaveBeenCalled();

    newest().fail();
    vi.advanceTimersByTime(1000);
    newest().accept();

    expect(onMissed).toHaveBeenCalledTimes(1);
    expect(connection.status.read()).toEqual({ state: 'connected', reconnects: 0 });
  });

  it('refreshes and reconnects after 90 seconds of silence, but not while heartbeats come', () => {
    const { sockets, newest, onMissed } = start();
    newest().accept();

    for (let beat = 0; beat < 4; beat++) {
      vi.advanceTimersByTime(30_000);
      newest().say({ type: 'heartbeat' });
    }
    vi.advanceTimersByTime(89_999);
    expect(onMissed).not.toHaveBeenCalled();

    vi.advanceTimersByTime(1);
    expect(onMissed).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
  });

  it('refreshes at once when the server closes the connection because the session has ended', () => {
    const { newest, onMissed } = start();
    newest().accept();

    newest().fail(1008);

    expect(onMissed).toHaveBeenCalledTimes(1);
  });

  it('reconnects at once when asked to, even after long delays', () => {
    const { connection, sockets, newest } = start();
    newest().fail();

    connection.reconnectNow();
    newest().accept();

    expect(sockets).toHaveLength(2);
    expect(connection.status.read()).toEqual({ state: 'connected', reconnects: 0 });
    vi.advanceTimersByTime(20_000);
    expect(sockets).toHaveLength(2);
  });

  it('repeats a try that began without network soon after the network is back', () => {
    const { connection, sockets, newest } = start();
    for (const pause of [1000, 2000, 4000]) {
      newest().fail();
      vi.advanceTimersByTime(pause);
    }
    expect(connection.status.read().state).toBe('connecting');

    connection.reconnectNow();
    newest().fail();
    vi.advanceTimersByTime(1000);

    expect(sockets).toHaveLength(5);
  });

  it('stays closed once closed', () => {
    const { connection, sockets, newest, onMissed } = start();
    newest().accept();
    connection.close();

    vi.advanceTimersByTime(10 * 60_000);

    expect(sockets).toHaveLength(1);
    expect(onMissed).not.toHaveBeenCalled();
    expect(connection.status.read()).toEqual({ state: 'disconnected', reconnects: 0 });
  });
});
