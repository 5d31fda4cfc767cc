import { expect, it } from 'vitest';
import { BRAND } from '../brand.js';
import { renderMail } from './layout.js';

const mail = renderMail({
  language: 'pt-BR',
  subject: 'Olá & <tchau>',
  title: 'Título "curto"',
  parts: [
    { text: '<script>alert(1)</script>' },
    { code: '042917' },
    { link: 'https://example.com/?a=1&b=2', label: 'Abrir' },
    { text: 'rodapé', quiet: true },
  ],
});

it('shows everything as text in the HTML, whatever it contains', () => {
  expect(mail.html).not.toContain('<script>');
  expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(mail.html).toContain('<title>Olá &amp; &lt;tchau&gt;</title>');
  expect(mail.html).toContain('href="https://example.com/?a=1&amp;b=2"');
  expect(mail.html).toContain('lang="pt-BR"');
});

it('loads nothing from anywhere', () => {
  expect(mail.html).not.toMatch(/<img|<link|<script|url\(|@import/);
});

it('says the same in plain text', () => {
  expect(mail.text).toBe(
    'Título "curto"\n\n<script>alert(1)</script>\n\n042917\n\nAbrir:\nhttps://example.com/?a=1&b=2\n\nrodapé\n\n' +
      `-- \n${BRAND.name}\n${BRAND.legalEntity}\n${BRAND.contactEmail}\n`,
  );
});
