/** No method rejects. Ids are opaque. Money is whole micro-units (1 000 000 = one unit) of the provider's currency. */
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

/** Kept for disputes, without key and address. */
export interface Exchange {
  /** Action and parameters: `getNumberV2 service=wa country=73 maxPrice=0.15`. */
  request: string;
  /** HTTP status and beginning of the body, or the failure of the transport. */
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

/** Seconds without purchases, unless the provider says how long; see circuits.sql. */
export const REST_SECONDS: Partial<Record<RefusalReason, number>> & { RATE_LIMITED: number } = {
  BAD_KEY: 15,
  CHANNELS_LIMIT: 15,
  RATE_LIMITED: 10,
};

/** Seconds without any call after too many. */
export const SHORTEST_PAUSE_SECONDS = 5;

/** Seconds of a ban without a stated end, and the longest that is believed. */
export const BAN_SECONDS = { usual: 60, longest: 24 * 3600 } as const;

/** Asking during a ban would lengthen it. */
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
  /** Names and types of its fields, never their values. */
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
  /** The price, also of a returned one. */
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
  /** Null for no price: negative, endless, no number. */
  micros: number | null;
  /** One unit of the last digit, to which it may have been rounded. */
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
  /** Null where it is not stated: the list price is the best guess. */
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
  /** Oldest first; an old one may remain. */
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
  /** already_closed: the status says how. */
  | { kind: 'cancelled' | 'already_closed' | 'not_possible' | 'not_found' }
  /** Seconds from the purchase. */
  | { kind: 'too_early'; minActivationSeconds: number | null }
  | { kind: 'message_received'; messages: ProviderMessage[] };

export type StatusResult = Answer<StatusOutcome>;
export type RequestAnotherResult = Answer<RequestAnotherOutcome>;
export type FinishResult = Answer<FinishOutcome>;
export type CancelResult = Answer<CancelOutcome>;
