import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ActivationWorld } from './testing/activation-world.js';
import { PASSWORD } from './testing/auth-services.js';
import { openTerminal, type Terminal } from './testing/terminal.js';

const ADMIN = 'admin@example.com';
const MARIA = 'maria@example.com';

let world: ActivationWorld;
let terminal: Terminal;

const torpedo: Terminal['torpedo'] = (...run) => terminal.torpedo(...run);
const login = (email = ADMIN) => terminal.login(email);
const words = (line: string) => line.split(' ');

beforeAll(async () => {
  world = await ActivationWorld.open();
  terminal = await openTerminal(world.app);
  await terminal.register(ADMIN, 'ADMIN');
  await terminal.register(MARIA);
});
afterAll(async () => {
  terminal.close();
  await world.close();
});

describe('before anybody is signed in', () => {
  it.each([
    ['--help', 0],
    ['users nonsense', 2],
    ['users list --page 0', 2],
    ['users list', 3],
    ['login --email admin@example.com', 2],
  ])('torpedo %s ends with %i', async (line, code) => {
    const found = await torpedo(words(line));
    expect(found.code).toBe(code);
    expect(found.stdout === '').toBe(code !== 0);
  });

  it('a wrong password is told in the server’s words, as JSON where wanted', async () => {
    const args = ['login', '--server', world.app.url, '--email', ADMIN, '--password-stdin', '--json'];
    const { code, stdout, stderr } = await torpedo(args, { input: 'Wrong#Password1' });
    expect([code, stdout]).toEqual([3, '']);
    expect(JSON.parse(stderr)).toEqual({
      error: { code: 'INVALID_CREDENTIALS', message: expect.any(String), request_id: expect.any(String) },
    });
  });

  it('a server that does not answer is a failure of the network', async () => {
    const env = { TORPEDO_SERVER: 'http://127.0.0.1:1', TORPEDO_TOKEN: 'x' };
    expect(await torpedo(['whoami'], { env })).toMatchObject({ code: 7, stdout: '' });
  });
});

describe('an administrator', () => {
  beforeAll(async () => void (await login()));

  it('is remembered in a file that nobody else reads', async () => {
    const file = path.join(terminal.home, 'torpedo/credentials.json');
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    const { code, stdout } = await torpedo(['whoami', '--fields', 'email,role']);
    expect([code, stdout]).toEqual([0, `email\t${ADMIN}\nrole\tADMIN\n`]);
    expect((await torpedo(['profiles', 'list', '--json'])).stdout).toContain(world.app.url);
  });

  it('lists accounts as lines, JSON and CSV', async () => {
    const list = (...more: string[]) => torpedo(['users', 'list', '--search', MARIA, ...more]);
    expect((await list('--fields', 'email,role')).stdout).toBe(`EMAIL\tROLE\n${MARIA}\tCUSTOMER\n`);
    expect((await list('--fields', 'email,role', '--csv')).stdout).toBe(`email,role\n${MARIA},CUSTOMER\n`);
    const { stdout, stderr } = await list('--json');
    expect(JSON.parse(stdout)).toMatchObject([{ email: MARIA }]);
    expect(stderr).toBe('');
  });

  it('finds an account by its whole address or id only', async () => {
    const { stdout } = await torpedo(['users', 'show', MARIA, '--fields', 'id']);
    const [, id = ''] = stdout.trim().split('\t');
    expect((await torpedo(['users', 'show', id.toUpperCase(), '--fields', 'email'])).stdout).toContain(MARIA);
    expect(await torpedo(['users', 'show', 'maria'])).toMatchObject({ code: 5, stdout: '' });
    expect(
      (await torpedo(['users', 'show', id.replace(/.$/, (last) => (last === '0' ? '1' : '0'))])).code,
    ).toBe(5);
  });

  it('tries a credit, makes it, and reads in the audit who did', async () => {
    const credit = [...words(`balance credit ${MARIA} 25,00 --reason`), 'Goodwill after the outage'];
    const dryRun = await torpedo([...credit, '--dry-run']);
    expect(dryRun.code).toBe(0);
    expect(dryRun.stdout).toContain('WHAT\tFIELD\tBEFORE\tAFTER');
    expect(dryRun.stderr).toContain('Nothing was changed.');
    expect((await torpedo(['balance', 'show', MARIA, '--json'])).stdout.trim()).toBe('[]');

    expect(await torpedo(credit)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('balance\t25.00 BRL'),
    });
    expect((await torpedo(['balance', 'show', MARIA])).stdout).toContain('BRL\t25.00 BRL\t0.00 BRL');
    expect((await torpedo(['balance', 'statement', MARIA, '--fields', 'kind,amount'])).stdout).toBe(
      'KIND\tAMOUNT\nadjustment\t25.00 BRL\n',
    );
    const audit = await torpedo([...words(`audit list --user ${MARIA} --fields staff,action,reason`)]);
    expect(audit.stdout).toBe(`STAFF\tACTION\tREASON\n${ADMIN}\tbalance.adjust\tGoodwill after the outage\n`);
  });

  it('changes no balance that another one changed meanwhile', async () => {
    const args = words(`balance set ${MARIA} 10 --expected 1.00 --reason why`);
    expect(await torpedo(args)).toMatchObject({ code: 6, stdout: '' });
  });

  it('gives no reason, confirms nothing: without a terminal that is wrong usage', async () => {
    expect(await torpedo(words(`balance credit ${MARIA} 1`))).toMatchObject({ code: 2, stdout: '' });
    expect(await torpedo(words(`users delete ${MARIA}`))).toMatchObject({ code: 2, stdout: '' });
    expect(await torpedo(['sessions', 'end', '--all'])).toMatchObject({ code: 2, stdout: '' });
  });

  it('invites, changes, blocks and deletes an account', async () => {
    const ana = 'ana@example.com';
    expect((await torpedo(words(`users invite ${ana} --name Ana`))).code).toBe(0);
    expect((await torpedo(words(`users role ${ana} manager`))).stdout).toContain('role\tMANAGER');
    expect((await torpedo(words(`users deactivate ${ana} --reason left`))).stdout).toContain(
      'status\tinactive',
    );
    expect((await torpedo(words(`users block ${ana} --minutes 5`))).code).toBe(0);
    expect((await torpedo(words(`users delete ${ana} --yes`))).code).toBe(0);
    expect((await torpedo(words(`users show ${ana}`))).code).toBe(5);
  });

  it('confirms again what needs a fresh sign-in', async () => {
    world.app.clock.advance({ minutes: 16 });
    const credit = words(`balance credit ${MARIA} 1 --reason why`);
    const stale = await torpedo(credit);
    expect(stale.code).toBe(3);
    expect(stale.stderr).toContain('torpedo login');
    await login();
    expect((await torpedo(credit)).code).toBe(0);
  });

  it('calls the API as it is, and opens screens', async () => {
    const { stdout } = await torpedo(words('api GET /api/v1/admin/users --field per_page=1'));
    expect(JSON.parse(stdout)).toHaveLength(1);
    expect(await torpedo(words('api GET /api/v1/admin/nothing'))).toMatchObject({ code: 5, stdout: '' });
    expect((await torpedo(['open'])).stdout).toBe(`${world.app.url}/admin\n`);
  });

  it('reads reports and providers', async () => {
    expect((await torpedo(['reports', 'revenue'])).stdout).toMatch(/^DAY\t.*\n(?:.*\n)*total\t/);
    expect((await torpedo(words('providers list --fields code,state'))).stdout).toBe(
      'CODE\tSTATE\nprimary\tactive\n',
    );
    const paused = await torpedo([...words('providers pause primary --reason'), 'Errors']);
    expect(paused.stdout).toContain('state\tpaused');
    expect((await torpedo(['providers', 'resume', 'primary'])).stdout).toContain('state\tactive');
    expect(await torpedo(words('products price BR-WA 4,90'))).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('price\t4.90 BRL'),
    });
    expect(await torpedo(words('products sync --dry-run'))).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('catalogue offers\tproviders\t-\tprimary'),
    });
    expect((await torpedo(words('products sync --fields read,not_read'))).stdout).toBe(
      'read\tprimary\nnot_read\t-\n',
    );
  });
});

describe('support at a terminal', () => {
  const number = async () => {
    const customer = await world.customer({ cents: 10_000 });
    const price = await world.priceOf('wa', 'BR');
    return { customer, id: (await customer.activation({ service_price: price })).activation_id };
  };
  beforeAll(async () => void (await login()));

  it('shows, notes and gives back a number, once', async () => {
    const { customer, id } = await number();
    const list = await torpedo(
      words(`orders list --user ${customer.userId} --type sms_number --fields id,status`),
    );
    expect(list.stdout).toBe(`ID\tSTATUS\n${id}\tshipped\n`);
    expect((await torpedo(['orders', 'note', id, 'Customer called'])).code).toBe(0);
    expect((await torpedo(['orders', 'show', id, '--fields', 'notes'])).stdout).toBe(
      'notes\tCustomer called\n',
    );
    expect(await torpedo(['orders', 'cancel', id])).toMatchObject({ code: 2, stdout: '' });
    world.app.clock.advance({ minutes: 3 });
    const dryRun = await torpedo(['orders', 'cancel', id, '--dry-run', '--reason', 'asked']);
    expect(dryRun).toMatchObject({ code: 0, stderr: expect.stringContaining('Nothing was changed.') });
    expect((await torpedo(['orders', 'cancel', id, '--yes', '--reason', 'asked'])).code).toBe(0);
    expect((await customer.wallet()).held).toBe(0);
    expect(
      (
        await torpedo([
          'activations',
          'list',
          '--state',
          'recent',
          '--user',
          customer.userId,
          '--fields',
          'status',
        ])
      ).stdout,
    ).toContain('CANCELLED');
  });

  it('gives the price of a wrong code back, once, and has it in the lines for the accountant', async () => {
    const customer = await world.customer({ cents: 10_000 });
    const activation = await customer.activation({ service_price: await world.priceOf('wa', 'BR') });
    const { activation_id: id } = activation;
    await world.smsArrives(activation);
    await world.tick();
    expect((await torpedo(['orders', 'show', id, '--fields', 'status,messages'])).stdout).toBe(
      'status\tdelivered\nmessages\t1\n',
    );
    const refund = ['orders', 'refund', id, '--reason', 'Wrong code', '--yes', '--fields', 'status,refunded'];
    expect((await torpedo(refund)).stdout).toContain('status\trefunded');
    expect((await customer.wallet()).available).toBe(10_000);
    expect(await torpedo(refund)).toMatchObject({ code: 6, stdout: '' });
    expect((await torpedo(['reports', 'fiscal'])).stdout).toContain(id);
  });

  it('lets a blocked customer buy again, and ends a password that leaked', async () => {
    const blocked = await torpedo(words(`users block ${MARIA} --minutes 5 --fields blocked_until`));
    expect(blocked.stdout).toMatch(/^blocked_until\t\d{4}-/);
    const free = await torpedo(words(`users unblock ${MARIA} --reason mistake --fields blocked_until`));
    expect(free.stdout).toBe('blocked_until\t-\n');
    expect((await torpedo(words(`users reset-password ${MARIA} --reason leaked`))).code).toBe(2);
    expect((await torpedo(words(`users reset-password ${MARIA} --reason leaked --yes`))).code).toBe(0);
    expect((await torpedo(words(`users timeline ${MARIA} --category staff --fields what`))).stdout).toContain(
      'user.',
    );
    expect((await login(MARIA)).code).toBe(3);
  });

  it('reads a setting, changes it and goes back to the default', async () => {
    const get = async () =>
      (await torpedo(words('settings get max_quantity --fields key,value,source'))).stdout;
    expect(await get()).toBe('KEY\tVALUE\tSOURCE\nmax_quantity\t2\tdefault\n');
    const set = words('settings set max_quantity 5 --reason Wholesale --fields value,source');
    expect((await torpedo([...set, '--dry-run'])).stderr).toContain('Nothing was changed.');
    expect((await torpedo(set)).stdout).toBe('value\t5\nsource\tset\n');
    expect((await torpedo(words('settings unset max_quantity --reason over'))).stdout).toContain(
      'source\tdefault',
    );
    expect(await torpedo(words('settings set max_quantity many'))).toMatchObject({ code: 2, stdout: '' });
    const unknown = await torpedo(words('settings get nothing'));
    expect(unknown).toMatchObject({ code: 5, stdout: '' });
    expect(unknown.stderr).toContain('Look with: torpedo settings get');
  });

  it('writes all orders as a sheet', async () => {
    const { id } = await number();
    const file = path.join(terminal.home, 'orders.csv');
    expect((await torpedo(['orders', 'export', '--output', file])).code).toBe(0);
    expect(fs.readFileSync(file, 'utf8')).toContain(id);
    expect((await torpedo(['orders', 'export'])).stdout).toBe(fs.readFileSync(file, 'utf8'));
  });

  it('lists top-ups and alarms, and knows none that does not exist', async () => {
    const nothing = '0199aa00-0000-7000-8000-000000000001';
    expect((await torpedo(words('topups list --fields id,status'))).stdout).toBe('ID\tSTATUS\n');
    expect((await torpedo(words('alarms list --state open --json'))).code).toBe(0);
    expect(await torpedo(['topups', 'reread', nothing])).toMatchObject({ code: 5, stdout: '' });
    expect(await torpedo(['orders', 'refund', nothing, '--yes'])).toMatchObject({ code: 5, stdout: '' });
  });

  it('credits a sheet of accounts once, however often it is sent', async () => {
    const file = path.join(terminal.home, 'credits.csv');
    fs.writeFileSync(file, `email,amount,currency,reason,reference\n${MARIA},"4,80",BRL,Outage,outage-1\n`);
    const credit = ['balance', 'credit', '--file', file, '--fields', 'user,amount,status'];
    expect((await torpedo([...credit, '--dry-run'])).stdout).toContain(`${MARIA}\t4.80 BRL\tready`);
    expect((await torpedo([...credit, '--yes'])).stdout).toContain(`${MARIA}\t4.80 BRL\tapplied`);
    expect((await torpedo([...credit, '--yes'])).stdout).toContain(`${MARIA}\t4.80 BRL\talready_applied`);
    expect(fs.readFileSync(`${file}.report.csv`, 'utf8')).toContain('already_applied');
  });
});

it('a customer is forbidden what staff do', async () => {
  const folder = path.join(terminal.home, 'customer');
  const run = (args: readonly string[], input = '') =>
    torpedo(args, { input, env: { XDG_CONFIG_HOME: folder } });
  await terminal.register('joana@example.com');
  await run(
    ['login', '--server', world.app.url, '--email', 'joana@example.com', '--password-stdin'],
    PASSWORD,
  );
  expect(await run(['users', 'list', '--json'])).toMatchObject({
    code: 4,
    stdout: '',
    stderr: expect.stringContaining('"code":"FORBIDDEN"'),
  });
});

it('a script signs in with an access token of the environment', async () => {
  const { body } = await world.app.call<{ access_token: string }>('POST', '/api/v1/users/login', {
    body: new URLSearchParams({ username: ADMIN, password: PASSWORD }),
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
  const env = {
    TORPEDO_SERVER: world.app.url,
    TORPEDO_TOKEN: body.access_token,
    XDG_CONFIG_HOME: '/nowhere',
  };
  expect(await torpedo(['whoami', '--fields', 'email'], { env })).toMatchObject({
    code: 0,
    stdout: `email\t${ADMIN}\n`,
  });
});

it('who signs out is forgotten', async () => {
  expect((await torpedo(['logout'])).code).toBe(0);
  expect((await torpedo(['whoami'])).code).toBe(3);
});
