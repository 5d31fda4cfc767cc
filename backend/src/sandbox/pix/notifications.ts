import type { FaultBoard } from '../faults.js';
import type { WebhookSender } from '../webhook-sender.js';
import { pixBody } from './bodies.js';
import type { SimulatedPix } from './charges.js';
import type { PixFault } from './faults.js';

const REPETITIONS = 8;

/** Sends unsigned notifications to the registered address with `/pix` added. */
export class Notifications {
  #heldBack: SimulatedPix[] = [];

  constructor(
    private readonly deps: {
      sender: WebhookSender;
      faults: FaultBoard<PixFault>;
      address: () => string | null;
    },
  ) {}

  async notify(pix: SimulatedPix): Promise<void> {
    const { faults, sender, address } = this.deps;
    const url = address();
    if (url === null || faults.take(['webhook_lost'], 'webhook')) return;
    this.#heldBack.push(pix);
    if (faults.take(['webhook_batched'], 'webhook')) return;
    const webhook = { url: `${url}/pix`, body: { pix: this.#heldBack.map(pixBody) } };
    this.#heldBack = [];
    const times = faults.take(['webhook_duplicated'], 'webhook') ? REPETITIONS : 1;
    await Promise.all(Array.from({ length: times }, () => sender.send(webhook)));
  }
}
