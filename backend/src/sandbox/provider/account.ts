import type { Clock } from '../../platform/clock.js';
import type { Offer } from './offers.js';
import { chance, phoneNumberFor } from './phone-numbers.js';

export type SimulatedStatus =
  'waiting' | 'received' | 'waiting_another' | 'finished' | 'cancelled' | 'expired';

export interface SimulatedSms {
  id: string;
  text: string;
  code: string | null;
  /** In ms since 1970. */
  receivedAt: number;
}

export interface SimulatedActivation {
  id: string;
  serviceCode: string;
  countryId: string;
  isoCode: string;
  /** Only digits, without the plus sign. */
  phone: string;
  costMicros: number;
  statedCost?: string;
  status: SimulatedStatus;
  createdAt: number;
  expiresAt: number;
  /** Oldest first, with the messages that came after the end. */
  messages: SimulatedSms[];
}

export interface AccountState {
  balanceMicros: number;
  lastId: number;
  activations: SimulatedActivation[];
}

export type Purchase =
  { kind: 'bought'; activation: SimulatedActivation } | { kind: 'refused'; code: string; minimum?: number };

export type Cancellation = 'cancelled' | 'too_early' | 'message_received' | 'closed';

export interface RentalTimes {
  earlyCancelMs: number;
  lifetimeMs: number;
}

export interface AccountRules {
  times?: RentalTimes;
  firstSerial?: number;
  shortShare?: number;
}

export const USUAL_TIMES: RentalTimes = { earlyCancelMs: 120_000, lifetimeMs: 20 * 60_000 };

const FIRST_BALANCE_MICROS = 5_000_000_000;
const KEPT_CLOSED = 500;
/** In ms; longer than we still ask for a number after its end. */
const KEPT_MS = 3_600_000;
const OPEN = new Set<SimulatedStatus>(['waiting', 'received', 'waiting_another']);

export class ProviderAccount {
  #balanceMicros: number;
  #lastId: number;
  #asked = 0;
  readonly #activations: Map<string, SimulatedActivation>;
  readonly #offers: Map<string, Offer>;
  readonly #rules: Required<AccountRules>;

  constructor(
    readonly offers: readonly Offer[],
    private readonly clock: Clock,
    state: AccountState | null,
    rules: AccountRules = {},
  ) {
    this.#rules = { times: USUAL_TIMES, firstSerial: 0, shortShare: 0, ...rules };
    this.#balanceMicros = state?.balanceMicros ?? FIRST_BALANCE_MICROS;
    this.#lastId = state?.lastId ?? 0;
    this.#activations = new Map(state?.activations.map((activation) => [activation.id, activation]));
    this.#offers = new Map(offers.map((offer) => [`${offer.countryId}:${offer.serviceCode}`, offer]));
  }

  get times(): RentalTimes {
    return this.#rules.times;
  }

  get balanceMicros(): number {
    this.#expire();
    return this.#balanceMicros;
  }

  setBalance(micros: number): void {
    this.#balanceMicros = micros;
  }

  buy(serviceCode: string, countryId: string, maxPriceMicros: number | null): Purchase {
    this.#expire();
    const offer = this.#offers.get(`${countryId}:${serviceCode}`);
    if (!offer) return { kind: 'refused', code: this.#unknownPart(serviceCode, countryId) };
    if (offer.physical === 0 || this.#isShort()) return { kind: 'refused', code: 'NO_NUMBERS' };
    if (maxPriceMicros !== null && maxPriceMicros < offer.costMicros) {
      return { kind: 'refused', code: 'WRONG_MAX_PRICE', minimum: offer.costMicros };
    }
    if (this.#balanceMicros < offer.costMicros) return { kind: 'refused', code: 'NO_BALANCE' };
    this.#balanceMicros -= offer.costMicros;
    const activation = this.#rent(offer);
    this.#activations.set(activation.id, activation);
    return { kind: 'bought', activation };
  }

  overcharge(activation: SimulatedActivation, factor: number): void {
    this.#balanceMicros -= activation.costMicros * (factor - 1);
    activation.costMicros *= factor;
  }

  get(id: string): SimulatedActivation | null {
    this.#expire();
    return this.#activations.get(id) ?? null;
  }

  list(): SimulatedActivation[] {
    this.#expire();
    return [...this.#activations.values()].reverse();
  }

  isOpen(activation: SimulatedActivation): boolean {
    return OPEN.has(activation.status);
  }

  receiveSms(activation: SimulatedActivation, text: string): SimulatedSms {
    const id = `${activation.id}-${activation.messages.length + 1}`;
    const sms = { id, text, code: codeInText(text), receivedAt: this.#now() };
    if (this.isOpen(activation)) activation.status = 'received';
    activation.messages.push(sms);
    return sms;
  }

  requestAnother(activation: SimulatedActivation): boolean {
    if (activation.status !== 'received') return false;
    activation.status = 'waiting_another';
    return true;
  }

  finish(activation: SimulatedActivation): boolean {
    if (activation.messages.length === 0 || !this.isOpen(activation)) return false;
    activation.status = 'finished';
    return true;
  }

  cancel(activation: SimulatedActivation): Cancellation {
    if (!this.isOpen(activation)) return 'closed';
    if (activation.messages.length > 0) return 'message_received';
    if (this.#now() < activation.createdAt + this.times.earlyCancelMs) return 'too_early';
    this.#giveBack(activation, 'cancelled');
    return 'cancelled';
  }

  state(): AccountState {
    return {
      balanceMicros: this.#balanceMicros,
      lastId: this.#lastId,
      activations: [...this.#activations.values()],
    };
  }

  #isShort(): boolean {
    if (this.#rules.shortShare === 0) return false;
    this.#asked += 1;
    return chance(`purchase ${this.#asked}`) < this.#rules.shortShare;
  }

  #rent({ serviceCode, countryId, isoCode, costMicros }: Offer): SimulatedActivation {
    const createdAt = this.#now();
    // Ids start from the time, so that they stay new even without the saved state.
    this.#lastId = Math.max(this.#lastId + 1, Math.floor(createdAt / 1000) + this.#rules.firstSerial);
    return {
      id: String(this.#lastId),
      serviceCode,
      countryId,
      isoCode,
      phone: phoneNumberFor(isoCode, this.#lastId),
      costMicros,
      status: 'waiting',
      createdAt,
      expiresAt: createdAt + this.times.lifetimeMs,
      messages: [],
    };
  }

  #unknownPart(serviceCode: string, countryId: string): string {
    const knowsCountry = this.offers.some((offer) => offer.countryId === countryId);
    const knowsService = this.offers.some((offer) => offer.serviceCode === serviceCode);
    if (!knowsCountry) return 'BAD_COUNTRY';
    return knowsService ? 'NO_NUMBERS' : 'BAD_SERVICE';
  }

  #expire(): void {
    const now = this.#now();
    for (const activation of this.#activations.values()) {
      if (now < activation.expiresAt || !this.isOpen(activation)) continue;
      if (activation.messages.length > 0) activation.status = 'finished';
      else this.#giveBack(activation, 'expired');
    }
    const closed = [...this.#activations.values()].filter((activation) => !this.isOpen(activation));
    for (const { id, createdAt } of closed.slice(0, Math.max(0, closed.length - KEPT_CLOSED)))
      if (createdAt <= now - KEPT_MS) this.#activations.delete(id);
  }

  #giveBack(activation: SimulatedActivation, status: 'cancelled' | 'expired'): void {
    activation.status = status;
    this.#balanceMicros += activation.costMicros;
  }

  #now(): number {
    return this.clock.now().getTime();
  }
}

const CODE = /(?<!\d)(?:\d{3}[- ]\d{3,4}|\d{2} \d{3}|\d{4} \d{4}|\d{4,8})(?!\d)/;

function codeInText(text: string): string | null {
  return CODE.exec(text)?.[0].replace(/\D/g, '') ?? null;
}
