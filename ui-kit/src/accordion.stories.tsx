import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guided, inLanguages } from '../.storybook/parameters';
import { Accordion, AccordionItem, type AccordionProps } from './accordion';

const meta = {
  title: 'Surfaces/Accordion',
  parameters: guided({
    dos: [
      'Use it for answers that few people need, each under the question they have.',
      'Open the first one, so that people see that there is something inside.',
    ],
    donts: ['Hide what somebody needs to decide: a price, a limit, a deadline.'],
    keys: [
      ['Tab', 'moves to the next heading'],
      ['Enter, Space', 'opens or closes it'],
    ],
    notes: [
      'The browser\'s own details and summary: found by "find in page" in browsers that open them for it.',
    ],
  }),
  component: Accordion,
  subcomponents: { AccordionItem },
  args: {
    className: 'max-w-160',
    children: (
      <>
        <AccordionItem title="O que acontece se o SMS não chegar?" defaultOpen>
          <p>
            Depois de 20 minutos sem mensagem o número é devolvido e o valor volta inteiro para o seu saldo.
          </p>
        </AccordionItem>
        <AccordionItem title="Quanto tempo o Pix leva para cair?">
          <p>Segundos. A tela muda sozinha quando o banco confirma.</p>
        </AccordionItem>
        <AccordionItem title="Posso receber mais de um código no mesmo número, se o serviço mandar outra mensagem depois da primeira?">
          <p>Pode, enquanto o prazo do número não acabar.</p>
        </AccordionItem>
      </>
    ),
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: inLanguages<AccordionProps>({
    en: {
      children: (
        <>
          <AccordionItem title="What if the SMS does not arrive?" defaultOpen>
            <p>After 20 minutes without a message the number goes back, and so does your money, all of it.</p>
          </AccordionItem>
          <AccordionItem title="How long does Pix take?">
            <p>Seconds.</p>
          </AccordionItem>
        </>
      ),
    },
    es: {
      children: (
        <>
          <AccordionItem title="¿Qué pasa si el SMS no llega?" defaultOpen>
            <p>
              Después de 20 minutos sin mensaje el número se devuelve y el importe vuelve entero a tu saldo.
            </p>
          </AccordionItem>
          <AccordionItem title="¿Cuánto tarda el Pix?">
            <p>Segundos.</p>
          </AccordionItem>
        </>
      ),
    },
  }),
};

export const Topics: Story = {
  args: {
    children: (
      <>
        <AccordionItem title="O que acontece se o SMS não chegar?" sign="chevron" defaultOpen>
          <p>
            Depois de 20 minutos sem mensagem o número é devolvido e o valor volta inteiro para o seu saldo.
          </p>
        </AccordionItem>
        <AccordionItem title="Quanto tempo o Pix leva para cair?" sign="chevron">
          <p>Segundos. A tela muda sozinha quando o banco confirma.</p>
        </AccordionItem>
      </>
    ),
  },
};

export const OpensBesideTheOthers: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, userEvent }) => {
    const answer = canvas.getByText(/Segundos/);
    await expect(answer).not.toBeVisible();
    await userEvent.click(canvas.getByText('Quanto tempo o Pix leva para cair?'));
    await waitFor(() => expect(answer).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/Depois de 20 minutos/)).toBeVisible());
  },
};

export const KeepsOneOpen: Story = {
  tags: ['!autodocs', '!dev'],
  args: { exclusive: true },
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByText(/Depois de 20 minutos/);
    await waitFor(() => expect(first).toBeVisible());
    await userEvent.click(canvas.getByText('Quanto tempo o Pix leva para cair?'));
    await waitFor(() => expect(canvas.getByText(/Segundos/)).toBeVisible());
    await waitFor(() => expect(first).not.toBeVisible());
  },
};

export const OnInk: Story = {
  decorators: [
    (Story) => (
      <div data-surface="ink" className="rounded-card bg-surface-ink p-6">
        <Story />
      </div>
    ),
  ],
};
