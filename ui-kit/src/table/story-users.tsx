import { Ellipsis } from 'lucide-react';
import { Badge } from '../badge';
import { IconButton } from '../icon-button';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../menu';
import type { TableColumn } from './table-column';
import { TableLines } from './table-row';

export interface StoryUser {
  id: string;
  name: string;
  email: string;
  active: boolean;
  cents: number;
  seen: string;
}

export const storyUsers: StoryUser[] = [
  {
    id: '1',
    name: 'Ana Beatriz Lima',
    email: 'ana.lima@exemplo.com.br',
    active: true,
    cents: 2410,
    seen: 'há 2 min',
  },
  { id: '2', name: 'Rafael Souza', email: 'rafael@exemplo.com.br', active: true, cents: 0, seen: 'há 8 min' },
  {
    id: '3',
    name: 'Lucía Fernández',
    email: 'lucia@ejemplo.es',
    active: false,
    cents: 360,
    seen: 'há 12 min',
  },
  {
    id: '4',
    name: 'Pedro Nogueira',
    email: 'pedro.n@exemplo.com.br',
    active: true,
    cents: 11845,
    seen: '03/11/2026',
  },
  {
    id: '5',
    name: 'Júlia Rocha',
    email: 'julia.rocha@exemplo.com.br',
    active: true,
    cents: 5200,
    seen: 'há 5 h',
  },
];

const money = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 });

export const storyColumns: TableColumn<StoryUser>[] = [
  {
    id: 'name',
    header: 'Nome',
    sortable: true,
    cell: (user) => <TableLines title={user.name} subtitle={user.email} />,
  },
  {
    id: 'status',
    header: 'Situação',
    cell: (user) => (
      <Badge size="sm" tone={user.active ? 'received' : 'neutral'}>
        {user.active ? 'Ativo' : 'Inativo'}
      </Badge>
    ),
  },
  {
    id: 'balance',
    header: 'Saldo (R$)',
    numeric: true,
    sortable: true,
    cell: (user) => money.format(user.cents / 100),
  },
  { id: 'seen', header: 'Último acesso', from: 'md', cell: (user) => user.seen },
];

export function StoryActions({ user, onBlock }: { user: StoryUser; onBlock: (id: string) => void }) {
  return (
    <Menu>
      <MenuTrigger>
        <IconButton size="sm" label={`Ações para ${user.name}`}>
          <Ellipsis aria-hidden />
        </IconButton>
      </MenuTrigger>
      <MenuContent>
        <MenuItem>Ajustar saldo</MenuItem>
        <MenuItem tone="danger" onSelect={() => onBlock(user.id)}>
          Bloquear
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
