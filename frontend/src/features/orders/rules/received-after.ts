import { secondsBetween } from '../../../shared/time/duration';
import type { OrderDetail } from '../api/order-query';

/** From the delivery of the number to its first message, in seconds; null where one of them is missing. */
export function receivedAfter(timeline: OrderDetail['timeline']): number | null {
  const timeOf = (wanted: string) => timeline.find(({ step }) => step === wanted)?.at;
  const [from, to] = [timeOf('allotted'), timeOf('received')];
  return from && to ? secondsBetween(from, to) : null;
}
