import { subscribe, unsubscribe } from 'node:diagnostics_channel';

const CHANNEL = 'http.server.request.start';

/** How many requests the simulators of this process receive during the work. */
export async function outsideCalls(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const counted = () => void (count += 1);
  subscribe(CHANNEL, counted);
  try {
    await work();
  } finally {
    unsubscribe(CHANNEL, counted);
  }
  return count;
}
