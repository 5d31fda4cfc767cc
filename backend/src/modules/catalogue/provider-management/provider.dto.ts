/** What a provider has forbidden us to buy. */
export interface ProviderBanDto {
  /** Null where it bans everything. */
  provider_country_id: string | null;
  service_code: string | null;
  banned_until: string;
}

/** How a provider delivered one product. */
export interface ProviderDeliveryDto {
  service_code: string;
  country_iso: string;
  /** Numbers that had their chance. */
  numbers: number;
  /** Those of them that received a message. */
  delivered: number;
}

/** How a provider does. */
export interface ProviderHealthDto {
  /** Purchases asked for in the last hour. */
  attempts: number;
  /** Those of them that failed for a reason of the provider or of our account there; an empty stock is none. */
  errors: number;
  /** `errors` by `attempts` (0 to 1); null where nothing was asked for. */
  error_rate: number | null;
  /** Milliseconds within which 95 % of these answers came. */
  p95_latency_ms: number | null;
  /** When it last sold a number, within seven days. */
  last_success_at: string | null;
  last_failure_at: string | null;
  last_failure_reason: string | null;
  /** Numbers of the last 24 hours that were settled. */
  settled: number;
  /** Those of them that received a message. */
  delivered: number;
  /** By product, those that it sold most in the last 24 hours; at most six. */
  products: ProviderDeliveryDto[];
  /** Numbers of each of the last 24 hours that received a message, the oldest hour first. */
  codes_by_hour: number[];
  bans: ProviderBanDto[];
}

/** How a provider that staff added is reached. Its key is never read back. */
export interface ProviderConnectionDto {
  /** Address of its handler_api endpoint. */
  url: string;
  /** The last characters of the key. */
  key_ends_in: string;
  /** Calls in any one second, and those of them that may be for whole lists. */
  requests_per_second: number;
  lists_per_second: number;
}

/** Why a provider is left alone: it did not answer, or refused our account as a whole. */
export interface ProviderCircuitDto {
  /** `open`: nothing is bought there. `half_open`: it answers again, and the next purchase decides. */
  state: 'open' | 'half_open';
  /** What the provider said, or what failed. */
  reason: string;
  since: string;
  /** When it is asked again. */
  retry_at: string;
}

/** How our open numbers at a provider are looked at for messages that it does not push. */
export interface ProviderPollingDto {
  /** `one_by_one`: the provider has no list of them, so that each is asked for as often as its limit of calls allows. */
  mode: 'list' | 'one_by_one';
  /** How often each number is looked at. */
  interval_seconds: number;
  /** When this was last so, within half a minute. */
  at: string;
}

/** Who supplies numbers. */
export interface ProviderDto {
  /** `primary` is the one of the environment: its address and key are changed there. */
  code: string;
  name: string;
  /** Where it is configured: only what staff added can be changed here. */
  source: 'environment' | 'staff';
  /** How it is reached; null for the one of the environment. */
  connection: ProviderConnectionDto | null;
  /** Part of the sandbox: its numbers are not real. */
  is_simulated: boolean;
  /** ISO 4217 code of its prices. */
  currency: string;
  /** Lower ones are asked first. */
  priority: number;
  /** How many numbers may be open there at a time; null for no limit of ours. */
  max_open_numbers: number | null;
  /** Null before numbers were first open there. */
  polling: ProviderPollingDto | null;
  /** Null while it is asked as ever. */
  circuit: ProviderCircuitDto | null;
  /** Nothing new is bought while it is paused; open numbers go on. */
  is_paused: boolean;
  paused_at: string | null;
  pause_reason: string | null;
  /** Our balance there in units of its currency, as last read; null before that. */
  balance: number | null;
  balance_at: string | null;
  /** How many hours the balance lasts at the pace of the last 24; null where nothing was spent. */
  balance_lasts_hours: number | null;
  open_numbers: number;
  health: ProviderHealthDto;
  /** The last change of staff; null before the first. */
  updated_at: string | null;
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
