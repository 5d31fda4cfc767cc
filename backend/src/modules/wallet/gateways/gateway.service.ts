import type { Database } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { SettingsReader } from '../../../platform/settings/index.js';
import type { Clock } from '../../../platform/clock.js';
import type { GatewayCode } from '../../../platform/gateway-codes.js';
import { createGatewaySelectionStore, silentGateways } from './gateways.store.js';
import type { PixGateway } from './gateway.port.js';

export type Gateways = ReadonlyMap<GatewayCode, PixGateway>;

export interface GatewayState {
  code: GatewayCode;
  /** `off`: staff switched it off; `failing`: the newest top-up that asked it got no charge. */
  state: 'working' | 'failing' | 'off';
}

interface Deps {
  db: Database;
  clock: Pick<Clock, 'now'>;
  settings: Pick<SettingsReader, 'current'>;
  gateways: Gateways;
}

export class GatewayService {
  readonly #selections;

  constructor(private readonly deps: Deps) {
    this.#selections = createGatewaySelectionStore(deps.db.sql);
  }

  list(): GatewayCode[] {
    const { gateways: isOn } = this.deps.settings.current();
    return [...this.deps.gateways.keys()].filter((code) => isOn[code]);
  }

  /** The state of each connected gateway. */
  async states(): Promise<GatewayState[]> {
    const { db, clock, gateways, settings } = this.deps;
    const codes = [...gateways.keys()];
    const silent = await silentGateways(db.sql, codes, clock.now());
    const { gateways: isOn } = settings.current();
    return codes.map((code) => {
      if (!isOn[code]) return { code, state: 'off' };
      return { code, state: silent.has(code) ? 'failing' : 'working' };
    });
  }

  /** @throws DomainError NOT_FOUND when the customer chose none that is still offered */
  async getSelection(userId: string): Promise<GatewayCode> {
    const selected = await this.#findOfferedSelection(userId);
    if (!selected) throw new DomainError('NOT_FOUND');
    return selected;
  }

  /** @throws DomainError GATEWAY_NOT_SUPPORTED */
  async select(userId: string, code: string): Promise<void> {
    await this.#selections.saveSelection(userId, this.#supported(code));
  }

  /** Without a code, the customer's selection or else the first one. @throws DomainError GATEWAY_NOT_SUPPORTED */
  async choose(userId: string, code: string | undefined): Promise<GatewayCode> {
    if (code !== undefined) return this.#supported(code);
    const chosen = (await this.#findOfferedSelection(userId)) ?? this.list()[0];
    if (!chosen) throw new DomainError('GATEWAY_NOT_SUPPORTED');
    return chosen;
  }

  adapter(code: GatewayCode): PixGateway | null {
    return this.deps.gateways.get(code) ?? null;
  }

  async #findOfferedSelection(userId: string): Promise<GatewayCode | undefined> {
    const selected = await this.#selections.findSelection(userId);
    return this.list().find((code) => code === selected);
  }

  #supported(code: string): GatewayCode {
    const found = this.list().find((offered) => offered === code);
    if (!found) throw new DomainError('GATEWAY_NOT_SUPPORTED');
    return found;
  }
}
