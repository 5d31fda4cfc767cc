import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface InstantProvider {
  url: string;
  /** Ids of the numbers sold since the start, oldest first. */
  sold: string[];
  /** How many calls it has answered. */
  calls(): number;
  stop(): Promise<void>;
}

/** The price of its numbers in BRL, at the benchmark's rate and markup. */
export const PRICE = 1.08;

/** Higher than the id of any number in a filled database. */
const FIRST_ID = 1_000_000_000;

const COUNTRY = {
  id: 73,
  rus: 'Бразилия',
  eng: 'Brazil',
  chn: '巴西',
  visible: 1,
  retry: 1,
  rent: 0,
  multiService: 0,
};

const ANSWERS_OF_STATUS: Record<string, string> = {
  1: 'ACCESS_READY',
  3: 'ACCESS_RETRY_GET',
  6: 'ACCESS_ACTIVATION',
  8: 'ACCESS_CANCEL',
};

/** A number provider that answers every call at once and always has numbers. */
export async function startInstantProvider(): Promise<InstantProvider> {
  const sold: string[] = [];
  const answers: Record<string, (query: URLSearchParams) => unknown> = {
    getBalance: () => 'ACCESS_BALANCE:1000000',
    getCountries: () => ({ 73: COUNTRY }),
    getServicesList: () => ({ status: 'success', services: [{ code: 'wa', name: 'WhatsApp' }] }),
    getPrices: () => ({ 73: { wa: { cost: 0.1, count: 1_000_000, physicalCount: 1_000_000 } } }),
    getActiveActivations: () => 'NO_ACTIVATIONS',
    getStatus: () => 'STATUS_WAIT_CODE',
    getStatusV2: () => 'STATUS_WAIT_CODE',
    setStatus: (query) => ANSWERS_OF_STATUS[query.get('status') ?? ''] ?? 'BAD_STATUS',
    getNumberV2: () => {
      const id = String(FIRST_ID + sold.length);
      sold.push(id);
      return {
        activationId: id,
        phoneNumber: `55119${String(10_000_000 + sold.length)}`,
        activationCost: '0.1',
        currency: 840,
        countryCode: '73',
        canGetAnotherSms: '1',
        activationTime: new Date().toISOString(),
      };
    },
  };
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    const query = new URL(request.url ?? '/', 'http://provider').searchParams;
    const answer = answers[query.get('action') ?? '']?.(query) ?? 'BAD_ACTION';
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/stubs/handler_api.php`,
    sold,
    calls: () => calls,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
