import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import tls, { type TLSSocket } from 'node:tls';
import { generate } from 'selfsigned';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { PixCharge } from '../../modules/wallet/gateways/gateway.port.js';
import { readBoundedText } from '../../platform/bounded-body.js';
import type { Send } from '../../modules/wallet/gateways/gateway-http.js';
import { sendWithCertificate } from '../../modules/wallet/gateways/pix/index.js';
import { PixApi } from '../../modules/wallet/gateways/pix/pix-api.js';
import { BankPixGateway } from '../../modules/wallet/gateways/pix/pix-gateway.js';
import { crc16 } from '../../platform/pix-code.js';
import { testClock, type TestClock } from '../../testing/clock-and-random.js';
import { createPixSimulator, type PixSimulator } from './simulator.js';

// Uses real connections, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 30_000 });

let clock: TestClock;
let bank: PixSimulator;
let gateway: BankPixGateway;

beforeEach(async () => {
  clock = testClock('2026-11-21T12:00:00Z');
  bank = await createPixSimulator({ clock });
  gateway = gatewayFor();
});
afterEach(() => bank.close());

interface Reached {
  key?: string;
  clientSecret?: string;
  apiUrl?: string;
  send?: Send;
}

function gatewayFor({
  key = bank.key,
  clientSecret = bank.clientSecret,
  apiUrl = bank.url,
  send = fetch,
}: Reached = {}) {
  const { tokenUrl, clientId } = bank;
  const transport = { retryDelayMs: 10, send };
  const api = new PixApi({ apiUrl, tokenUrl, clientId, clientSecret, clock, transport });
  return new BankPixGateway({ api, clock, key, merchant: 'Torpedo Serviços Digitais' });
}

function chargeOf(changes: Partial<PixCharge> = {}): PixCharge {
  return {
    topupId: randomUUID(),
    amountCents: 2550,
    description: 'Torpedo',
    payer: { email: 'ana@example.com', cpf: '52998224725' },
    notificationUrl: null,
    expiresAt: new Date(clock.now().getTime() + 35 * 60_000),
    createdAt: clock.now(),
    idempotencyKey: randomUUID(),
    ...changes,
  };
}

async function create(charge = chargeOf()) {
  const created = await gateway.createPixCharge(charge);
  if (created.kind !== 'created') throw new Error(`not created: ${JSON.stringify(created)}`);
  return created;
}

describe('the token', () => {
  it('is asked for once by many calls at the same time, and kept', async () => {
    await Promise.all(Array.from({ length: 20 }, () => create()));
    await create();
    expect(bank.tokens.issued).toBe(1);
  });

  it('is renewed before its end', async () => {
    await create();
    clock.advance({ seconds: 239 });
    await create();
    expect(bank.tokens.issued).toBe(1);
    clock.advance({ seconds: 1 });
    await create();
    expect(bank.tokens.issued).toBe(2);
  });

  it('that the bank no longer takes is renewed once, and the call goes on', async () => {
    await create();
    bank.faults.plan('token_expired');
    await create();
    expect(bank.tokens.issued).toBe(2);
    bank.faults.plan('token_expired', { times: 2 });
    expect(await gateway.createPixCharge(chargeOf())).toMatchObject({ code: 'BAD_CREDENTIALS' });
    expect(bank.tokens.issued).toBe(3);
  });

  it.each(['', '<html>401 Authorization Required</html>'])(
    'is renewed too where the bank refuses it with “%s” as its whole answer',
    async (answer) => {
      let refusals = 1;
      const send: Send = (address, request) =>
        address.pathname.includes('/cob/') && refusals-- > 0
          ? Promise.resolve(new Response(answer, { status: 401 }))
          : fetch(address, request);
      expect(await gatewayFor({ send }).createPixCharge(chargeOf())).toMatchObject({ kind: 'created' });
      expect(bank.tokens.issued).toBe(2);
    },
  );

  it('that the bank does not give is told as wrong credentials, or as no answer', async () => {
    const stranger = gatewayFor({ clientSecret: 'wrong' });
    expect(await stranger.createPixCharge(chargeOf())).toMatchObject({
      kind: 'refused',
      code: 'BAD_CREDENTIALS',
    });
    expect(await stranger.readPayment('a'.repeat(32))).toMatchObject({ kind: 'unavailable' });
    bank.faults.plan('server_error', { action: 'token', times: 2 });
    expect(await gateway.createPixCharge(chargeOf())).toMatchObject({ kind: 'unavailable' });
  });

  it('is never told in what is logged', async () => {
    bank.faults.plan('token_expired', { times: 2 });
    const logged = [
      await gateway.createPixCharge(chargeOf()),
      await gatewayFor({ clientSecret: 'very secret' }).createPixCharge(chargeOf()),
    ];
    expect(JSON.stringify(logged)).not.toMatch(/very secret|Bearer|Basic/);
  });
});

describe('a charge', () => {
  it('of which the bank leaves the code to us has one of our own', async () => {
    bank.faults.plan('no_copy_and_paste');
    const { qrCode, gatewayPaymentId } = await create();
    expect(qrCode).toContain('5925Torpedo Servicos Digitais');
    expect(qrCode).toContain(bank.account.get(gatewayPaymentId)?.location);
    expect(qrCode.slice(-4)).toBe(crc16(qrCode.slice(0, -4)));
  });

  it('is not shown with a code that no bank could read, where its address is too long for one', async () => {
    bank.faults.plan('no_copy_and_paste');
    const charge = chargeOf();
    const put = bank.account.put.bind(bank.account);
    vi.spyOn(bank.account, 'put').mockImplementation((txid, request) => {
      const made = put(txid, request);
      if (made) made.location = `pix.example.com/${'x'.repeat(62)}`;
      return made;
    });
    expect(await gateway.createPixCharge(charge)).toMatchObject({ kind: 'unavailable' });
  });

  it('keeps its end when it is asked for again, as the same request', async () => {
    const charge = chargeOf();
    await create(charge);
    clock.advance({ seconds: 25 });
    await create(charge);
    expect(bank.account.list()).toMatchObject([{ revision: 0, lifetimeSeconds: 2100 }]);
  });

  it('is found at banks that refuse a repetition', async () => {
    const charge = chargeOf();
    const first = await create(charge);
    bank.faults.plan('repetition_refused');
    expect(await create(charge)).toEqual(first);
  });

  it('is not taken for ours when the bank has another amount under its id', async () => {
    const charge = chargeOf();
    const { gatewayPaymentId } = await create(charge);
    await bank.pay(gatewayPaymentId);
    expect(await gateway.createPixCharge({ ...charge, amountCents: 99 })).toMatchObject({
      kind: 'refused',
      code: 'IDEMPOTENCY_CONFLICT',
    });
  });

  it('that is paid to another key has no reference of ours, so that nothing is credited', async () => {
    const { gatewayPaymentId } = await create();
    await bank.pay(gatewayPaymentId);
    const moved = gatewayFor({ key: 'another@key.example' });
    expect(await moved.readPayment(gatewayPaymentId)).toMatchObject({
      payment: { status: 'paid', externalReference: null, collectorId: bank.key },
    });
  });

  it('that the receiver removed has failed', async () => {
    const { gatewayPaymentId } = await create();
    const charge = bank.account.get(gatewayPaymentId);
    if (charge) bank.account.remove(charge);
    expect(await gateway.readPayment(gatewayPaymentId)).toMatchObject({ payment: { status: 'failed' } });
  });

  it('that is paid twice counts both, and gives back of whichever has enough left', async () => {
    const { gatewayPaymentId } = await create();
    await bank.pay(gatewayPaymentId, { amountCents: 1000 });
    const charge = bank.account.get(gatewayPaymentId);
    if (charge) charge.status = 'ATIVA';
    await bank.pay(gatewayPaymentId, { amountCents: 1550 });
    expect(await gateway.readPayment(gatewayPaymentId)).toMatchObject({ payment: { paidCents: 2550 } });
    const order = { gatewayPaymentId, amountCents: 1200, idempotencyKey: randomUUID() };
    expect(await gateway.refund(order)).toMatchObject({ kind: 'refunded' });
    expect(charge?.pix.map(({ refunds }) => refunds.length)).toEqual([0, 1]);
  });

  it('that is refused says why in the bank’s words', async () => {
    expect(await gateway.createPixCharge(chargeOf({ amountCents: 0 }))).toMatchObject({
      kind: 'refused',
      code: 'BAD_REQUEST',
      message: expect.stringContaining('O valor é zero.') as string,
      causeCode: 'https://pix.bcb.gov.br/api/v2/error/CobOperacaoInvalida',
    });
  });
});

describe('the client certificate', () => {
  it('is shown to the bank, which hangs up without it', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'torpedo-certificates-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const names = { altNames: [{ type: 7 as const, ip: '127.0.0.1' }] };
    const [server, client] = await Promise.all([
      generate([{ name: 'commonName', value: 'bank' }], {
        extensions: [{ name: 'subjectAltName', ...names }],
      }),
      generate([{ name: 'commonName', value: 'torpedo' }]),
    ]);
    const [certPath, keyPath] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')];
    await Promise.all([writeFile(certPath, client.cert), writeFile(keyPath, client.private)]);

    const own = tls.getCACertificates('default');
    tls.setDefaultCACertificates([...own, server.cert]);
    onTestFinished(() => tls.setDefaultCACertificates(own));
    const options = { key: server.private, cert: server.cert, ca: client.cert, requestCert: true };
    const https = createServer(options, (request, response) => {
      response.end(JSON.stringify({ name: (request.socket as TLSSocket).getPeerCertificate().subject.CN }));
    });
    await new Promise<void>((resolve) => https.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void https.close());
    const address = new URL(`https://127.0.0.1:${(https.address() as AddressInfo).port}/`);
    const request = { method: 'GET', redirect: 'manual', headers: {}, body: null } as const;
    const ask = async (send: ReturnType<typeof sendWithCertificate>) => {
      const response = await send(address, { ...request, signal: AbortSignal.timeout(5000) });
      return JSON.parse(await readBoundedText(response, 1024)) as unknown;
    };

    expect(await ask(sendWithCertificate(certPath, keyPath))).toEqual({ name: 'torpedo' });
    await expect(ask(fetch)).rejects.toThrow();
  });

  it('that cannot be read ends the start with the name of its variable', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'torpedo-certificates-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = path.join(folder, 'cert.pem');
    expect(() => sendWithCertificate(file, file)).toThrow(/PIX_CERT_PATH: .*cannot be read/);
    await writeFile(file, 'not a certificate');
    expect(() => sendWithCertificate(file, file)).toThrow(/PIX_CERT_PATH: .*is no PEM file/);
  });
});

describe('a refund', () => {
  it('of a charge that several Pix paid goes back Pix by Pix, each under its own id, and once', async () => {
    const { gatewayPaymentId: txid } = await create();
    await bank.pay(txid);
    const charge = bank.account.get(txid)!;
    charge.pix.push({
      ...charge.pix[0]!,
      endToEndId: `${charge.pix[0]!.endToEndId.slice(0, -1)}Z`,
      amountCents: 700,
      refunds: [],
    });
    const idempotencyKey = randomUUID();
    const order = { gatewayPaymentId: txid, amountCents: 3000, idempotencyKey };
    const done = await gateway.refund(order);
    expect(done).toMatchObject({ kind: 'refunded' });
    expect(await gateway.refund(order)).toEqual(done);
    expect(done.kind === 'refunded' && (await gateway.readRefund(txid, done.refundId))).toEqual(done);
    const refunds = charge.pix.map((pix) => pix.refunds.map(({ amountCents }) => amountCents));
    expect(refunds).toEqual([[2550], [450]]);
    const ids = charge.pix.flatMap((pix) => pix.refunds.map(({ id }) => id));
    expect(new Set(ids).size).toBe(2);
    expect(await gateway.refund({ ...order, amountCents: 251, idempotencyKey: randomUUID() })).toMatchObject({
      kind: 'refused',
    });
  });

  it('of which one Pix goes back and the bank refuses another is neither done nor refused', async () => {
    const { gatewayPaymentId: txid } = await create();
    await bank.pay(txid);
    const charge = bank.account.get(txid)!;
    const further = { ...charge.pix[0]!, endToEndId: `${charge.pix[0]!.endToEndId.slice(0, -1)}Z` };
    charge.pix.push({ ...further, amountCents: 700, refunds: [] });
    bank.faults.plan('refund_in_process', { times: 2 });
    const order = { gatewayPaymentId: txid, amountCents: 3000, idempotencyKey: randomUUID() };
    const asked = await gateway.refund(order);
    if (asked.kind !== 'in_process') throw new Error(`not in process: ${JSON.stringify(asked)}`);
    const [first, second] = charge.pix.map(({ refunds }) => refunds[0]!);
    bank.account.endRefund(first!, 'NAO_REALIZADO');
    bank.account.endRefund(second!, 'DEVOLVIDO');
    expect(await gateway.readRefund(txid, asked.refundId)).toMatchObject({ kind: 'unavailable' });
    expect(await gateway.refund(order)).toMatchObject({ kind: 'unavailable' });
    bank.account.endRefund(second!, 'NAO_REALIZADO');
    expect(await gateway.readRefund(txid, asked.refundId)).toMatchObject({ kind: 'refused' });
    expect(await gateway.refund(order)).toMatchObject({ kind: 'refused' });
  });
});
