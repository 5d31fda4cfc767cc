import type { ListQuery } from '../../../platform/database/index.js';
import type { Language } from '../../../platform/languages.js';
import type { AdminOrdersService } from '../orders/admin-orders.service.js';
import { presentListedOrder, type StaffOrder } from '../orders/order.presenter.js';
import type { AdminUsersService } from '../users/admin-users.service.js';
import type { AdminUserDto } from '../users/user.dto.js';
import type { ListedOrderDto } from '../../activations/index.js';

/** What staff search for. */
export interface SearchQueryDto {
  /**
   * Part of an e-mail address or a name, a CPF, the id of an account, an order or a payment at its gateway, or the last
   * digits of a number (four or more). Begin with `#` to find only orders and payments, with `+` only numbers, with `@`
   * only accounts. A text of spaces finds nothing.
   * @maxLength 100 too_long
   * @example "lima"
   */
  q: string;
}

interface FoundDto {
  /** How many there are: counted to 10,000, above that estimated. */
  total: number;
  total_is_estimated: boolean;
}

interface FoundPeopleDto extends FoundDto {
  /** The newest five. Personal data is masked. */
  items: AdminUserDto[];
}

interface FoundOrdersDto extends FoundDto {
  /** The newest five. */
  items: ListedOrderDto[];
  /** The account whose orders these are, when the text names an account and no order; otherwise null. */
  of_user_id: string | null;
}

/** The results, in groups. */
export interface SearchAnswerDto {
  people: FoundPeopleDto;
  /** Numbers and top-ups that match the text; when none does, those of the first account. */
  orders: FoundOrdersDto;
}

const SHOWN_OF_EACH = 5;

/** The kind of thing that a text with this first character looks for. Other texts look for every kind. */
const KINDS = { '#': 'order', '+': 'phone', '@': 'person' } as const;
type Kind = (typeof KINDS)[keyof typeof KINDS];

interface Found<Item> {
  items: Item[];
  total: number;
  total_is_estimated: boolean;
}

type People = Found<AdminUserDto>;
type Orders = Found<StaffOrder>;

interface Deps {
  users: Pick<AdminUsersService, 'list'>;
  orders: Pick<AdminOrdersService, 'list' | 'namedBy' | 'fx'>;
}

const nothing = { items: [], total: 0, total_is_estimated: false };

function meaningOf(text: string): { kind: Kind | null; wanted: string } {
  const kind = (KINDS as Record<string, Kind>)[text.charAt(0)] ?? null;
  return { kind, wanted: kind === null ? text : text.slice(1).trim() };
}

async function newest<Item, Filter extends object>(
  list: ListQuery<Item, Filter, 'created_at'>,
  filter: Filter,
): Promise<Found<Item>> {
  const request = { filter, sort: 'created_at', direction: 'desc' } as const;
  const [{ items }, { total, isEstimated }] = await Promise.all([
    list.page(request, { size: SHOWN_OF_EACH, page: 1 }),
    list.count(request),
  ]);
  return { items, total, total_is_estimated: isEstimated };
}

export class SearchService {
  constructor(private readonly deps: Deps) {}

  async find(text: string, language: Language): Promise<SearchAnswerDto> {
    const { people, orders, ordersOf } = await this.#found(text);
    const items = orders.items.map((order) => presentListedOrder(order, this.deps.orders.fx, language));
    return { people, orders: { ...orders, items, of_user_id: ordersOf } };
  }

  /** `ordersOf`: the account whose orders these are, when the text named only an account. */
  async #found(text: string): Promise<{ people: People; orders: Orders; ordersOf: string | null }> {
    const { kind, wanted } = meaningOf(text);
    if (wanted === '') return { people: nothing, orders: nothing, ordersOf: null };
    const [people, orders] = await Promise.all([this.#people(kind, wanted), this.#orders(kind, wanted)]);

    const customer = orders.items[0]?.user_id;
    if (people.total === 0 && customer)
      return { people: await this.#person(customer), orders, ordersOf: null };
    const first = people.items[0]?.id;
    if (orders.total > 0 || !first) return { people, orders, ordersOf: null };
    return { people, orders: await newest(this.deps.orders.list, { userId: first }), ordersOf: first };
  }

  #person(id: string): Promise<People> {
    return newest<AdminUserDto, { ids: string[] }>(this.deps.users.list, { ids: [id] });
  }

  async #people(kind: Kind | null, wanted: string): Promise<People> {
    if (kind === 'order' || kind === 'phone') return nothing;
    const { id } = this.deps.orders.namedBy(wanted);
    return id === null ? newest(this.deps.users.list, { search: wanted }) : this.#person(id);
  }

  async #orders(kind: Kind | null, wanted: string): Promise<Orders> {
    if (kind === 'person') return nothing;
    return newest(this.deps.orders.list, {
      search: {
        ...this.deps.orders.namedBy(wanted),
        ...(kind === 'phone' && { id: null, shortNumber: null, paymentId: null }),
        ...(kind === 'order' && { phoneStart: null, phoneEnd: null }),
        userIds: [],
      },
    });
  }
}
