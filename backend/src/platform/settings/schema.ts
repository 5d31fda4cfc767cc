import { z } from 'zod';

const seconds = (fallback: number) => z.number().positive().max(31_536_000).default(fallback);
const cents = (fallback: number) => z.number().int().positive().max(1_000_000_000).default(fallback);

/**
 * Every setting an operator may change while the process runs, with its default.
 * Unknown keys are refused, so that a typing error never silently keeps a default.
 */
export const settingsSchema = z.strictObject({
  /** How long a number receives messages, from its allotment. */
  activation_window_seconds: seconds(1200),
  /** How long after its allotment a number may first be cancelled. */
  cancel_after_seconds: z.number().min(0).max(86_400).default(120),
  max_open_activations: z.number().int().min(1).max(100).default(2),
  max_quantity: z.number().int().min(1).max(100).default(2),
  /** `count` cancels of one product within `window_seconds` pause purchases for `block_seconds`. */
  cancel_block: z
    .strictObject({
      count: z.number().int().min(1).default(5),
      window_seconds: seconds(1200),
      block_seconds: seconds(1200),
    })
    .prefault({}),
  /** When a purchase whose outcome the provider never told is given up and its hold released. */
  unknown_outcome_seconds: seconds(180),
  topup_minimum_cents: cents(11),
  topup_maximum_cents: cents(1_000_000),
  topup_expiry_seconds: seconds(1800),
  /** How long after it was paid an unspent top-up goes back to its payer at the customer's own wish. */
  payout_window_seconds: seconds(604_800),
  /** What is added to the provider's cost, in percent: 100 doubles it. */
  price_markup_percent: z.number().min(0).max(100_000).default(100),
  /** BRL cents of a product that has no price of its own. */
  default_price_cents: cents(90),
  verification_code_seconds: seconds(900),
  temporary_password_seconds: seconds(3600),
  access_token_seconds: seconds(900),
  /** Staff whose second step is not on may only switch it on. */
  staff_two_factor_required: z.boolean().default(false),
  /** BRL per unit of the currency. */
  fx: z
    .strictObject({ USD: z.number().positive().default(5.4), EUR: z.number().positive().default(6.3) })
    .prefault({}),
});

export type Settings = z.output<typeof settingsSchema>;
export type SettingKey = keyof Settings;

/** Settings as an operator wrote them: any part of them. */
export type SettingsInput = Partial<z.input<typeof settingsSchema>>;
