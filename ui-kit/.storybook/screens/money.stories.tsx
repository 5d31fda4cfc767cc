import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowDownUp, ChevronRight, Eye, Plus, Radio } from 'lucide-react';
import { useState } from 'react';
import { Amount } from '../../src/amount';
import { StatusBadge, type Status } from '../../src/badge';
import { BrandTile } from '../../src/brand-tile';
import { Button } from '../../src/button';
import { Card } from '../../src/card';
import { CopyBox } from '../../src/copy';
import { TimeLeft } from '../../src/countdown';
import { FilterChips } from '../../src/filter-chips';
import { IconButton } from '../../src/icon-button';
import { ListRow } from '../../src/list-row';
import { QrCode } from '../../src/qr-code';
import { SearchField } from '../../src/search-field';
import { SectionHeading } from '../../src/section-heading';
import { StatCard } from '../../src/stat-card';
import { StoryBrand, StoryFlag } from '../pictures';
import { AppFrame } from './frame';

const meta = {
  title: 'Screens/Money',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '50rem' } } },
} satisfies Meta;

export default meta;
type Story = StoryObj;

const pixCode =
  '00020101021226760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12ab34cd56ef';
const money = { currency: 'BRL', locale: 'pt-BR' };

export const Pix: Story = {
  render: () => (
    <AppFrame current="Saldo">
      <SectionHeading
        level={1}
        size="page"
        trailing={<TimeLeft label="Tempo para pagar" now={0} expiresAt={1_781_000} />}
      >
        Adicionar saldo
      </SectionHeading>
      <Card className="grid gap-5 sm:max-w-110">
        <div className="flex items-center justify-between gap-3 text-muted">
          Pague por Pix
          <Amount cents={2500} size="lg" className="text-text" {...money} />
        </div>
        <CopyBox
          value={pixCode}
          codeLabel="Código Pix copia e cola"
          label="Copiar código Pix"
          copiedLabel="Copiado"
        />
        <QrCode
          className="mx-auto"
          value={pixCode}
          label="QR code do Pix"
          fallbackLabel="QR Code indisponível"
        />
        <p className="flex gap-3 text-sm text-muted">
          <Radio aria-hidden className="size-5 shrink-0" />
          Assim que o banco confirmar, esta tela muda sozinha. Costuma levar menos de 10 segundos.
        </p>
      </Card>
      <Card asChild padding="none" interactive className="sm:max-w-110">
        <ListRow
          asChild
          title="Paguei e não caiu"
          subtitle="Conferimos com o banco na hora"
          trailing={<ChevronRight aria-hidden className="size-5" />}
        >
          <a href="#ajuda" />
        </ListRow>
      </Card>
    </AppFrame>
  ),
  globals: { viewport: { value: 'phone' } },
};

interface Order {
  name: Parameters<typeof StoryBrand>[0]['name'];
  cents: number;
  status: Status;
  word: string;
}

const orders: Order[] = [
  { name: 'WhatsApp', cents: -240, status: 'received', word: 'Concluído' },
  { name: 'Telegram', cents: -170, status: 'waiting', word: 'Aguardando SMS' },
  { name: 'Tinder', cents: 0, status: 'cancelled', word: 'Expirado · devolvido' },
  { name: 'Google', cents: 0, status: 'failed', word: 'Cancelado · devolvido' },
];

function OrdersScreen() {
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState('all');
  return (
    <AppFrame current="Pedidos">
      <SectionHeading level={1} size="page">
        Pedidos
      </SectionHeading>
      <SearchField
        label="Buscar pedidos"
        placeholder="Número, serviço, país"
        clearLabel="Limpar"
        value={query}
        onValueChange={setQuery}
      />
      <div className="flex items-center justify-between gap-2">
        <FilterChips
          label="Tipo"
          value={kind}
          onValueChange={setKind}
          options={[
            { value: 'all', label: 'Todos', count: '42' },
            { value: 'numbers', label: 'Números', count: '37' },
            { value: 'topups', label: 'Recargas', count: '5' },
          ]}
        />
        <IconButton label="Ordenar" className="-mr-3">
          <ArrowDownUp aria-hidden />
        </IconButton>
      </div>
      <Card padding="none" className="overflow-hidden">
        <ul className="divide-y divide-border">
          {orders.map(({ name, cents, status, word }) => (
            <li key={name}>
              <ListRow
                image={<StoryBrand name={name} />}
                title={name}
                subtitle={
                  <span className="flex items-center gap-1.5">
                    <StoryFlag code="BR" />
                    +55 11 98765-4321
                  </span>
                }
                note={<StatusBadge status={status}>{word}</StatusBadge>}
                trailing={
                  <>
                    <Amount cents={cents} sign="movement" {...money} />
                    <span className="text-sm font-normal text-muted">21/11 14:22</span>
                  </>
                }
              />
            </li>
          ))}
          <li>
            <ListRow
              image={<BrandTile name="Recarga por Pix" icon={<Plus />} tone="brand" />}
              title="Recarga por Pix"
              subtitle="Pix"
              trailing={<Amount cents={2500} sign="movement" {...money} />}
            />
          </li>
        </ul>
      </Card>
    </AppFrame>
  );
}

export const Orders: Story = { render: () => <OrdersScreen />, globals: { viewport: { value: 'phone' } } };

export const Dashboard: Story = {
  render: () => (
    <AppFrame current="Início">
      <h1 className="sr-only">Início</h1>
      <div className="grid gap-4 lg:grid-cols-3">
        <StatCard
          tone="ink"
          label="Saldo disponível"
          value={<Amount cents={2410} {...money} />}
          hint="R$ 0,90 reservados em 1 número"
          trailing={
            <IconButton label="Esconder o saldo">
              <Eye aria-hidden />
            </IconButton>
          }
          actions={
            <>
              <Button size="sm" icon={<Plus aria-hidden />}>
                Adicionar
              </Button>
              <Button size="sm" variant="outline">
                Extrato
              </Button>
            </>
          }
        />
        <StatCard label="Números ativados" value="37" hint="34 receberam SMS · 3 devolvidos" />
        <StatCard label="Pedidos" value="42" hint="último há 2 min" />
      </div>
      <SectionHeading
        trailing={
          <Button variant="link" size="inline">
            Ver todos
          </Button>
        }
      >
        Serviços populares
      </SectionHeading>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {(['WhatsApp', 'Telegram', 'Instagram', 'Tinder', 'Google', 'Discord'] as const).map((name) => (
          <Card key={name} asChild interactive>
            <a href="#servico">
              <StoryBrand name={name} />
              <p className="mt-3 font-semibold">{name}</p>
              <p className="text-sm text-muted">
                a partir de <strong className="font-semibold text-text">R$ 0,90</strong>
              </p>
            </a>
          </Card>
        ))}
      </div>
    </AppFrame>
  ),
  globals: { viewport: { value: 'desktop' } },
};
