/** A number bought. */
export interface SmsNumberOrderDto {
  id: string;
  type: 'sms_number';
  /** E.164. */
  phone_number: string;
  /** As people of its country write it. */
  phone_number_formatted: string;
  status: 'WAITING_SMS' | 'ACTIVE' | 'COMPLETED' | 'CANCELLED' | 'EXPIRED';
  /** Decimal price in `currency`. */
  activation_cost: number;
  activation_cost_cents: number;
  /** Decimal amount that came back; 0 when the number was paid. */
  refunded_amount: number;
  refunded_amount_cents: number;
  currency: 'BRL' | 'USD' | 'EUR';
  sms_code: string | null;
  /** The newest message; null before one came, and once its text is forgotten. */
  sms_text: string | null;
  created_at: string;
  service: { name: string; image_url: string | null };
  /** Null when the country is not known. */
  country: { name: string; iso_code: string; flag_image_url: string } | null;
}

/** Money added. */
export interface CreditTransactionOrderDto {
  id: string;
  type: 'credit_transaction';
  description: string;
  /** Decimal amount in `currency`. */
  amount: number;
  amount_cents: number;
  amount_formatted: string;
  currency: 'BRL' | 'USD' | 'EUR';
  gateway: string;
  /** Decimal amount that went back to the payer, or is on its way. */
  returned_amount: number;
  returned_amount_cents: number;
  created_at: string;
  status: 'COMPLETED';
}

export interface OrdersDto {
  success: boolean;
  data: {
    items: (SmsNumberOrderDto | CreditTransactionOrderDto)[];
    pagination: { total: number; limit: number; offset: number; has_more: boolean };
    /** Counts everything, whatever the filter. */
    summary: {
      credit_transactions: number;
      sms_numbers: number;
      total_items: number;
      /** Numbers that received at least one message. */
      numbers_with_sms: number;
      /** Numbers whose money came back. */
      numbers_refunded: number;
      last_order_at: string | null;
    };
  };
}
