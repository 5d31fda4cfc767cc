import type { JobQueue, Queue } from '../platform/jobs/index.js';

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
