import type { OrderDetail } from '../api/order-query';

const SECOND = 1_000;

/** From the delivery of the number to its first message, in seconds; null where one of them is missing. */
export function receivedAfter(timeline: OrderDetail['timeline']): number | null {
  const timeOf = (wanted: string) => timeline.find(({ step }) => step === wanted)?.at;
  const [from, to] = [timeOf('allotted'), timeOf('received')];
  return from && to ? Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / SECOND)) : null;
}
