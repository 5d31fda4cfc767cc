/** What one wallet holds. */
export interface BalanceDto {
  wallet_id: string;
  currency: 'BRL' | 'USD' | 'EUR';
  /** What can be spent. */
  balance_cents: number;
  /** What is reserved for numbers in use. */
  held_cents: number;
  /** @example "R$ 24,10" */
  balance_formatted: string;
  last_transaction_at: string | null;
}

/** One movement of a wallet. */
export interface WalletTransactionDto {
  id: string;
  kind:
    'topup' | 'hold' | 'capture' | 'release' | 'adjustment' | 'payout' | 'payout_settled' | 'payout_returned';
  /** What the movement changed in the spendable balance; negative when it took. 0 for a capture. */
  amount_cents: number;
  /** What the movement changed in the reserved money. */
  held_cents: number;
  currency: 'BRL' | 'USD' | 'EUR';
  /** Spendable balance after the movement. */
  balance_after_cents: number;
  /** What it belongs to. */
  reference: { type: 'topup' | 'activation' | 'adjustment' | 'payout'; id: string };
  /** What happened, in the reader's language. */
  description: string;
  created_at: string;
}

export interface WalletTransactionsDto {
  /** Newest first. */
  transactions: WalletTransactionDto[];
  /** Asks for the next page as `cursor`; null on the last one. */
  next_cursor: string | null;
}

/** Who can charge a top-up; texts in the reader's language. */
export interface GatewayDto {
  /** @example "MERCADOPAGO" */
  code: string;
  title: string;
  description: string;
  /** Path of an image on this server. */
  icon_url: string;
}

export interface GatewaySelectionDto {
  gateway: { code: string };
}

export interface SelectGatewayRequestDto {
  /**
   * @maxLength 40 too_long
   * @example "MERCADOPAGO"
   */
  gateway_code: string;
}
