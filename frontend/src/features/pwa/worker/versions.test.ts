import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyNewVersion, watchVersions } from './versions';

const ownScript = '/assets/index-own.js';

/** A worker that contains one script. */
class FakeWorker extends EventTarget {
  state = 'installing';
  readonly shown: unknown[] = [];

  constructor(private readonly script: string) {
    super();
  }

  postMessage(message: { type: string; path?: string }, [port]: MessagePort[] = []): void {
    if (message.type === 'CARRIES') port?.postMessage(message.path === this.script);
    else this.shown.push(message);
  }

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = new FakeWorker(ownScript);
  readonly update = vi.fn(() => Promise.resolve());

  install(worker: FakeWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    this.installing = null;
    this.waiting = worker;
    worker.become('installed');
  }
}

const container = new EventTarget();
let registration: FakeRegistration;
const onNewVersion = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.stubGlobal('navigator', { serviceWorker: container });
  onNewVersion.mockReset();
  registration = new FakeRegistration();
  stop = watchVersions(registration as unknown as ServiceWorkerRegistration, ownScript, onNewVersion);
});
afterEach(() => stop());

it('announces a worker without the script of the page, and lets it wait', async () => {
  const newer = new FakeWorker('/assets/index-newer.js');
  registration.install(newer);
  await vi.waitFor(() => expect(onNewVersion).toHaveBeenCalledOnce());
  expect(newer.shown).toEqual([]);
});

it('lets a worker of the same version take over without an announcement', async () => {
  const same = new FakeWorker(ownScript);
  registration.install(same);
  await vi.waitFor(() => expect(same.shown).toEqual([{ type: 'SKIP_WAITING' }]));
  expect(onNewVersion).not.toHaveBeenCalled();
});

it('announces a newer worker that took over in another window', async () => {
  registration.active = new FakeWorker('/assets/index-newer.js');
  container.dispatchEvent(new Event('controllerchange'));
  await vi.waitFor(() => expect(onNewVersion).toHaveBeenCalledOnce());
});

it('looks for a new version every five minutes until it is stopped', () => {
  stop();
  vi.useFakeTimers();
  stop = watchVersions(registration as unknown as ServiceWorkerRegistration, ownScript, onNewVersion);
  vi.advanceTimersByTime(10 * 60_000);
  expect(registration.update).toHaveBeenCalledTimes(2);
  stop();
  vi.advanceTimersByTime(10 * 60_000);
  expect(registration.update).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

it('reloads one second after the new version took over, and once more when that reload is lost', async () => {
  const newer = new FakeWorker('/assets/index-newer.js');
  const reload = vi.fn();
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: () => Promise.resolve({ waiting: newer }) },
  });
  vi.useFakeTimers();
  await applyNewVersion(reload);
  expect(newer.shown).toEqual([{ type: 'SKIP_WAITING' }]);
  vi.advanceTimersByTime(1000);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(reload).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
