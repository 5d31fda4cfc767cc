/**
 * What the product asks of a supplier of phone numbers. Outcomes that the supplier's protocol foresees, and every
 * way a call can fail, are values of the result: no method rejects. Ids are opaque text. Money is whole micro-units
 * (1 000 000 = one unit) of the supplier's currency.
 */
export interface SmsProvider {
  /** Our own code of this supplier, e.g. `primary`. */
  readonly code: string;
  /** ISO 4217 code of the supplier's prices. */
  readonly currency: string;
  /** What it bears; Infinity for no limit. */
  readonly callsPerSecond: number;

  listCountries(): Promise<Listing<ProviderCountry>>;
  listServices(): Promise<Listing<ProviderService>>;
  /** Price and stock of every service in every country. */
  listPrices(): Promise<Listing<ProviderPrice>>;
  getBalance(): Promise<BalanceResult>;

  /** Never repeat a purchase whose result is `unknown`: the number may have been bought. */
  buyNumber(wanted: WantedNumber): Promise<BuyResult>;
  /** The batch poll: everything the supplier still holds open for this account. */
  listActiveActivations(): Promise<ActiveListing>;
  /**
   * What the supplier charged for numbers of a period that have ended, to compare our books with; a page of them.
   * @param offset how many were listed before
   */
  listHistory(period: HistoryPeriod, offset: number): Promise<HistoryPage>;
  /** What the supplier says about one activation. */
  getStatus(providerActivationId: string): Promise<StatusResult>;

  /** Asks for one more message, free of charge. */
  requestAnother(providerActivationId: string): Promise<RequestAnotherResult>;
  /** Ends an activation that received its message: nothing comes back. */
  finish(providerActivationId: string): Promise<FinishResult>;
  /** Gives the number back; the supplier returns what it charged. */
  cancel(providerActivationId: string): Promise<CancelResult>;
}

/** One conversation with the supplier as it is kept for disputes: never the key, never the full address. */
export interface Exchange {
  /** Action and parameters, e.g. `getNumberV2 service=wa country=73 maxPrice=0.15`. */
  request: string;
  /** HTTP status and beginning of the body, or the failure of the transport. */
  response: string;
  latencyMs: number;
}

interface Exchanged {
  exchange: Exchange;
}

/** The call brought no answer to rely on: nothing is known about its effect. */
export interface Unknown extends Exchanged {
  kind: 'unknown';
  error: string;
}

/** The request certainly never reached the supplier: safe to try again. */
export interface NotSent extends Exchanged {
  kind: 'not_sent';
  error: string;
}

export type RefusalReason =
  | 'NO_NUMBERS'
  | 'NO_BALANCE'
  | 'BAD_SERVICE'
  | 'BAD_COUNTRY'
  | 'PRICE_TOO_LOW'
  | 'BANNED'
  | 'CHANNELS_LIMIT'
  | 'SERVICE_IN_INCUBATION'
  | 'BAD_KEY'
  | 'RATE_LIMITED'
  | 'BAD_REQUEST';

/** Purchases that the supplier forbids for a while; asking all the same would lengthen it. */
export interface PurchaseBan {
  /** Whether only this service in this country is meant. */
  scope: 'global' | 'product';
  seconds: number;
}

/** The supplier answered and declined: nothing was bought, nothing was charged. */
export interface Refused extends Exchanged {
  kind: 'refused';
  reason: RefusalReason;
  /** The supplier's own words, for staff. */
  detail: string;
  /** RATE_LIMITED: seconds to leave the supplier alone, where it said so. */
  retryAfterSeconds?: number;
  /** BANNED. */
  ban?: PurchaseBan;
  /** PRICE_TOO_LOW: the least the supplier would accept now. */
  minPriceMicros?: number;
}

export interface ProviderCountry {
  countryId: string;
  /** The supplier's English name. */
  name: string;
  /** ISO 3166-1 alpha-2 (and XK), where the directory knows the country. */
  isoCode: string | null;
  visible: boolean;
}

export interface ProviderService {
  serviceCode: string;
  name: string;
}

export interface ProviderPrice {
  countryId: string;
  serviceCode: string;
  costMicros: number;
  /** Numbers that can really be bought now. */
  stock: number;
}

export type Listing<Item> = (Exchanged & { kind: 'listed'; items: Item[] }) | Refused | NotSent | Unknown;

/** A row of a list that cannot be read. */
export interface UnreadRow {
  /** Null where not even that can be read. */
  providerActivationId: string | null;
  /** The names and kinds of its fields, never what they hold. */
  shape: string;
}

/** Everything that the supplier holds open, but for the rows that cannot be read. */
export type ActiveListing =
  | (Exchanged & { kind: 'listed'; items: ActiveActivation[]; unread: UnreadRow[] })
  | NoList
  | Refused
  | NotSent
  | Unknown;

/** The supplier answers, but this question with something else than a list. */
export interface NoList extends Exchanged {
  kind: 'no_list';
  error: string;
}

export type BalanceResult =
  (Exchanged & { kind: 'balance'; balanceMicros: number }) | Refused | NotSent | Unknown;

/** Both instants included. */
export interface HistoryPeriod {
  from: Date;
  to: Date;
}

/** A number that has ended, as the supplier's account knows it. */
export interface EndedNumber {
  providerActivationId: string;
  phoneE164: string | null;
  /** The price; of a returned one it is no charge. */
  costMicros: number | null;
  state: 'charged' | 'returned' | 'unrecognised';
}

/** A page of what has ended, but for the rows that cannot be read. */
export type HistoryPage =
  | (Exchanged & { kind: 'listed'; items: EndedNumber[]; unread: UnreadRow[]; isLast: boolean })
  | Refused
  | NotSent
  | Unknown;

/** What the supplier states that a number costs. */
export interface StatedCost {
  /** In its own words, for staff. */
  text: string;
  /** Null where that is no price: negative, endless, no number at all. */
  micros: number | null;
  /** One unit of its last digit, to which it may have been rounded. */
  stepMicros: number;
  /** ISO 4217, null where the answer does not tell. */
  currency: string | null;
}

/** A number as it is asked for. */
export interface WantedNumber {
  serviceCode: string;
  countryId: string;
  /** Ceiling of what the supplier may charge. */
  maxPriceMicros: number;
}

export interface BoughtNumber extends Exchanged {
  kind: 'bought';
  providerActivationId: string;
  phoneE164: string;
  /** Null where the answer does not tell; the list price then is the best guess. */
  cost: StatedCost | null;
  /** End of the rental, null where the answer does not tell. */
  expiresAt: Date | null;
  canGetAnotherSms: boolean;
}

export type BuyResult = BoughtNumber | Refused | NotSent | Unknown;

/** A text message, or the bare code where the supplier shows no more. */
export interface ProviderMessage {
  text: string | null;
  code: string | null;
  receivedAt: Date | null;
}

/** `unrecognised`: the supplier used a status that this adapter does not know. */
export type ProviderActivationState =
  'waiting' | 'waiting_another' | 'received' | 'finished' | 'cancelled' | 'unrecognised';

export interface ActiveActivation {
  providerActivationId: string;
  serviceCode: string;
  countryId: string;
  phoneE164: string;
  state: ProviderActivationState;
  /** Messages that the supplier shows now, oldest first; after another one was asked for, the old one may remain. */
  messages: ProviderMessage[];
  cost: StatedCost | null;
  canGetAnotherSms: boolean;
}

export type StatusResult =
  | (Exchanged & { kind: 'waiting' })
  /** Another message was asked for; `lastCode` is an old one that was delivered before, where the supplier tells. */
  | (Exchanged & { kind: 'waiting_another'; lastCode: string | null })
  | (Exchanged & { kind: 'received'; message: ProviderMessage })
  /** Cancelled or expired there; the supplier returned the money. */
  | (Exchanged & { kind: 'cancelled' })
  | (Exchanged & { kind: 'finished' })
  | (Exchanged & { kind: 'not_found' })
  | Refused
  | NotSent
  | Unknown;

export type RequestAnotherResult =
  | (Exchanged & { kind: 'requested' })
  /** Not possible in the activation's present state. */
  | (Exchanged & { kind: 'not_possible' })
  | (Exchanged & { kind: 'not_found' })
  | Refused
  | NotSent
  | Unknown;

export type FinishResult =
  | (Exchanged & { kind: 'finished' })
  /** It had ended before. */
  | (Exchanged & { kind: 'already_closed' })
  | (Exchanged & { kind: 'not_possible' })
  | (Exchanged & { kind: 'not_found' })
  | Refused
  | NotSent
  | Unknown;

export type CancelResult =
  | (Exchanged & { kind: 'cancelled' })
  /** It had ended before: read the status to learn how. */
  | (Exchanged & { kind: 'already_closed' })
  /** The supplier wants the rental to be at least this old (counted from the purchase) where it says so. */
  | (Exchanged & { kind: 'too_early'; minActivationSeconds: number | null })
  /** A message won the race: the number is paid for. `messages` where the answer carries them, else read the status. */
  | (Exchanged & { kind: 'message_received'; messages: ProviderMessage[] })
  | (Exchanged & { kind: 'not_possible' })
  | (Exchanged & { kind: 'not_found' })
  | Refused
  | NotSent
  | Unknown;
