import { expect, test } from './fixtures/test.js';

test('a message reaches the brand’s mailbox, and the sender reads where the answer will come', async ({
  page,
  request,
}) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.getByText('Informe o seu nome')).toBeVisible();
  await expect(page.getByText('Email é obrigatório')).toBeVisible();
  await expect(page.getByText('Por favor, corrija os erros no formulário.')).toBeVisible();
  await expect(page.getByLabel('Nome')).toBeFocused();

  const subject = `Nota fiscal ${Date.now()}`;
  await page.getByLabel('Nome').fill('Maria Souza');
  await page.getByLabel('E-mail', { exact: true }).fill('maria');
  await page.getByLabel('Assunto').fill(subject);
  await expect(page.getByText('Email deve ter um formato válido')).toBeVisible();
  await page.getByLabel('E-mail', { exact: true }).fill('maria@exemplo.com.br');
  await page.getByLabel('Mensagem').fill('Olá!\nOnde está a nota de fevereiro?');
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.getByRole('heading', { name: 'Mensagem enviada' })).toBeFocused();
  await expect(page.getByText('Respondemos para maria@exemplo.com.br')).toBeVisible();

  await expect
    .poll(async () => {
      const { mails } = (await (await request.get('/sandbox/api/mails')).json()) as {
        mails: { to: string[]; subject: string }[];
      };
      return mails.find((mail) => mail.subject.includes(subject))?.to;
    })
    .toEqual(['contato@torpedo.local']);

  await page.getByRole('button', { name: 'Enviar outra mensagem' }).click();
  await expect(page.getByLabel('Mensagem')).toHaveValue('');
});

test('a failure of the server is explained, and the typed message stays', async ({ page, consoleWatch }) => {
  consoleWatch.expectRefusal(503, '/api/v1/contact');
  await page.goto('/es/contact');
  await page.route('**/api/v1/contact', (route) => route.fulfill({ status: 503 }));
  await page.getByLabel('Nombre').fill('Ana');
  await page.getByLabel('Correo', { exact: true }).fill('ana@ejemplo.com');
  await page.getByLabel('Asunto').fill('Hola');
  await page.getByLabel('Mensaje').fill('¿Están ahí?');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByRole('alert')).toContainText('escribe a contato@torpedo.local');
  await expect(page.getByLabel('Mensaje')).toHaveValue('¿Están ahí?');
});
