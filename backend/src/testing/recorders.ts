import { createInProcessEventBus, type EventBus, type LiveEvent } from '../platform/events/index.js';
import type { JobQueue, Queue } from '../platform/jobs/index.js';
import type { Mailer, OutgoingMail } from '../platform/mail/index.js';

/** The in-process bus with a memory of what was published. */
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

/** A mailer that keeps the mails instead of sending them. */
export interface RecordingMailer extends Mailer {
  readonly mails: readonly OutgoingMail[];
  /** The newest mail to the address. */
  lastTo(address: string): OutgoingMail;
  clear(): void;
}

/** Like the real one, mails of a unit of work count only once it has committed. */
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

/** The secrets in a "forgot my password" mail. */
export function mailedRecovery({ text }: OutgoingMail): { temporaryPassword: string; token: string } {
  const temporaryPassword = /^\S{12}$/m.exec(text)?.[0];
  const token = /\/reset-password\?token=([\w-]+)/.exec(text)?.[1];
  if (!temporaryPassword || !token) throw new Error(`No way back in: ${text}`);
  return { temporaryPassword, token };
}

/** Jobs that wait until the test has them done. */
export interface MemoryQueue extends Pick<Queue, 'define'> {
  /** What is queued, oldest first. */
  readonly jobs: readonly MemoryJob[];
  /** Does each job that is queued now, once; those that failed stay, as if it were not time to try again. */
  run(): Promise<void>;
  clear(): void;
}

export interface MemoryJob {
  queue: string;
  data: object;
  startAfter: Date | undefined;
}

/** Like the real one, jobs of a unit of work count only once it has committed. */
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
