import type { GatewayUnavailable, ListedCharge, Period, PixGateway } from './gateway.port.js';

export type ListedCharges = { kind: 'listed'; charges: ListedCharge[] } | GatewayUnavailable;

/** Each once; a list with a page missing is no list. */
export async function listAllCharges(
  gateway: Pick<PixGateway, 'listCharges'>,
  period: Period,
): Promise<ListedCharges> {
  // A charge moves to another page when the gateway's list changes while it is read.
  const charges = new Map<string, ListedCharge>();
  let page: number | null = 0;
  while (page !== null) {
    const listed = await gateway.listCharges(period, page);
    if (listed.kind === 'unavailable') return listed;
    for (const charge of listed.charges) charges.set(charge.gatewayPaymentId, charge);
    page = listed.nextPage;
  }
  return { kind: 'listed', charges: [...charges.values()] };
}
