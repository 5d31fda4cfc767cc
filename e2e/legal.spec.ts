import { expect, test } from './fixtures/test.js';

const documents = {
  terms: { pt: 'Termos de uso', en: 'Terms of use', es: 'Términos de uso' },
  refund: { pt: 'Política de reembolso', en: 'Refund policy', es: 'Política de reembolso' },
  privacy: { pt: 'Política de privacidade', en: 'Privacy policy', es: 'Política de privacidad' },
} as const;

for (const [id, titles] of Object.entries(documents)) {
  for (const [language, title] of Object.entries(titles)) {
    const path = language === 'pt' ? `/${id}` : `/${language}/${id}`;
    test(`${path} can be read without scripts`, async ({ browser, productUrl }) => {
      const page = await browser.newPage({ javaScriptEnabled: false, baseURL: productUrl });
      await page.goto(path);
      await expect(page).toHaveTitle(new RegExp(`^${title} · `));
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText(/03\/02\/2025|February 3, 2025|3 de febrero de 2025/)).toBeVisible();
      // A missing fact of the company would show its braces.
      await expect(page.getByRole('article')).not.toContainText(/[{}]|<\/?\w+>/);
      await page.close();
    });
  }
}

test('the terms name the law, the courts and the means of payment', async ({ page }) => {
  await page.goto('/terms');
  await page
    .getByRole('navigation', { name: 'Nesta página' })
    .getByRole('link', { name: 'Lei e foro' })
    .click();
  await expect(page).toHaveURL('/terms#governing-law');
  const section = page.getByRole('region', { name: 'Lei e foro' });
  await expect(section).toBeInViewport();
  await expect(section).toContainText('foro do Estado de Santa Catarina');
  await expect(page.getByRole('region', { name: 'Preços e pagamentos' })).toContainText(
    'PIX, cartão de crédito e PayPal',
  );
});

test('the refund policy leads to the contact form in its language', async ({ page }) => {
  await page.goto('/en/refund');
  await page
    .getByRole('region', { name: 'How to ask, in 4 steps' })
    .getByRole('link', { name: 'contact form' })
    .click();
  await expect(page).toHaveURL('/en/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
});
