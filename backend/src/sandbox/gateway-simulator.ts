import type { ErrorRequestHandler, Express, Response } from 'express';
import { createFaultLayer, type FaultBoard, type FaultLayerOptions } from './faults.js';
import { serveLocally } from './local-server.js';
import { StateFile } from './state-file.js';
import { WebhookSender } from './webhook-sender.js';

export interface Paying {
  isLate?: boolean;
  amountCents?: number;
}

export interface ShownCharge {
  id: string;
  topupId: string | null;
  amountCents: number;
  status: 'pending' | 'approved' | 'cancelled' | 'expired' | 'refunded' | 'charged_back';
  /** True after the payer's bank took the money back, until the dispute is decided. */
  isDisputed: boolean;
  isUndecided: boolean;
  payerEmail: string | null;
  qrCode: string;
  createdAt: Date;
  expiresAt: Date;
}

export interface GatewaySimulator {
  readonly environment: Readonly<Record<string, string>>;
  readonly faults: Pick<
    FaultBoard<string>,
    'known' | 'list' | 'switches' | 'take' | 'plan' | 'switch' | 'clear'
  >;
  charges(): ShownCharge[];
  pay(id: string, paying?: Paying): Promise<'paid' | 'not_payable' | 'not_found'>;
  chargeBack(id: string): Promise<boolean>;
  winDispute(id: string): Promise<boolean>;
  loseDispute(id: string): Promise<boolean>;
  endRefund(id: string, outcome: 'done' | 'refused'): Promise<boolean>;
  close(): Promise<void>;
}

export abstract class Refusal extends Error {
  protected readonly mediaType: string = 'application/json';

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }

  abstract toBody(): object;

  answer(response: Response): void {
    if (this.status === 429) response.set('retry-after', '2');
    response.status(this.status).type(this.mediaType).send(JSON.stringify(this.toBody()));
  }
}

interface GatewayRules<Charge> {
  mount(app: Express): void;
  environment(url: string): Readonly<Record<string, string>>;
  list(): readonly Charge[];
  get(id: string): Charge | null;
  show(charge: Charge): ShownCharge;
  /** Resolves after the first attempt. */
  notify(charge: Charge): Promise<void>;
  pay(charge: Charge, paying?: Paying): boolean;
  chargeBack(charge: Charge): boolean;
  winDispute(charge: Charge): boolean;
  loseDispute(charge: Charge): boolean;
  endRefund(charge: Charge, outcome: 'done' | 'refused'): boolean;
}

interface ServedGatewayOptions<Refusing extends string> extends Omit<FaultLayerOptions<Refusing>, 'refuse'> {
  faults: GatewaySimulator['faults'];
  delivery: ConstructorParameters<typeof WebhookSender>[0];
  /** With null, everything is forgotten at the end. */
  statePath: string | null;
  state: () => object;
  refusalFor(fault: Refusing): Refusal;
  /** The answer for unknown addresses; `invalid` is for calls that cannot be read. */
  notFound: Refusal;
  invalid: Refusal;
}

export async function serveGateway<Charge, Refusing extends string>(
  { faults, delivery, statePath, state, ...options }: ServedGatewayOptions<Refusing>,
  rulesOf: (outgoing: { sender: WebhookSender; changed: () => Promise<void> }) => GatewayRules<Charge>,
): Promise<GatewaySimulator & { url: string }> {
  const file = new StateFile(statePath, state);
  const sender = new WebhookSender(delivery);
  const changed = () => file.save();
  const rules = rulesOf({ sender, changed });
  const server = await serveLocally((app) => {
    const { refusalFor, notFound, invalid, ...layer } = options;
    const refuse = (fault: Refusing, response: Response) => refusalFor(fault).answer(response);
    app.use(createFaultLayer({ faults, refuse, ...layer }));
    rules.mount(app);
    app.use((_request, response) => notFound.answer(response));
    app.use(((reason: unknown, _request, response, next) => {
      if (response.headersSent) return next(reason);
      (reason instanceof Refusal ? reason : invalid).answer(response);
    }) satisfies ErrorRequestHandler);
  });

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
    loseDispute: (id) => step(id, (charge) => rules.loseDispute(charge)),
    endRefund: (id, outcome) => step(id, (charge) => rules.endRefund(charge, outcome)),
    async close() {
      await server.close();
      await sender.close();
      await changed();
    },
  };
}
