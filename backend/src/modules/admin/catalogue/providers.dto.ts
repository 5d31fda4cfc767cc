import type { EditDto, NameText, PerSecond, Place, ReasonDto } from '../admin.dto.js';

/** @pattern ^https?://[^\s@#]+$ invalid @maxLength 500 too_long */
type AddressText = string;

/** @pattern ^[!-~]{8,200}$ invalid */
type KeyText = string;

interface ProviderTermsDto {
  /** Providers with lower numbers are asked first; 100 when not set. */
  priority?: Place;
  /**
   * How many numbers may be open there at the same time; null for no limit of ours. Purchases at the same moment may
   * exceed the limit by their number.
   * @isInt not_integer @minimum 1 too_small @maximum 100000 too_large
   */
  max_open_numbers?: number | null;
  /** The most calls in one second; 5 when not set. */
  requests_per_second?: PerSecond;
  /** The most calls in one second for whole lists, as part of `requests_per_second`; 1 when not set. */
  lists_per_second?: PerSecond;
}

/** A provider that uses the SMS-Activate protocol. */
export interface CreateProviderRequestDto extends ReasonDto, ProviderTermsDto {
  /**
   * Its name in orders, reports and the address of its webhook,
   * `/api/v1/webhooks/sms/{code}`.
   * @pattern ^[a-z][a-z0-9-]{0,39}$ invalid
   * @example "pampa"
   */
  code: string;
  name: NameText;
  /**
   * Address of its handler_api endpoint; in production with https and on the internet.
   * @example "https://api.example.com/stubs/handler_api.php"
   */
  url: AddressText;
  /** We encrypt the key and never show it again. */
  key: KeyText;
  /** ISO 4217 code of the currency of its prices. */
  currency: 'USD' | 'EUR' | 'BRL' | 'RUB';
}

/** The fields to change; others do not change. You can change the connection only of a provider that staff added. */
export interface ChangeProviderRequestDto extends EditDto, ProviderTermsDto {
  name?: NameText;
  /** For another server, send `key` too, because the stored key was for the old server. */
  url?: AddressText;
  /** Replaces the present key. */
  key?: KeyText;
  currency?: 'USD' | 'EUR' | 'BRL' | 'RUB';
}
