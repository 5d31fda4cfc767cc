import type { Express } from 'express';
import { createFaultLayer, type FaultBoard, type FaultLayerOptions } from './faults.js';
import { serveLocally } from './local-server.js';
import { StateFile } from './state-file.js';
import { WebhookSender } from './webhook-sender.js';

export interface Paying {
  /** Lets the money arrive although the charge has expired. */
  isLate?: boolean;
  amountCents?: number;
}

export interface ShownCharge {
  id: string;
  /** Our own reference; null for a charge that carries none. */
  topupId: string | null;
  amountCents: number;
  status: 'pending' | 'approved' | 'cancelled' | 'expired' | 'refunded' | 'charged_back';
  /** The payer's bank has taken the money, and may still be made to give it back. */
  isDisputed: boolean;
  payerEmail: string | null;
  qrCode: string;
  createdAt: Date;
  expiresAt: Date;
}

export interface GatewaySimulator {
  /** The variables by which the product finds it. */
  readonly environment: Readonly<Record<string, string>>;
  readonly faults: Pick<
    FaultBoard<string>,
    'known' | 'list' | 'switches' | 'take' | 'plan' | 'switch' | 'clear'
  >;
  /** Newest first. */
  charges(): ShownCharge[];
  /** The payer pays. Resolves when the first notification was tried. */
  pay(id: string, paying?: Paying): Promise<'paid' | 'not_payable' | 'not_found'>;
  /** The payer's bank takes the money back. False for a charge that is not paid. */
  chargeBack(id: string): Promise<boolean>;
  /** The dispute is decided for us. False where there is none, as ever at gateways that know no end of disputes. */
  winDispute(id: string): Promise<boolean>;
  /** Ends a refund that is in process, and notifies of it. False when there is none. */
  endRefund(id: string, outcome: 'done' | 'refused'): Promise<boolean>;
  close(): Promise<void>;
}

/** A gateway's own rules. Steps say whether the charge took them. */
interface GatewayRules<Charge> {
  mount(app: Express): void;
  environment(url: string): Readonly<Record<string, string>>;
  /** Newest first. */
  list(): readonly Charge[];
  get(id: string): Charge | null;
  show(charge: Charge): ShownCharge;
  /** Notifies of the charge. Resolves after the first attempt. */
  notify(charge: Charge): Promise<void>;
  pay(charge: Charge, paying?: Paying): boolean;
  chargeBack(charge: Charge): boolean;
  winDispute(charge: Charge): boolean;
  endRefund(charge: Charge, outcome: 'done' | 'refused'): boolean;
}

interface ServedGatewayOptions<Refusing extends string> extends FaultLayerOptions<Refusing> {
  faults: GatewaySimulator['faults'];
  delivery: ConstructorParameters<typeof WebhookSender>[0];
  /** null forgets everything at the end. */
  statePath: string | null;
  state: () => object;
  /** 0 takes a free one. */
  port?: number | undefined;
}

/** Serves a gateway to this machine, and lets a person play its payers and their banks. */
export async function serveGateway<Charge, Refusing extends string>(
  { faults, delivery, statePath, state, port, ...layer }: ServedGatewayOptions<Refusing>,
  rulesOf: (outgoing: { sender: WebhookSender; changed: () => Promise<void> }) => GatewayRules<Charge>,
): Promise<GatewaySimulator & { url: string }> {
  const file = new StateFile(statePath, state);
  const sender = new WebhookSender(delivery);
  const changed = () => file.save();
  const rules = rulesOf({ sender, changed });
  const server = await serveLocally((app) => {
    app.use(createFaultLayer({ faults, ...layer }));
    rules.mount(app);
  }, port);

  async function step(id: string, take: (charge: Charge) => boolean): Promise<boolean> {
    const charge = rules.get(id);
    if (!charge || !take(charge)) return false;
    await changed();
    await rules.notify(charge);
    return true;
  }

  return {
    url: server.url,
    faults,
    environment: rules.environment(server.url),
    charges: () => rules.list().map((charge) => rules.show(charge)),
    async pay(id, paying) {
      if (!rules.get(id)) return 'not_found';
      return (await step(id, (charge) => rules.pay(charge, paying))) ? 'paid' : 'not_payable';
    },
    chargeBack: (id) => step(id, (charge) => rules.chargeBack(charge)),
    winDispute: (id) => step(id, (charge) => rules.winDispute(charge)),
    endRefund: (id, outcome) => step(id, (charge) => rules.endRefund(charge, outcome)),
    async close() {
      await server.close();
      await sender.close();
      await changed();
    },
  };
}
