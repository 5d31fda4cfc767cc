/** No method rejects. Ids are opaque texts. Money is in whole millionths of one unit of the provider's currency. */
export interface SmsProvider {
  readonly code: string;
  readonly currency: string;
  /** Infinity for no limit. */
  readonly callsPerSecond: number;

  listCountries(): Promise<Listing<ProviderCountry>>;
  listServices(): Promise<Listing<ProviderService>>;
  listPrices(): Promise<Listing<ProviderPrice>>;
  getBalance(): Promise<BalanceResult>;

  /** Never repeat a purchase whose result is `unknown`: the number may have been bought. */
  buyNumber(wanted: WantedNumber): Promise<BuyResult>;
  listActiveActivations(): Promise<ActiveListing>;
  listHistory(period: HistoryPeriod, offset: number): Promise<HistoryPage>;
  getStatus(providerActivationId: string): Promise<StatusResult>;

  requestAnother(providerActivationId: string): Promise<RequestAnotherResult>;
  finish(providerActivationId: string): Promise<FinishResult>;
  cancel(providerActivationId: string): Promise<CancelResult>;
}

/** Kept for disputes, without the key and the address. */
export interface Exchange {
  /** Action and parameters: `getNumberV2 service=wa country=73 maxPrice=0.15`. */
  request: string;
  /** HTTP status and the beginning of the body, or the failure of the transport. */
  response: string;
  latencyMs: number;
}

interface Exchanged {
  exchange: Exchange;
}

export interface Unknown extends Exchanged {
  kind: 'unknown';
  error: string;
}

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

/** For how many seconds nothing is bought, unless the provider says how long; see circuits.sql. */
export const REST_SECONDS: Partial<Record<RefusalReason, number>> & { RATE_LIMITED: number } = {
  BAD_KEY: 15,
  CHANNELS_LIMIT: 15,
  RATE_LIMITED: 10,
};

/** For how many seconds no call is made after too many calls. */
export const SHORTEST_PAUSE_SECONDS = 5;

/** Length in seconds of a ban that names no end, and the longest ban that we believe. */
export const BAN_SECONDS = { usual: 60, longest: 24 * 3600 } as const;

/** During a ban we do not ask, because asking would make it longer. */
export interface PurchaseBan {
  scope: 'global' | 'product';
  seconds: number;
}

export interface Refused extends Exchanged {
  kind: 'refused';
  reason: RefusalReason;
  detail: string;
  retryAfterSeconds?: number;
  ban?: PurchaseBan;
  minPriceMicros?: number;
}

export interface ProviderCountry {
  countryId: string;
  name: string;
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
  stock: number;
}

type Answer<Outcome> = (Outcome & Exchanged) | Refused | NotSent | Unknown;

export type Listing<Item> = Answer<{ kind: 'listed'; items: Item[] }>;

export interface UnreadRow {
  providerActivationId: string | null;
  /** The names and types of its fields, never their values. */
  shape: string;
}

export type ActiveListing = Answer<
  { kind: 'listed'; items: ActiveActivation[]; unread: UnreadRow[] } | { kind: 'no_list'; error: string }
>;

export type BalanceResult = Answer<{ kind: 'balance'; balanceMicros: number }>;

export interface HistoryPeriod {
  from: Date;
  to: Date;
}

export interface EndedNumber {
  providerActivationId: string;
  phoneE164: string | null;
  /** The cost of the number, also when it was returned. */
  costMicros: number | null;
  state: 'charged' | 'returned' | 'unrecognised';
}

export type HistoryPage = Answer<{
  kind: 'listed';
  items: EndedNumber[];
  unread: UnreadRow[];
  isLast: boolean;
}>;

export interface StatedCost {
  text: string;
  /** Null where it is no price: negative, infinite or not a number. */
  micros: number | null;
  /** One unit of the last digit that was stated; the provider may have rounded to it. */
  stepMicros: number;
  currency: string | null;
}

export interface WantedNumber {
  serviceCode: string;
  countryId: string;
  maxPriceMicros: number;
}

export interface BoughtNumber extends Exchanged {
  kind: 'bought';
  providerActivationId: string;
  phoneE164: string;
  /** Null where no cost is stated: then the list price is the best guess. */
  cost: StatedCost | null;
  expiresAt: Date | null;
  canGetAnotherSms: boolean;
}

export type BuyResult = BoughtNumber | Refused | NotSent | Unknown;

export interface ProviderMessage {
  text: string | null;
  code: string | null;
  receivedAt: Date | null;
}

export type ProviderActivationState =
  'waiting' | 'waiting_another' | 'received' | 'finished' | 'cancelled' | 'unrecognised';

export interface ActiveActivation {
  providerActivationId: string;
  serviceCode: string;
  countryId: string;
  phoneE164: string;
  state: ProviderActivationState;
  /** Oldest first; a message from before may still be in it. */
  messages: ProviderMessage[];
  cost: StatedCost | null;
  canGetAnotherSms: boolean;
}

export type StatusOutcome =
  | { kind: 'waiting' }
  | { kind: 'waiting_another'; lastCode: string | null }
  | { kind: 'received'; message: ProviderMessage }
  | { kind: 'cancelled' }
  | { kind: 'finished' }
  | { kind: 'not_found' };

export interface RequestAnotherOutcome {
  kind: 'requested' | 'not_possible' | 'not_found';
}

export interface FinishOutcome {
  kind: 'finished' | 'already_closed' | 'not_possible' | 'not_found';
}

export type CancelOutcome =
  /** already_closed: the status says how it was closed. */
  | { kind: 'cancelled' | 'already_closed' | 'not_possible' | 'not_found' }
  /** Counted in seconds from the purchase. */
  | { kind: 'too_early'; minActivationSeconds: number | null }
  | { kind: 'message_received'; messages: ProviderMessage[] };

export type StatusResult = Answer<StatusOutcome>;
export type RequestAnotherResult = Answer<RequestAnotherOutcome>;
export type FinishResult = Answer<FinishOutcome>;
export type CancelResult = Answer<CancelOutcome>;
