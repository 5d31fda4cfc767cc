import type { ProviderDto } from '../../catalogue/index.js';
import type { EditDto, NameText, PerSecond, Place, ReasonDto } from '../admin.dto.js';

/** A provider that speaks the SMS-Activate protocol. */
export interface CreateProviderRequestDto extends ReasonDto {
  /**
   * How it is named everywhere: in orders, reports and the address of its webhook,
   * `/api/v1/webhooks/sms/{code}`.
   * @pattern ^[a-z][a-z0-9-]{0,39}$ invalid
   * @example "pampa"
   */
  code: string;
  name: NameText;
  /**
   * Address of its handler_api endpoint; in production over https and on the internet.
   * @pattern ^https?://[^\s@#]+$ invalid
   * @maxLength 500 too_long
   * @example "https://api.example.com/stubs/handler_api.php"
   */
  url: string;
  /**
   * Kept sealed, never read back.
   * @pattern ^[!-~]{8,200}$ invalid
   */
  key: string;
  /** ISO 4217 code of its prices. */
  currency: 'USD' | 'EUR' | 'BRL' | 'RUB';
  /** Lower ones are asked first; 100 unless given. */
  priority?: Place;
  /**
   * How many numbers may be open there at a time; null for no limit of ours. Purchases at the same moment may exceed it by
   * their number.
   * @isInt not_integer
   * @minimum 1 too_small
   * @maximum 100000 too_large
   */
  max_open_numbers?: number | null;
  /** Calls in any one second; 5 unless given. */
  requests_per_second?: PerSecond;
  /** Those of them that may be for whole lists; 1 unless given. */
  lists_per_second?: PerSecond;
}

/** What is to be different; what is not named stays. Only a provider that staff added has a connection to change. */
export interface ChangeProviderRequestDto extends EditDto {
  name?: NameText;
  /** Lower ones are asked first; 100 unless set. */
  priority?: Place;
  /**
   * How many numbers may be open there at a time; null for no limit of ours. Purchases at the same moment may exceed it by
   * their number.
   * @isInt not_integer
   * @minimum 1 too_small
   * @maximum 100000 too_large
   */
  max_open_numbers?: number | null;
  /**
   * On another server only together with `key`: the key that is kept was meant for the server before.
   * @pattern ^https?://[^\s@#]+$ invalid
   * @maxLength 500 too_long
   */
  url?: string;
  /**
   * Takes the place of the one before.
   * @pattern ^[!-~]{8,200}$ invalid
   */
  key?: string;
  currency?: 'USD' | 'EUR' | 'BRL' | 'RUB';
  requests_per_second?: PerSecond;
  lists_per_second?: PerSecond;
}

/** What a provider answered when it was asked for our balance. */
export interface ProviderCheckDto {
  is_reachable: boolean;
  /** What it refused; `NO_ANSWER` where nothing came that can be read; null when it answered. */
  problem: string | null;
  latency_ms: number;
  /** How many offers its lists hold, which are in the catalogue now; null where they did not come whole. */
  offers: number | null;
  checked_at: string;
  provider: ProviderDto;
}
