/** A ban: what a provider has forbidden us to buy. */
export interface ProviderBanDto {
  /** Null where it forbids everything. */
  provider_country_id: string | null;
  service_code: string | null;
  banned_until: string;
}

/** How one product's numbers of a provider received messages. */
export interface ProviderDeliveryDto {
  service_code: string;
  country_iso: string;
  /** Numbers that received a message or had enough time for one. */
  numbers: number;
  /** Those of these numbers that received a message. */
  delivered: number;
}

/** The health of a provider. */
export interface ProviderHealthDto {
  /** How many purchases we asked for in the last hour. */
  attempts: number;
  /** Those that failed because of the provider or our account there; an empty stock is no error. */
  errors: number;
  /** `errors` divided by `attempts` (0 to 1); null where nothing was asked for. */
  error_rate: number | null;
  /** The time in milliseconds within which 95 % of these answers came. */
  p95_latency_ms: number | null;
  /** When it last sold a number, within the last seven days. */
  last_success_at: string | null;
  last_failure_at: string | null;
  last_failure_reason: string | null;
  /** Numbers of the last 24 hours whose outcome is known. */
  settled: number;
  /** Those of these numbers that received a message. */
  delivered: number;
  /** The products that it sold most in the last 24 hours; at most six. */
  products: ProviderDeliveryDto[];
  /** How many numbers received a message in each of the last 24 hours, the oldest hour first. */
  codes_by_hour: number[];
  bans: ProviderBanDto[];
}

/** How a provider that staff added is connected. Its key is never shown again. */
export interface ProviderConnectionDto {
  /** The address of its handler_api endpoint. */
  url: string;
  /** The last characters of the key. */
  key_ends_in: string;
  /** The most calls within a second, and the most of them for whole lists. */
  requests_per_second: number;
  lists_per_second: number;
}

/** Why nothing is bought at a provider: it did not answer, or refused our account as a whole. */
export interface ProviderCircuitDto {
  /** `open`: nothing is bought there. `half_open`: it answers again, and the next purchase decides. */
  state: 'open' | 'half_open';
  /** What the provider said, or what failed. */
  reason: string;
  since: string;
  /** When we ask it again. */
  retry_at: string;
}

/** How we look for messages of our open numbers that the provider does not push. */
export interface ProviderPollingDto {
  /** `one_by_one`: the provider has no list of numbers, so we ask for each one as often as its limit of calls allows. */
  mode: 'list' | 'one_by_one';
  /** The seconds between two polls of each number. */
  interval_seconds: number;
  /** When we last polled this way, exact to half a minute. */
  at: string;
}

/** A provider: who supplies numbers. */
export interface ProviderDto {
  /** `primary` is the provider of the environment: its address and key are changed there. */
  code: string;
  name: string;
  /** Where it is configured; only a provider that staff added can be changed here. */
  source: 'environment' | 'staff';
  /** How it is connected; null for the provider of the environment. */
  connection: ProviderConnectionDto | null;
  /** True: it belongs to the sandbox, and its numbers are not real. */
  is_simulated: boolean;
  /** ISO 4217 code of its prices. */
  currency: string;
  /** Providers with a lower priority are asked first. */
  priority: number;
  /** The most numbers that may be open there at a time; null for no limit of ours. */
  max_open_numbers: number | null;
  /** Null before it first had open numbers. */
  polling: ProviderPollingDto | null;
  /** Null while it is asked as usual. */
  circuit: ProviderCircuitDto | null;
  /** True: nothing new is bought there, but open numbers continue. */
  is_paused: boolean;
  paused_at: string | null;
  pause_reason: string | null;
  /** Our balance there in units of its currency, as last read; null before the first reading. */
  balance: number | null;
  balance_at: string | null;
  /** How many hours the balance lasts at the spending of the last 24 hours; null where nothing was spent. */
  balance_lasts_hours: number | null;
  open_numbers: number;
  health: ProviderHealthDto;
  /** When staff last changed it; null before the first change. */
  updated_at: string | null;
}

/** A provider's answer to a request for our balance. */
export interface ProviderCheckDto {
  is_reachable: boolean;
  /** The error that it answered; `NO_ANSWER` where no readable answer came; null when it answered well. */
  problem: string | null;
  latency_ms: number;
  /** How many offers its lists have, which are now in the catalogue; null where a list came incomplete. */
  offers: number | null;
  checked_at: string;
  provider: ProviderDto;
}
