import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { forgetAccounts } from '../../../testing/auth-services.js';
import { createTestApp, type TestApp } from '../../../testing/index.js';
import { signedInCustomer } from '../../../testing/signed-in-customer.js';

let app: TestApp;
let headers: { authorization: string };

beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

let people = 0;
beforeEach(async () => {
  await forgetAccounts(app.database);
  headers = await signedInCustomer(app, `person${(people += 1)}@example.com`);
});

const SECRET = 'taken at home, 23.55 S 46.63 W';

/** Red left of its middle, blue right of it, and a note that a camera left. */
function photo(width = 600, height = 300) {
  const blue = { create: { width: width / 2, height, channels: 3 as const, background: 'blue' } };
  return sharp({ create: { width, height, channels: 3, background: 'red' } })
    .composite([{ input: blue, left: width / 2, top: 0 }])
    .withExif({ IFD0: { ImageDescription: SECRET } });
}

function form(file: Uint8Array<ArrayBuffer> | string, field = 'file', name = 'me.jpg'): FormData {
  const data = new FormData();
  data.append(field, new Blob([file], { type: 'image/jpeg' }), name);
  return data;
}

const bytes = async (picture: Sharp) => new Uint8Array(await picture.toBuffer());

const upload = (body: unknown, over: Record<string, string> = {}) =>
  app.call<{ avatar_url: string; detail: Record<string, unknown> }>('POST', '/api/v1/users/me/avatar', {
    body,
    headers: { ...headers, ...over },
  });

const avatarOf = async () => {
  const { body } = await app.call<{ profile: { avatar_url: string | null } }>('GET', '/api/v1/users/me', {
    headers,
  });
  return body.profile.avatar_url;
};

async function fetched(address: string) {
  const response = await fetch(app.url + address);
  return { response, image: Buffer.from(await response.arrayBuffer()) };
}

describe('POST /users/me/avatar', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'publishes a %s at once, square, without what the camera wrote',
    async (format) => {
      const file = await bytes(photo().toFormat(format));
      const answer = await upload(form(file));
      expect([answer.status, answer.body]).toEqual([
        200,
        { avatar_url: expect.stringMatching(/^\/images\/avatars\/[\w-]{22}-256\.webp$/) },
      ]);
      expect(await avatarOf()).toBe(answer.body.avatar_url);

      const { response, image } = await fetched(answer.body.avatar_url);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      const { width, height, format: drawn, exif } = await sharp(image).metadata();
      expect({ width, height, drawn, exif }).toEqual({
        width: 256,
        height: 256,
        drawn: 'webp',
        exif: undefined,
      });
      expect(image.includes(SECRET)).toBe(false);
    },
  );

  it('cuts to the middle, in both sizes', async () => {
    const { body } = await upload(form(await bytes(photo(900, 300).png())));
    for (const [address, pixels] of [
      [body.avatar_url, 256],
      [body.avatar_url.replace('-256', '-96'), 96],
    ] as const) {
      const { data, info } = await sharp((await fetched(address)).image)
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([pixels, pixels]);
      const middle = (pixels / 2) * info.width * info.channels;
      const [left, right] = [data[middle], data[middle + (info.width - 1) * info.channels]];
      expect(left).toBeGreaterThan(200);
      expect(right).toBeLessThan(60);
    }
  });

  it('turns a picture upright that its camera held sideways', async () => {
    const sideways = await bytes(photo(600, 300).withMetadata({ orientation: 6 }).jpeg());
    const { body } = await upload(form(sideways));
    const { data, info } = await sharp((await fetched(body.avatar_url)).image)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const top = data[(info.width / 2) * info.channels];
    const bottom = data[((info.height - 1) * info.width + info.width / 2) * info.channels];
    expect([top! > 200, bottom! < 60]).toEqual([true, true]);
  });

  it('forgets the picture of before', async () => {
    const file = await bytes(photo().png());
    const first = (await upload(form(file))).body.avatar_url;
    const second = (await upload(form(file))).body.avatar_url;
    expect(second).not.toBe(first);
    expect((await fetched(first)).response.status).toBe(404);
    expect((await fetched(second)).response.status).toBe(200);
  });

  it.each([
    [
      'a text that is called a picture',
      () => Promise.resolve(new TextEncoder().encode('<script>alert(1)</script>')),
    ],
    [
      'a drawing that could carry a script',
      () => Promise.resolve(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    ],
    ['a GIF', () => bytes(photo().gif())],
  ])('refuses %s, whatever its name says', async (_case, file) => {
    const answer = await upload(form(await file()));
    expect([answer.status, answer.body]).toEqual([
      415,
      {
        detail: {
          code: 'IMAGE_TYPE_NOT_SUPPORTED',
          message: 'Tipo de arquivo não suportado. Use JPG, PNG ou WebP.',
        },
      },
    ]);
    expect(await avatarOf()).toBeNull();
  });

  it('keeps nothing of what hides behind a picture', async () => {
    const hidden = new TextEncoder().encode('<script>alert(1)</script>PK\u0003\u0004');
    const picture = await bytes(photo().png());
    const { body } = await upload(form(new Uint8Array([...picture, ...hidden])));
    const { response, image } = await fetched(body.avatar_url);
    expect([response.headers.get('content-type'), response.headers.get('x-content-type-options')]).toEqual([
      'image/webp',
      'nosniff',
    ]);
    expect(Buffer.from(image).includes('<script>')).toBe(false);
  });

  it.each(['../../../etc/passwd', 'C:\\windows\\x.png', 'x.php'])(
    'gives the picture a name of our own, whatever it was called (%s)',
    async (name) => {
      const { body } = await upload(form(await bytes(photo().png()), 'file', name));
      expect(body.avatar_url).toMatch(/^\/images\/avatars\/[\w-]{22}-\d+\.webp$/);
    },
  );

  it('refuses more than 5 MB', async () => {
    const answer = await upload(form(new Uint8Array(5 * 1024 * 1024 + 1)));
    expect([answer.status, answer.body]).toEqual([
      413,
      { detail: { code: 'FILE_TOO_LARGE', message: 'Arquivo muito grande. Tamanho máximo: 5MB.' } },
    ]);
  });

  it('refuses a small file that unpacks to a huge picture, and one that is cut off', async () => {
    const bomb = await bytes(
      sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: 'white' } }).png(),
    );
    const whole = await bytes(photo().png());
    for (const file of [bomb, whole.slice(0, whole.length / 2)]) {
      const answer = await upload(form(file));
      expect([answer.status, answer.body.detail['code']]).toEqual([422, 'IMAGE_UNREADABLE']);
    }
  });

  it.each([
    ['no file', () => new FormData(), 422, 'VALIDATION_ERROR'],
    ['no body', () => undefined, 422, 'VALIDATION_ERROR'],
    ['JSON', () => ({ file: 'x' }), 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('answers %s', async (_case, body, status, code) => {
    const answer = await upload(body());
    expect([answer.status, answer.body.detail['code']]).toEqual([status, code]);
  });

  it('names a file or a field that nobody asked for', async () => {
    const more = form('x');
    more.set('role', 'ADMIN');
    for (const [body, name] of [
      [form('x', 'picture'), 'picture'],
      [more, 'role'],
    ] as const) {
      const answer = await upload(body);
      expect([answer.status, answer.body.detail['fields']]).toEqual([422, { [name]: 'Campo desconhecido' }]);
    }
  });

  it('answers a form that ends in its middle with 400', async () => {
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await upload(
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
      type,
    );
    expect([answer.status, answer.body.detail['code']]).toEqual([400, 'BAD_REQUEST']);
  });

  it.each([
    ['a form', () => form('x')],
    ['JSON', () => ({ file: 'x' })],
    ['no body', () => undefined],
  ])('asks who is signed in before it reads %s', async (_what, body) => {
    const answer = await upload(body(), { authorization: '' });
    expect([answer.status, answer.body.detail['code']]).toEqual([401, 'UNAUTHENTICATED']);
  });
});

describe('PATCH /users/me/profile with avatar_url', () => {
  const patch = (avatar_url: string | null) =>
    app.call('PATCH', '/api/v1/users/me/profile', { body: { avatar_url }, headers });
  const stored = () => app.database.db.sql.rows(statement('test.avatars', 'SELECT name FROM avatars'));

  it.each([null, ''])('removes the picture for %j, also where it is kept', async (nothing) => {
    const { body } = await upload(form(await bytes(photo().png())));
    expect((await patch(nothing)).body).toMatchObject({ profile: { avatar_url: null } });
    expect((await fetched(body.avatar_url)).response.status).toBe(404);
    expect(await stored()).toEqual([]);
  });

  it('takes the present address, and no other', async () => {
    const { body } = await upload(form(await bytes(photo().png())));
    expect((await patch(body.avatar_url)).status).toBe(200);
    const answer = await patch('https://evil.example/me.png');
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { detail: { fields: { avatar_url: 'Valor não permitido' } } },
    ]);
    expect(await avatarOf()).toBe(body.avatar_url);
  });
});
