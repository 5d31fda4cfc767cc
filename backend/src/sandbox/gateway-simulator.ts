import type { FaultBoard } from './fault-board.js';

/** How a payer pays a charge. */
export interface Paying {
  /** Lets the money arrive although the charge has expired. */
  isLate?: boolean;
  /** Another amount than was charged. */
  amountCents?: number;
}

/** A charge as the sandbox page shows it. */
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

/** A simulated payment gateway, as the sandbox needs it. */
export interface GatewaySimulator {
  /** The variables by which the product finds it. */
  readonly environment: Readonly<Record<string, string>>;
  readonly faults: Pick<FaultBoard<string>, 'known' | 'list' | 'plan' | 'switch' | 'clear'>;
  /** Newest first. */
  charges(): ShownCharge[];
  /** The payer pays. Resolves when the first notification was tried. */
  pay(id: string, paying?: Paying): Promise<'paid' | 'not_payable' | 'not_found'>;
  /** The payer's bank takes the money back. False for a charge that is not paid. */
  chargeBack(id: string): Promise<boolean>;
  /** The dispute is decided for us. False where there is none, as ever at gateways that know no end of disputes. */
  winDispute(id: string): Promise<boolean>;
  /** Ends a refund that is in process, and tells of it. False when there is none. */
  endRefund(id: string, outcome: 'done' | 'refused'): Promise<boolean>;
  close(): Promise<void>;
}
