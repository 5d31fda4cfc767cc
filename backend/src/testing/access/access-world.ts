import { statement } from '../../platform/database/index.js';
import { ActivationWorld, Customer } from '../activation-world.js';
import { PASSWORD } from '../auth-services.js';
import { httpClient } from '../http-client.js';
import type { CreatedApiKeyDto } from '../../modules/auth/api-keys/api-key.dto.js';
import type { ApiKeyScope } from '../../platform/http/index.js';
import type { OwnedObject } from './access-rules.js';
import type { Caller } from './expected-access.js';

const OUR_PAGES = { 'x-requested-with': 'XMLHttpRequest' };

const MAKE_STAFF = statement('access.make_staff', 'SELECT account_set_role($1, $2)');
const REQUIRE_CHANGE = statement(
  'access.require_change',
  'UPDATE users SET must_change_password = true WHERE id = $1',
);
const SECOND_STEP = statement(
  'access.second_step',
  `INSERT INTO two_factor (user_id, secret, created_at, confirmed_at) VALUES ($1, '\\x00', $2, $2)`,
);
const AGE_SIGN_IN = statement(
  'access.age_sign_in',
  "UPDATE sessions SET confirmed_at = confirmed_at - interval '16 minutes' WHERE user_id = $1",
);
const TOPUP = statement(
  'access.topup',
  `INSERT INTO topups (user_id, currency, amount_cents, charge_amount_cents, fx_rate, gateway, gateway_key,
                       gateway_expires_at, description, created_at, expires_at)
   VALUES ($1, 'BRL', 1000, 1000, 1, 'MERCADOPAGO', gen_random_uuid(), $2, 'Pix', $2, $2) RETURNING id`,
);

const SETTINGS = { staff_two_factor_required: true, max_open_activations: 10 };

type Headers = Record<string, string>;

interface Person {
  userId: string;
  email: string;
  bearer: Headers;
  cookie: Headers;
}

/** One person of each kind, with the headers of their requests. */
export interface People {
  headers: Readonly<Record<Caller, Headers>>;
  owner: Person;
}

/** The whole application with people of each kind, and objects that one of them owns. */
export class AccessWorld {
  #people = 0;

  private constructor(private readonly world: ActivationWorld) {}

  static async open(env: Record<string, string> = {}): Promise<AccessWorld> {
    return new AccessWorld(await ActivationWorld.open({ settings: SETTINGS, env }));
  }

  close(): Promise<void> {
    return this.world.close();
  }

  get call() {
    return this.world.app.call;
  }

  async people(): Promise<People> {
    const { sql } = this.world.app.database.db;
    const owner = await this.#person('owner');
    const [other, manager, admin, veteran, careless, urged] = await Promise.all(
      ['other', 'manager', 'admin', 'veteran', 'careless', 'urged'].map((name) => this.#person(name)),
    );
    for (const [staff, role] of [
      [manager, 'MANAGER'],
      [admin, 'ADMIN'],
      [veteran, 'ADMIN'],
      [careless, 'ADMIN'],
    ] as const) {
      await sql.row(MAKE_STAFF, [staff!.userId, role]);
    }
    for (const careful of [manager, admin, veteran])
      await sql.row(SECOND_STEP, [careful!.userId, this.world.clock.now()]);
    await sql.row(AGE_SIGN_IN, [veteran!.userId]);
    await sql.row(REQUIRE_CHANGE, [urged!.userId]);
    return {
      owner,
      headers: {
        nobody: {},
        'an invented token': { authorization: 'Bearer a.b.c' },
        'an invented API key': { 'x-api-key': 'torpedo_invented' },
        'the owner’s cookie on a page of another site': { ...owner.cookie, 'x-requested-with': 'none' },
        'another customer': other!.bearer,
        'a MANAGER': manager!.bearer,
        'an ADMIN': admin!.bearer,
        'an ADMIN who signed in long ago': veteran!.bearer,
        'an ADMIN without the second step that is required': careless!.bearer,
        'a customer who has to change the password': urged!.bearer,
        'the owner’s API key that may read': { 'x-api-key': (await this.#newKey(owner, 'read')).key },
        'the owner’s API key that may buy': { 'x-api-key': (await this.#newKey(owner, 'buy')).key },
        'the owner’s test key': { 'x-api-key': (await this.#newKey(owner, 'buy', true)).key },
        'the owner': owner.bearer,
      },
    };
  }

  /** A customer with a balance of R$ 10,00, and a test key of theirs. */
  async customer(): Promise<{ owner: Person; testKey: string }> {
    const owner = await this.#person('customer');
    await this.world.credit(owner.userId, 1_000);
    return { owner, testKey: (await this.#newKey(owner, 'buy', true)).key };
  }

  /** Creates an object of the owner; answers its id. */
  async make(owned: OwnedObject, { owner }: Pick<People, 'owner'>): Promise<string> {
    switch (owned) {
      case 'account':
        return owner.userId;
      case 'session':
        return this.#otherSessionOf(owner);
      case 'api key':
        return (await this.#newKey(owner, 'read')).id;
      case 'webhook endpoint':
        return this.#endpointOf(owner);
      case 'webhook delivery':
        return this.#testDelivery(owner);
      case 'alert':
        return this.#newAlert(owner);
      case 'team':
        return this.#teamOf(owner);
      case 'invitation':
        return (await this.#invitationOf(owner, 'invited@example.com')).id;
      case 'member':
        return this.#newMember(owner);
      case 'topup': {
        const { sql } = this.world.app.database.db;
        return (await sql.row<{ id: string }>(TOPUP, [owner.userId, this.world.clock.now()]))!.id;
      }
      case 'activation':
        return this.#activationOf(owner);
    }
  }

  async #person(name: string): Promise<Person> {
    const email = `${name}${(this.#people += 1)}@example.com`;
    const { body } = await this.call<{ id: string }>('POST', '/api/v1/users/register', {
      body: { email, password: PASSWORD },
    });
    await this.call('POST', '/api/v1/users/verify-email', { body: { email, token: '123456' } });
    return { userId: body.id, email, ...(await this.#signIn(email)) };
  }

  async #signIn(email: string): Promise<{ bearer: Headers; cookie: Headers }> {
    const { body, headers } = await this.call<{ access_token: string }>('POST', '/api/v1/users/login', {
      body: new URLSearchParams({ username: email, password: PASSWORD }),
      headers: OUR_PAGES,
    });
    const [cookie = ''] = headers.getSetCookie()[0]?.split(';') ?? [];
    return { bearer: { authorization: `Bearer ${body.access_token}` }, cookie: { cookie } };
  }

  /** Opens another session of the same account. */
  async #otherSessionOf({ email, bearer }: Person): Promise<string> {
    await this.#signIn(email);
    const { body } = await this.call<{ sessions: { id: string; current: boolean }[] }>(
      'GET',
      '/api/v1/users/me/sessions',
      { headers: bearer },
    );
    return body.sessions.find(({ current }) => !current)!.id;
  }

  async #newKey({ bearer }: Person, scope: ApiKeyScope, test = false): Promise<CreatedApiKeyDto> {
    const { body } = await this.call<CreatedApiKeyDto>('POST', '/api/v1/users/me/api-keys', {
      body: { name: 'A program', scopes: [scope], test },
      headers: bearer,
    });
    return body;
  }

  async #testDelivery(owner: Person): Promise<string> {
    const path = `/api/v1/users/me/webhooks/${await this.#endpointOf(owner)}/test`;
    return (await this.call<{ id: string }>('POST', path, { headers: owner.bearer })).body.id;
  }

  /** Uses the existing endpoint, because an account may have only a few. */
  async #endpointOf({ bearer: headers }: Person): Promise<string> {
    const path = '/api/v1/users/me/webhooks';
    const list = await this.call<{ webhooks: { id: string }[] }>('GET', path, { headers });
    const [known] = list.body.webhooks;
    if (known) return known.id;
    const wanted = { url: 'https://shop.example.com/hook', events: ['message.received'] };
    return (await this.call<{ id: string }>('POST', path, { body: wanted, headers })).body.id;
  }

  async #teamOf({ userId, bearer }: Person): Promise<string> {
    await this.call('POST', '/api/v1/teams', { body: { name: 'A team' }, headers: bearer });
    return userId;
  }

  async #invitationOf(owner: Person, email: string): Promise<{ id: string; token: string }> {
    const path = `/api/v1/teams/${await this.#teamOf(owner)}/invitations`;
    const body = { email, role: 'buyer' };
    const sent = await this.call<{ id: string }>('POST', path, { body, headers: owner.bearer });
    const mail = this.world.app.mailer.mails.findLast(({ to }) => to === email);
    return { id: sent.body.id, token: /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' };
  }

  async #newMember(owner: Person): Promise<string> {
    const member = await this.#person('member');
    const { token } = await this.#invitationOf(owner, member.email);
    const path = '/api/v1/teams/invitations/accept';
    await this.call('POST', path, { body: { token }, headers: member.bearer });
    return member.userId;
  }

  async #newAlert({ bearer }: Person): Promise<string> {
    const { body } = await this.call<{ id: string }>('POST', '/api/v1/alerts', {
      body: { service: 'wa', country_iso: 'BR', max_price_cents: 1, days: 7 },
      headers: bearer,
    });
    return body.id;
  }

  async #activationOf({ userId, bearer }: Person): Promise<string> {
    await this.world.credit(userId, 1_000);
    const buyer = new Customer(userId, this.world, httpClient(this.world.app.url, bearer));
    return (await buyer.activation()).activation_id;
  }
}
