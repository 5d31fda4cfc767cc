import type { EditDto, NameText, PerSecond, Place, ReasonDto } from '../admin.dto.js';

/** @pattern ^https?://[^\s@#]+$ invalid @maxLength 500 too_long */
type AddressText = string;

/** @pattern ^[!-~]{8,200}$ invalid */
type KeyText = string;

interface ProviderTermsDto {
  /** Lower ones are asked first; 100 unless set. */
  priority?: Place;
  /**
   * How many numbers may be open there at a time; null for no limit of ours. Purchases at the same moment may exceed it by
   * their number.
   * @isInt not_integer @minimum 1 too_small @maximum 100000 too_large
   */
  max_open_numbers?: number | null;
  /** Calls in any one second; 5 unless set. */
  requests_per_second?: PerSecond;
  /** Those of them that may be for whole lists; 1 unless set. */
  lists_per_second?: PerSecond;
}

/** A provider that speaks the SMS-Activate protocol. */
export interface CreateProviderRequestDto extends ReasonDto, ProviderTermsDto {
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
   * @example "https://api.example.com/stubs/handler_api.php"
   */
  url: AddressText;
  /** Kept sealed, never read back. */
  key: KeyText;
  /** ISO 4217 code of its prices. */
  currency: 'USD' | 'EUR' | 'BRL' | 'RUB';
}

/** What is to be different; what is not named stays. Only a provider that staff added has a connection to change. */
export interface ChangeProviderRequestDto extends EditDto, ProviderTermsDto {
  name?: NameText;
  /** On another server only together with `key`: the key that is kept was meant for the server before. */
  url?: AddressText;
  /** Takes the place of the one before. */
  key?: KeyText;
  currency?: 'USD' | 'EUR' | 'BRL' | 'RUB';
}
