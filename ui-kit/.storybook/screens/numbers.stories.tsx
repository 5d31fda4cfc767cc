import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { StatusBadge } from '../../src/badge';
import { Badge } from '../../src/badge';
import { Button } from '../../src/button';
import { Card } from '../../src/card';
import { CodeCopy } from '../../src/code-digits';
import { Combobox } from '../../src/combobox/combobox';
import { OptionSearch } from '../../src/combobox/option-search';
import { countries, services } from '../../src/combobox/story-options';
import { CopyRow } from '../../src/copy';
import { Countdown } from '../../src/countdown';
import { ListRow } from '../../src/list-row';
import { SectionHeading } from '../../src/section-heading';
import { Stepper } from '../../src/stepper';
import { Ticket, TicketFooter, TicketHeader, TicketNumber, TicketStrip } from '../../src/ticket';
import { StoryBrand, StoryFlag } from '../pictures';
import { AppFrame } from './frame';

const meta = {
  title: 'Screens/Numbers',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '50rem' } } },
} satisfies Meta;

export default meta;
type Story = StoryObj;

function ReceivedTicket() {
  return (
    <Ticket>
      <TicketHeader
        image={<StoryBrand name="WhatsApp" />}
        title="WhatsApp"
        subtitle={
          <>
            <StoryFlag code="BR" />
            <span>Brasil</span>
          </>
        }
        trailing={<StatusBadge status="received">Recebido</StatusBadge>}
      />
      <TicketNumber>
        <CopyRow value="+5511987654321" label="Copiar número" copiedLabel="Copiado">
          +55 11 98765-4321
        </CopyRow>
      </TicketNumber>
      <TicketStrip>
        <CodeCopy code="482913" label="Código recebido:" copyLabel="Copiar" copiedLabel="Copiado" />
        <span className="-mx-3 -mb-2 flex basis-[calc(100%+--spacing(6))] flex-wrap justify-between">
          <Button variant="ghost" size="sm" icon={<RotateCw aria-hidden />} className="px-3">
            Mais um
          </Button>
          <Button variant="ghost" size="sm" icon={<CircleCheck aria-hidden />} className="px-3">
            Concluir
          </Button>
        </span>
      </TicketStrip>
    </Ticket>
  );
}

function WaitingTicket() {
  return (
    <Ticket>
      <TicketHeader
        image={<StoryBrand name="Telegram" />}
        title="Telegram"
        subtitle={
          <>
            <StoryFlag code="BR" />
            <span>Brasil · costuma levar 14 s</span>
          </>
        }
        trailing={<Countdown label="Tempo restante" now={0} expiresAt={1_062_000} totalMs={1_200_000} />}
      />
      <TicketNumber>
        <CopyRow value="+5521998120047" label="Copiar número" copiedLabel="Copiado">
          +55 21 99812-0047
        </CopyRow>
      </TicketNumber>
      <TicketFooter>
        <StatusBadge status="waiting">Aguardando SMS</StatusBadge>
        <span className="text-sm text-muted">Cancelar em 0:42</span>
      </TicketFooter>
    </Ticket>
  );
}

function CountryChoice() {
  const [country, setCountry] = useState('BR');
  return (
    <Combobox
      label="País"
      hideLabel
      options={countries}
      value={country}
      onValueChange={setCountry}
      placeholder="Escolha o país"
      searchLabel="Buscar país"
      emptyLabel="Nenhum país com esse nome."
    />
  );
}

function Quantity({ showMax }: { showMax?: boolean }) {
  const [quantity, setQuantity] = useState(1);
  return (
    <Stepper
      label="Quantidade"
      value={quantity}
      onValueChange={setQuantity}
      max={2}
      showMax={showMax}
      decreaseLabel="Diminuir"
      increaseLabel="Aumentar"
    />
  );
}

function PhoneScreen() {
  const [service, setService] = useState('ig');
  return (
    <AppFrame current="Números">
      <h1 className="sr-only">Números</h1>
      <h2 className="sr-only">Em uso</h2>
      <ReceivedTicket />
      <WaitingTicket />
      <Card className="grid grid-cols-1 gap-2.5">
        <SectionHeading size="card">Comprar número</SectionHeading>
        <CountryChoice />
        <Combobox
          label="Serviço"
          hideLabel
          options={services}
          value={service}
          onValueChange={setService}
          placeholder="Escolha o serviço"
          searchLabel="Buscar serviço"
          emptyLabel="Nenhum serviço com esse nome."
        />
        <div className="flex items-center gap-3">
          <Quantity />
          <Button className="min-w-0 flex-1 px-2">Comprar por R$ 0,90</Button>
        </div>
      </Card>
    </AppFrame>
  );
}

function DesktopScreen() {
  const [service, setService] = useState('ig');
  return (
    <AppFrame current="Números">
      <SectionHeading
        size="page"
        level={1}
        trailing={
          <div className="flex items-center gap-3 text-sm text-muted">
            <StatusBadge status="received">Ao vivo</StatusBadge>1 de 2 em uso
          </div>
        }
      >
        Números
      </SectionHeading>
      <div className="grid items-start gap-5 lg:grid-cols-[25rem_1fr_20rem]">
        <Card padding="none" className="overflow-hidden">
          <div className="grid gap-3 p-4 pb-3">
            <SectionHeading size="card">Comprar número</SectionHeading>
            <CountryChoice />
          </div>
          <OptionSearch
            label="Serviço"
            options={services}
            value={service}
            onValueChange={setService}
            searchLabel="Buscar serviço"
            emptyLabel="Nenhum serviço com esse nome."
            listClassName="max-h-60"
          />
          <div className="grid gap-4 p-4">
            <div className="flex items-center justify-between text-muted">
              Quantidade
              <Quantity showMax />
            </div>
            <div className="flex items-center justify-between text-muted">
              Total
              <span className="font-display text-xl font-bold text-text tabular-nums">R$ 0,90</span>
            </div>
            <Button block>Comprar</Button>
            <p className="text-center text-sm text-muted">Sem SMS em 20 minutos, o valor volta sozinho.</p>
          </div>
        </Card>
        <div className="grid gap-4">
          <h2 className="sr-only">Em uso</h2>
          <ReceivedTicket />
          <WaitingTicket />
        </div>
        <Card padding="none" className="overflow-hidden">
          <SectionHeading size="card" className="p-4" trailing={<Badge>2</Badge>}>
            SMS de hoje
          </SectionHeading>
          <ul className="divide-y divide-border border-t border-border">
            {(['WhatsApp', 'Instagram'] as const).map((name) => (
              <li key={name}>
                <ListRow
                  image={<StoryBrand name={name} />}
                  title={<span className="font-mono">482913</span>}
                  subtitle="+55 11 98765-4321"
                  trailing={<span className="text-sm font-normal text-muted">14:02</span>}
                />
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </AppFrame>
  );
}

export const OnAPhone: Story = { render: () => <PhoneScreen />, globals: { viewport: { value: 'phone' } } };

export const OnADesktop: Story = {
  render: () => <DesktopScreen />,
  globals: { viewport: { value: 'desktop' } },
};
