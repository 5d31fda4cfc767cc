import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { testClock, type TestClock } from '../testing/clock-and-random.js';
import { Payments } from './mercado-pago/payments.js';
import { Charges } from './pix/charges.js';
import { ProviderAccount } from './provider/account.js';

const MORE_THAN_KEPT = 600;

let clock: TestClock;
beforeEach(() => void (clock = testClock()));

function mercadoPago() {
  const payments = new Payments(clock, null);
  const make = () => {
    const request = {
      amountCents: 2500,
      description: 'Torpedo',
      externalReference: randomUUID(),
      notificationUrl: null,
      expiresAt: clock.now().getTime() + 1_800_000,
      payer: { email: 'ana@example.com', cpf: '52998224725' },
    };
    const creation = payments.create(request, randomUUID());
    if (creation.kind === 'conflict') throw new Error('no payment');
    payments.pay(creation.payment);
    return creation.payment.id;
  };
  return { make, knows: (id: string) => payments.get(id) !== null };
}

function pix() {
  const charges = new Charges(clock, []);
  const make = () => {
    const txid = randomUUID().replaceAll('-', '');
    const request = { amountCents: 2500, description: 'Torpedo', key: 'key', lifetimeSeconds: 1800 };
    charges.pay(charges.put(txid, request)!);
    return txid;
  };
  return { make, knows: (txid: string) => charges.get(txid) !== null };
}

function provider() {
  const offer = {
    countryId: '73',
    serviceCode: 'wa',
    isoCode: 'BR',
    costMicros: 1,
    count: 9_999,
    physical: 9_999,
  };
  const account = new ProviderAccount([offer], clock, null);
  const make = () => {
    const purchase = account.buy('wa', '73', null);
    if (purchase.kind !== 'bought') throw new Error(purchase.code);
    account.receiveSms(purchase.activation, 'Code 123456');
    account.finish(purchase.activation);
    return purchase.activation.id;
  };
  return { make, knows: (id: string) => account.get(id) !== null };
}

describe.each([
  ['what was paid at Mercado Pago', mercadoPago],
  ['what was paid at the Pix bank', pix],
  ['a number that ended at the provider', provider],
])('%s', (_what, open) => {
  it('is known for an hour, however much came after it, and then forgotten', () => {
    const { make, knows } = open();
    const first = make();
    for (let count = 1; count < MORE_THAN_KEPT; count += 1) make();
    expect(knows(first)).toBe(true);
    clock.advance({ minutes: 61 });
    make();
    expect(knows(first)).toBe(false);
  });
});
