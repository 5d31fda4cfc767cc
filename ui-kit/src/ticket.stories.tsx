import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, RotateCw } from 'lucide-react';
import { expect } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { StoryBrand, StoryFlag } from '../.storybook/pictures';
import { StatusBadge } from './badge';
import { Button } from './button';
import { CodeCopy } from './code-digits';
import { CopyRow } from './copy';
import { Countdown } from './countdown';
import { Ticket, TicketFooter, TicketHeader, TicketNumber, TicketStrip } from './ticket';

const meta = {
  title: 'Tickets/Ticket',
  parameters: guided({
    dos: ['Number and code are the largest things on it.', 'Say the wait once.'],
    donts: ['Show two countdowns.'],
    keys: [['Tab', 'number, code, actions, in the order of the screen']],
    notes: [
      'An article named by service and country.',
      'A code that arrives is announced once, digit by digit.',
    ],
  }),
  component: Ticket,
  decorators: [
    (Story) => (
      <div className="max-w-110">
        <h2 className="sr-only">Números em uso</h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Ticket>;

export default meta;
type Story = StoryObj<typeof meta>;

const subtitle = (text: string) => (
  <>
    <StoryFlag code="BR" />
    <span>{text}</span>
  </>
);

const number = (text: string) => (
  <TicketNumber>
    <CopyRow value={text.replace(/[^\d+]/g, '')} label="Copiar número" copiedLabel="Copiado">
      {text}
    </CopyRow>
  </TicketNumber>
);

export const Received: Story = {
  args: {
    children: (
      <>
        <TicketHeader
          image={<StoryBrand name="WhatsApp" />}
          title="WhatsApp"
          subtitle={subtitle('Brasil')}
          trailing={<StatusBadge status="received">Recebido</StatusBadge>}
        />
        {number('+55 11 98765-4321')}
        <TicketStrip>
          <CodeCopy code="482913" label="Código recebido:" copyLabel="Copiar" copiedLabel="Copiado" />
        </TicketStrip>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('Código recebido: 4 8 2 9 1 3');
  },
};

export const ReceivedWithMoreToDo: Story = {
  args: {
    children: (
      <>
        <TicketHeader
          image={<StoryBrand name="WhatsApp" />}
          title="WhatsApp"
          subtitle={subtitle('Brasil')}
          trailing={<StatusBadge status="received">Recebido</StatusBadge>}
        />
        {number('+55 11 98765-4321')}
        <TicketStrip>
          <CodeCopy
            arriving
            code="482913"
            label="Código recebido:"
            copyLabel="Copiar"
            copiedLabel="Copiado"
          />
          <span className="-mx-3 -mb-2 flex basis-[calc(100%+--spacing(6))] flex-wrap justify-between">
            <Button variant="ghost" size="sm" icon={<RotateCw aria-hidden />} className="px-3">
              Mais um
            </Button>
            <Button variant="ghost" size="sm" icon={<CircleCheck aria-hidden />} className="px-3">
              Concluir
            </Button>
          </span>
        </TicketStrip>
      </>
    ),
  },
};

const minute = 60_000;

const waiting = (expiresAt: number) => (
  <>
    <TicketHeader
      image={<StoryBrand name="Telegram" />}
      title="Telegram"
      subtitle={subtitle('Brasil · costuma levar 14 s')}
      trailing={<Countdown label="Tempo restante" now={0} expiresAt={expiresAt} totalMs={20 * minute} />}
    />
    {number('+55 21 99812-0047')}
  </>
);

export const Waiting: Story = {
  args: {
    children: (
      <>
        {waiting(17 * minute + 42_000)}
        <TicketFooter>
          <StatusBadge status="waiting">Aguardando SMS</StatusBadge>
          <span className="text-sm text-muted">Cancelar em 0:42</span>
        </TicketFooter>
      </>
    ),
  },
};

export const AboutToExpire: Story = {
  args: {
    children: (
      <>
        {waiting(minute + 12_000)}
        <TicketFooter>
          <StatusBadge status="waiting">Aguardando SMS</StatusBadge>
          <Button variant="link" size="inline">
            Cancelar
          </Button>
        </TicketFooter>
      </>
    ),
  },
};
