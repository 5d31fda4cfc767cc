import { createHmac, randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock.js';
import type { FaultBoard } from '../faults.js';
import type { WebhookSender } from '../webhook-sender.js';
import type { MercadoPagoFault } from './faults.js';
import { COLLECTOR_ID } from './payment-body.js';
import type { SimulatedPayment } from './payments.js';

const REPETITIONS = 8;
const STALE_SECONDS = 3600;

type Change = 'payment.created' | 'payment.updated';

export class Notifications {
  #lastId = 0;
  #heldBack: (() => Promise<void>) | null = null;

  constructor(
    private readonly options: {
      clock: Clock;
      secret: string;
      sender: WebhookSender;
      faults: FaultBoard<MercadoPagoFault>;
    },
  ) {}

  async notify(payment: SimulatedPayment, change: Change): Promise<void> {
    const { faults } = this.options;
    if (payment.notificationUrl === null || faults.take(['webhook_lost'], 'webhook')) return;
    if (faults.take(['webhook_reordered'], 'webhook')) {
      this.#heldBack = () => this.#send(payment, change, 1);
      return;
    }
    await this.#send(payment, change, faults.take(['webhook_duplicated'], 'webhook') ? REPETITIONS : 1);
    const heldBack = this.#heldBack;
    this.#heldBack = null;
    await heldBack?.();
  }

  async #send(payment: SimulatedPayment, change: Change, times: number): Promise<void> {
    const { sender } = this.options;
    const webhook = this.#webhook(payment, change);
    await Promise.all(Array.from({ length: times }, () => sender.send(webhook)));
  }

  #webhook({ id, notificationUrl }: SimulatedPayment, action: Change) {
    const { clock, faults, secret } = this.options;
    const url = new URL(notificationUrl ?? '');
    url.searchParams.set('data.id', id);
    url.searchParams.set('type', 'payment');
    const requestId = randomUUID();
    const age = faults.take(['webhook_stale'], 'webhook') ? STALE_SECONDS : 0;
    const ts = String(Math.floor(clock.now().getTime() / 1000) - age);
    const usedSecret = faults.take(['webhook_bad_signature'], 'webhook')
      ? `${secret}-of-somebody-else`
      : secret;
    const manifest = `id:${id};request-id:${requestId};ts:${ts};`;
    const v1 = createHmac('sha256', usedSecret).update(manifest).digest('hex');
    return {
      url: url.href,
      headers: { 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': requestId },
      body: {
        id: ++this.#lastId,
        live_mode: true,
        type: 'payment',
        date_created: clock.now().toISOString(),
        user_id: COLLECTOR_ID,
        api_version: 'v1',
        action,
        data: { id },
      },
    };
  }
}
