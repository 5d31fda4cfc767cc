import { statement } from '../platform/database/index.js';
import type { AdminProductDto } from '../modules/catalogue/index.js';
import type { ServicesDto } from '../modules/catalogue/catalogue.dto.js';
import { ActivationWorld, type Customer } from './activation-world.js';
import type { Answer } from './http-client.js';

const MAKE_ADMIN = statement('test.make_admin', `SELECT account_set_role($1, 'ADMIN')`);
const AUDIT = statement(
  'test.audit',
  'SELECT action, entity_type AS entity, before, after, reason FROM audit_entries ORDER BY at, id',
);

export interface List<Item> {
  items: Item[];
  total: number;
}

interface Audited {
  action: string;
  entity: string;
  before: object | null;
  after: object | null;
  reason: string | null;
}

/** Two administrators of the whole application, and a customer. */
export class CatalogueOffice {
  private constructor(
    readonly world: ActivationWorld,
    readonly staff: Customer,
    readonly colleague: Customer,
    readonly customer: Customer,
  ) {}

  static async open(): Promise<CatalogueOffice> {
    const world = await ActivationWorld.open({
      settings: { price_markup_percent: 50, fx: { USD: 5, EUR: 6 }, max_open_activations: 20 },
    });
    const [staff, colleague] = [await world.customer({ cents: 0 }), await world.customer({ cents: 0 })];
    for (const { userId } of [staff, colleague]) await world.app.database.db.sql.row(MAKE_ADMIN, [userId]);
    return new CatalogueOffice(world, staff, colleague, await world.customer({ cents: 100_000 }));
  }

  close(): Promise<void> {
    return this.world.close();
  }

  call<Body>(method: string, path: string, body?: object, by = this.staff): Promise<Answer<Body>> {
    return by.call<Body>(method, `/api/v1/admin${path}`, { body });
  }

  async product(sku: string): Promise<AdminProductDto> {
    const { body } = await this.call<List<AdminProductDto>>('GET', `/products?search=${sku}`);
    const found = body.items.find((each) => each.sku === sku);
    if (!found) throw new Error(`no product ${sku}`);
    return found;
  }

  patch(id: string, body: object, by = this.staff): Promise<Answer<AdminProductDto>> {
    return this.call<AdminProductDto>('PATCH', `/products/${id}`, body, by);
  }

  /** What the public catalogue shows of a product; null when it does not list it. */
  async sold(country: string, service: string): Promise<ServicesDto['services'][number] | null> {
    const path = `/api/v1/services?country_iso=${country}&per_page=500`;
    const { body } = await this.world.app.call<ServicesDto>('GET', path);
    return body.services.find(({ serv_code }) => serv_code === service) ?? null;
  }

  async quote(service: string, country: string): Promise<{ is_valid: boolean; unit_price: number }> {
    const body = { service_code: service, country_code: country, quantity: 1 };
    const path = '/api/v1/sms/validate-purchase';
    return (await this.customer.call<{ is_valid: boolean; unit_price: number }>('POST', path, { body })).body;
  }

  /** The newest entry of the audit. */
  async audited(): Promise<Audited | undefined> {
    return (await this.world.app.database.db.sql.rows<Audited>(AUDIT)).at(-1);
  }
}

export const codeOf = ({ body }: Answer<unknown>) => (body as { detail: { code: string } }).detail.code;
