import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { LegalPage } from './legal-page';

const meta = {
  title: 'Pages/LegalPage',
  parameters: guided({
    dos: ['Give it short sections with an index.'],
    donts: ['Hide dates of change.'],
    keys: [['Tab', 'moves through the index']],
    notes: ['Headings in order; links of the index lead to them.'],
  }),
  component: LegalPage,
  args: {
    title: 'Política de reembolso',
    dated: 'Em vigor desde 3 de fevereiro de 2025',
    lead: <p>Quando o código não chega, o dinheiro volta. Aqui está escrito como.</p>,
    contentsLabel: 'Nesta página',
    sections: [
      {
        id: 'prazo',
        title: 'Prazo de cada número',
        content: (
          <>
            <p>Cada número espera a mensagem por 20 minutos.</p>
            <p>Sem mensagem nesse tempo:</p>
            <ul>
              <li>o número é devolvido;</li>
              <li>o valor inteiro volta para o saldo, sem pedido.</li>
            </ul>
          </>
        ),
      },
      {
        id: 'cancelamento',
        title: 'Cancelamento por você',
        content: (
          <>
            <p>Depois de dois minutos você pode cancelar um número que ainda não recebeu nada.</p>
            <h3>O que não se cancela</h3>
            <p>
              Um número que já recebeu um código foi usado. Dúvidas? <a href="#contato">Fale conosco</a>.
            </p>
          </>
        ),
      },
      {
        id: 'saldo',
        title: 'Devolução do saldo por Pix ao titular da conta',
        content: (
          <ol>
            <li>Peça pelo formulário de contato.</li>
            <li>Confirmamos a titularidade.</li>
            <li>O Pix sai para o mesmo CPF que pagou.</li>
          </ol>
        ),
      },
    ],
  },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-page">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof LegalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Cancelamento por você/ });
    await expect(link).toHaveAttribute('href', '#cancelamento');
    const section = canvas.getByRole('region', { name: '2. Cancelamento por você' });
    await expect(section).toHaveAttribute('id', 'cancelamento');
  },
};

export const WithoutLead: Story = { args: { lead: undefined } };
