import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { readWebApp } from '../../../platform/http/index.js';
import { PASSWORD } from '../../../testing/auth-services.js';
import { createTestApp, type TestApp } from '../../../testing/index.js';
import { signedInCustomer } from '../../../testing/signed-in-customer.js';

const ASK = '/api/v1/status/followers';
const PAGE = '/status/follow';
const FOLLOWERS = statement(
  'test.followers',
  `SELECT email, language, confirmed_at IS NOT NULL AS "isConfirmed" FROM status_followers ORDER BY email`,
);
const FORGET = statement('test.followers.forget', 'DELETE FROM status_followers');

let folder: string;
let app: TestApp;
let network = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'torpedo-follow-'));
  const site = path.join(folder, '.site');
  await mkdir(site);
  for (const language of ['pt', 'en'])
    await writeFile(
      path.join(site, `${language}.html`),
      `<html lang="${language}"><input value="%TYPED%"></html>`,
    );
  const index = { [PAGE]: { pt: 'pt.html', en: 'en.html' }, [`/en${PAGE}`]: { en: 'en.html' } };
  await writeFile(path.join(site, 'pages.json'), JSON.stringify(index));
  for (const name of ['robots.txt', 'sitemap.xml']) await writeFile(path.join(site, name), '');
  await writeFile(path.join(site, 'app-paths.json'), '[]');
  app = await createTestApp({
    webApp: await readWebApp(folder),
    env: { PUBLIC_URL: 'https://numeros.example', TRUST_PROXY: '1' },
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  network += 1;
  app.mailer.clear();
  await app.database.owner.sql.rows(FORGET);
});

const followers = () => app.database.db.sql.rows(FOLLOWERS);
const from = () => ({ headers: { 'x-forwarded-for': `10.0.0.${network}` } });
const submit = (email: string, place = PAGE) =>
  app.call('POST', place, { body: new URLSearchParams({ email }), ...from() });
const ask = (email: string) => app.call('POST', ASK, { body: { email }, ...from() });
const linkIn = (text: string) => {
  const [, link = ''] = /https:\/\/numeros\.example(\/\S*follow\?\S+)/.exec(text) ?? [];
  return link;
};

async function follow(email: string, place = PAGE): Promise<void> {
  await submit(email, place);
  const { text } = await app.call('POST', linkIn(app.mailer.lastTo(email).text));
  expect(text).toContain('data-part="following"');
}

describe('following the status', () => {
  it('begins with the press on the page of the mailed link, not with its opening', async () => {
    const sent = await submit(' Ana@Example.com ', `/en${PAGE}`);
    expect([sent.status, sent.text]).toEqual([
      200,
      expect.stringContaining('<html data-part="sent" lang="en"'),
    ]);
    const mail = app.mailer.lastTo('ana@example.com');
    expect(mail.subject).toMatch(/^Please confirm/);
    const link = linkIn(mail.text);
    expect(link).toMatch(/^\/en\/status\/follow\?token=/);
    const opened = await app.call('GET', link);
    expect(opened.text).toContain('data-part="confirm"');
    expect(opened.headers.get('cache-control')).toBe('no-store');
    expect(await followers()).toEqual([{ email: 'ana@example.com', language: 'en', isConfirmed: false }]);
    expect((await app.call('POST', link)).text).toContain('data-part="following"');
    expect((await app.call('POST', link)).text).toContain('data-part="following"');
    expect(await followers()).toMatchObject([{ isConfirmed: true }]);
  });

  it('answers the same whether the address follows already; its owner alone learns it', async () => {
    await follow('eva@example.com');
    const [known, unknown] = [await ask('eva@example.com'), await ask('bia@example.com')];
    expect([known.status, known.body]).toEqual([202, unknown.body]);
    expect(known.body['message']).toContain('Enviamos um link');
    expect(app.mailer.lastTo('eva@example.com').subject).toMatch(/^Você já acompanha/);
    expect(app.mailer.lastTo('bia@example.com').subject).toMatch(/^Confirme/);
    expect(await followers()).toMatchObject([{ isConfirmed: false }, { isConfirmed: true }]);
  });

  it('asks again for a bad address and keeps what was typed, as text', async () => {
    const refused = await submit('"><b>ana@');
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('data-part="invalid"');
    expect(refused.text).toContain('value="&quot;&gt;&lt;b&gt;ana@"');
    expect((await app.call('GET', PAGE)).text).toContain('value=""');
    const { status, body } = await ask('ana');
    expect([status, body]).toMatchObject([
      422,
      { detail: { fields: { email: expect.any(String) as string } } },
    ]);
    expect(await followers()).toEqual([]);
  });

  it('asks one address three times an hour at most, and ten from one network', async () => {
    for (let time = 1; time <= 3; time += 1) await submit('caio@example.com');
    const refused = await submit('caio@example.com');
    expect([refused.status, refused.text]).toEqual([429, expect.stringContaining('data-part="later"')]);
    for (let person = 1; person <= 9; person += 1) await submit(`person${person}@example.com`);
    expect(app.mailer.mails).toHaveLength(3 + 6);
  });

  it('forgets who has not confirmed for a day, whose link is over then', async () => {
    await follow('kept@example.com');
    await ask('late@example.com');
    app.clock.advance({ minutes: 24 * 60 + 1 });
    const late = await app.call('POST', linkIn(app.mailer.lastTo('late@example.com').text));
    expect([late.status, late.text]).toEqual([404, expect.stringContaining('data-part="gone"')]);
    const job = app.container.dailyJobs.find(({ name }) => name === 'forget-unconfirmed-followers');
    await job?.run();
    expect(await followers()).toMatchObject([{ email: 'kept@example.com' }]);
  });

  it('ends with the button of the mail program or of the page, without a cookie, and deletes the address', async () => {
    await follow('duda@example.com');
    await ask('duda@example.com');
    const { headers = {}, text } = app.mailer.lastTo('duda@example.com');
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const link = linkIn(headers['List-Unsubscribe'] ?? '').replace('>', '');
    expect(linkIn(text)).toBe(link);
    expect((await app.call('GET', link)).text).toContain('data-part="leave"');
    expect(await followers()).toHaveLength(1);
    const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    for (let press = 1; press <= 2; press += 1) {
      const left = await app.call('POST', link, { body: oneClick });
      expect([left.status, left.text]).toEqual([200, expect.stringContaining('data-part="left"')]);
    }
    expect(await followers()).toEqual([]);
  });

  it('is part of what an account of the address exports, and is deleted with it', async () => {
    const headers = await signedInCustomer(app, 'erased@example.com');
    await follow('erased@example.com');
    const me = '/api/v1/users/me';
    const exported = await app.call('GET', `${me}/export`, { headers });
    expect(exported.body['status_follower']).toMatchObject({ language: 'pt' });
    const deleted = await app.call('DELETE', me, {
      body: { password: PASSWORD },
      headers: { ...headers, 'x-requested-with': 'XMLHttpRequest' },
    });
    expect(deleted.status).toBe(200);
    expect(await followers()).toEqual([]);
  });
});
