import { createInProcessEventBus, type EventBus, type LiveEvent } from '../platform/events/index.js';
import type { JobQueue, Queue } from '../platform/jobs/index.js';
import type { Mailer, OutgoingMail } from '../platform/mail/index.js';

/** The in-process bus, which also remembers the published events. */
export interface RecordingEvents extends EventBus {
  readonly events: readonly LiveEvent[];
  ofType(type: string): LiveEvent[];
  clear(): void;
}

export function recordingEvents(): RecordingEvents {
  const bus = createInProcessEventBus();
  const events: LiveEvent[] = [];
  return {
    ...bus,
    events,
    publish(event) {
      events.push(event);
      bus.publish(event);
    },
    ofType: (type) => events.filter((event) => event.type === type),
    clear: () => void events.splice(0),
  };
}

/** A mailer that stores the mails instead of sending them. */
export interface RecordingMailer extends Mailer {
  readonly mails: readonly OutgoingMail[];
  /** The newest mail to this address. */
  lastTo(address: string): OutgoingMail;
  clear(): void;
}

/** As with the real mailer, mails of a unit of work count only after its commit. */
export function recordingMailer(): RecordingMailer {
  const mails: OutgoingMail[] = [];
  return {
    mails,
    send(mail, unit) {
      if (unit) unit.afterCommit(() => mails.push(mail));
      else mails.push(mail);
      return Promise.resolve();
    },
    lastTo(address) {
      const found = mails.findLast((mail) => mail.to === address);
      if (!found) throw new Error(`No mail to ${address}`);
      return found;
    },
    clear: () => void mails.splice(0),
  };
}

/** The secrets in the mail of "forgot my password". */
export function mailedRecovery({ text }: OutgoingMail): { temporaryPassword: string; token: string } {
  const temporaryPassword = /^\S{12}$/m.exec(text)?.[0];
  const token = /\/reset-password\?token=([\w-]+)/.exec(text)?.[1];
  if (!temporaryPassword || !token) throw new Error(`No way back in: ${text}`);
  return { temporaryPassword, token };
}

/** Jobs wait until the test runs them. */
export interface MemoryQueue extends Pick<Queue, 'define'> {
  /** The waiting jobs, oldest first. */
  readonly jobs: readonly MemoryJob[];
  /** Runs each waiting job once; failed jobs stay, as if it were not yet time for another try. */
  run(): Promise<void>;
  clear(): void;
}

export interface MemoryJob {
  queue: string;
  data: object;
  startAfter: Date | undefined;
}

/** As with the real queue, jobs of a unit of work count only after its commit. */
export function memoryQueue(): MemoryQueue {
  const jobs: MemoryJob[] = [];
  const workers = new Map<string, (data: never) => Promise<void>>();
  return {
    jobs,
    define<Data extends object>(queue: string): Promise<JobQueue<Data>> {
      return Promise.resolve({
        add(data, unit, when) {
          const job = { queue, data, startAfter: when?.startAfter };
          if (unit) unit.afterCommit(() => jobs.push(job));
          else jobs.push(job);
          return Promise.resolve();
        },
        work(handler) {
          workers.set(queue, handler);
          return Promise.resolve();
        },
      });
    },
    async run() {
      for (const job of jobs.splice(0)) {
        const work = workers.get(job.queue);
        await work?.(job.data as never).catch(() => jobs.push(job));
      }
    },
    clear: () => void jobs.splice(0),
  };
}
