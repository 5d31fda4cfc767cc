import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { ActivationWorld, type Customer } from '../../../testing/activation-world.js';
import { createAdministrator, signInAdministrator, type StaffCall } from '../../../testing/staff-calls.js';
import type { ActivationDto } from '../../activations/activation.dto.js';
import type { SearchAnswerDto } from './search.service.js';

const NAME = statement(
  'test.name',
  `UPDATE users SET full_name = $2, cpf = $3, phone_number = $4 WHERE id = $1`,
);
const TOPUP = statement(
  'test.topup',
  `INSERT INTO topups (user_id, currency, amount_cents, charge_amount_cents, fx_rate, gateway, gateway_key,
                       gateway_payment_id, gateway_expires_at, description, status, created_at, expires_at, paid_at)
   VALUES ($1, 'BRL', 1000, 1000, 1, 'MERCADOPAGO', gen_random_uuid(), $3, $2, 'Pix', 'paid', $2, $2, $2)
   RETURNING id`,
);
const PIX = 'E18236120202611221510s0123456789';

let world: ActivationWorld;
let call: StaffCall;
let ana: Customer;
let bia: Customer;
let number: ActivationDto;
let topupId: string;

const search = async (q: string) =>
  (await call<SearchAnswerDto>('GET', `/api/v1/admin/search?q=${encodeURIComponent(q)}`)).body;
/** Ids of both groups, and whose orders they are. */
async function found(q: string) {
  const { people, orders } = await search(q);
  const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);
  return { people: ids(people.items), orders: ids(orders.items), of: orders.of_user_id };
}
const NOTHING = { people: [], orders: [], of: null };

beforeAll(async () => {
  world = await ActivationWorld.open({ settings: { max_open_activations: 10 } });
  await createAdministrator(world.app);
  [ana, bia] = [await world.customer(), await world.customer()];
  const { sql } = world.app.database.db;
  await sql.rows(NAME, [ana.userId, 'Ana Beatriz Lima', '52998224725', '+5511987654321']);
  await sql.rows(NAME, [bia.userId, 'Bia Campos', null, null]);
  number = await ana.activation();
  topupId = (await sql.one<{ id: string }>(TOPUP, [bia.userId, world.clock.now(), PIX])).id;
  call = await signInAdministrator(world.app);
});
afterAll(() => world.close());

describe('what staff look for', () => {
  it('is people by name, address, CPF and id, with the orders of the first', async () => {
    const { body: me } = await ana.call<{ email: string }>('GET', '/api/v1/users/me');
    for (const text of ['lima', 'ana beatriz', me.email, `@${me.email}`, '529.982.247-25', ana.userId]) {
      expect(await found(text), text).toEqual({
        people: [ana.userId],
        orders: [number.activation_id],
        of: ana.userId,
      });
    }
  });

  it('is orders by number, id and Pix, with their customer', async () => {
    const ofAna = { people: [ana.userId], orders: [number.activation_id], of: null };
    for (const text of [
      number.phone_number_formatted,
      number.phone_number,
      `+${number.phone_number.slice(-8)}`,
      number.activation_id,
      `# ${number.activation_id}`,
      number.activation_id.slice(-8).toUpperCase(),
      `#${number.activation_id.slice(-8)}`,
    ]) {
      expect(await found(text), text).toEqual(ofAna);
    }
    for (const text of [PIX, `#${PIX}`, topupId, `#${topupId.slice(-8).toUpperCase()}`]) {
      expect(await found(text), text).toEqual({ people: [bia.userId], orders: [topupId], of: null });
    }
  });

  it('is only of the kind that its first character names', async () => {
    expect(await found('#lima')).toEqual(NOTHING);
    expect(await found('+lima')).toEqual(NOTHING);
    expect(await found(`@${number.phone_number.slice(-8)}`)).toEqual(NOTHING);
    expect(await found(`+${PIX}`)).toEqual(NOTHING);
    expect(await found(`#${number.phone_number}`)).toEqual(NOTHING);
  });

  it('is answered with masked personal data', async () => {
    const { people } = await search('lima');
    expect(people.items[0]!.profile).toEqual({
      full_name: 'Ana Beatriz Lima',
      phone_number: '••••••••••4321',
      cpf: '•••.982.247-••',
    });
  });

  it('finds nothing for what is empty or unknown, and takes a text of some length only', async () => {
    for (const text of ['', '   ', '#', '@ ', '%', 'nobody at all', "'; --"]) {
      expect(await found(text), text).toEqual(NOTHING);
    }
    expect((await call('GET', '/api/v1/admin/search')).status).toBe(422);
    expect((await call('GET', `/api/v1/admin/search?q=${'a'.repeat(101)}`)).status).toBe(422);
  });

  it('shows five of each group and says how many there are', async () => {
    for (let each = 0; each < 6; each++) {
      const { userId } = await world.customer({ cents: 0 });
      await world.app.database.db.sql.rows(NAME, [userId, `Zulmira ${each}`, null, null]);
    }
    for (let each = 0; each < 6; each++) await ana.activation();
    const people = (await search('zulmira')).people;
    expect([people.items.length, people.total, people.total_is_estimated]).toEqual([5, 6, false]);
    expect(people.items[0]!.profile.full_name).toBe('Zulmira 5');
    const { orders } = await search('lima');
    expect([orders.items.length, orders.total]).toEqual([5, 7]);
  });
});
