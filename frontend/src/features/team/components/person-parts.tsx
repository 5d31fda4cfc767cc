import { Avatar, IconButton, Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '@torpedo/ui-kit';
import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { TeamPerson } from '../../../shared/teams/teams';
import { formatClock, formatDay, isSameDay } from '../../../shared/time/format-time';

export const nameOf = ({ name, email }: Pick<TeamPerson, 'name' | 'email'>): string => name ?? email;

export type PersonAct = 'limit' | 'role' | 'remove';

export function PersonHead({ person }: { person: TeamPerson }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar
        name={nameOf(person)}
        className={person.role === 'owner' ? '' : 'bg-surface-sunken text-text'}
      />
      <span className="grid min-w-0">
        <span className="truncate text-md font-semibold">{nameOf(person)}</span>
        {person.name && <span className="truncate text-sm font-normal text-muted">{person.email}</span>}
      </span>
    </span>
  );
}

const DAY_MS = 86_400_000;

/** Formats an instant like "hoje 14:10", "ontem 18:40" or "20/11". */
export function useWhen(): (at: string) => string {
  const { t } = useTranslation('team');
  const { locale } = useLanguage();
  return (at) => {
    const time = formatClock(at, locale);
    if (isSameDay(at, Date.now())) return t('when.today', { time });
    if (isSameDay(at, Date.now() - DAY_MS)) return t('when.yesterday', { time });
    return formatDay(at, locale);
  };
}

export function PersonMenu({ person, onAct }: { person: TeamPerson; onAct: (act: PersonAct) => void }) {
  const { t } = useTranslation('team');
  return (
    <Menu>
      <MenuTrigger>
        <IconButton label={t('people.actions', { name: nameOf(person) })} size="sm">
          <Ellipsis aria-hidden />
        </IconButton>
      </MenuTrigger>
      <MenuContent>
        {person.role === 'buyer' && (
          <MenuItem onSelect={() => onAct('limit')}>{t('people.changeLimit')}</MenuItem>
        )}
        <MenuItem onSelect={() => onAct('role')}>
          {t(person.role === 'buyer' ? 'people.toViewer' : 'people.toBuyer')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger" onSelect={() => onAct('remove')}>
          {t('people.remove')}
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
