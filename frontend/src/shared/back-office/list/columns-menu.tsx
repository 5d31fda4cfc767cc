import {
  classNames,
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuSeparator,
  MenuTrigger,
} from '@torpedo/ui-kit';
import { Check, Columns3, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Density, useDensity } from '../saved-choices';
import { SmallButton } from '../small-controls';
import type { ListColumn } from './list-column';

type Column = Pick<ListColumn<never>, 'id' | 'header' | 'isName' | 'isExtra'>;

/** Shows the columns that the address names; without them, all but the extra ones. */
export function visibilityOf(columns: readonly Column[], named: string | undefined): Record<string, boolean> {
  const wanted = named?.split(',');
  return Object.fromEntries(
    columns.map(({ id, isName, isExtra }) => [
      id,
      Boolean(isName) || (wanted ? wanted.includes(id) : !isExtra),
    ]),
  );
}

interface ColumnsMenuProps {
  columns: readonly Column[];
  visibility: Record<string, boolean>;
  /** Called with the text for the address; undefined for the usual columns. */
  onChange: (named: string | undefined) => void;
}

const DENSITIES: readonly Density[] = [40, 32];

export function ColumnsMenu({ columns, visibility, onChange }: ColumnsMenuProps) {
  const { t } = useTranslation('admin-kit');
  const [density, chooseDensity] = useDensity();

  function toggle(id: string) {
    const shown = columns.filter((column) => (column.id === id) !== visibility[column.id]);
    onChange(shown.map((column) => column.id).join(','));
  }

  return (
    <Menu>
      <MenuTrigger>
        <SmallButton variant="outline" icon={<Columns3 aria-hidden />}>
          {t('columns.title')}
        </SmallButton>
      </MenuTrigger>
      <MenuContent className="w-56">
        <MenuLabel>{t('columns.title')}</MenuLabel>
        {columns.map(({ id, header, isName }) => (
          <MenuItem
            key={id}
            role="menuitemcheckbox"
            aria-checked={visibility[id]}
            disabled={isName}
            className="min-h-8 text-sm"
            onSelect={(event) => {
              event.preventDefault();
              toggle(id);
            }}
          >
            <span className="size-4">
              {isName ? (
                <Lock aria-hidden className="size-4" />
              ) : (
                visibility[id] && <Check aria-hidden className="size-4" />
              )}
            </span>
            {header}
          </MenuItem>
        ))}
        <MenuItem className="min-h-8 text-sm text-link" onSelect={() => onChange(undefined)}>
          {t('columns.reset')}
        </MenuItem>
        <MenuSeparator />
        <div
          role="group"
          aria-label={t('columns.rows')}
          className="flex items-center gap-1 px-3 py-1 text-sm"
        >
          <span className="flex-1">{t('columns.rows')}</span>
          {DENSITIES.map((each) => (
            <MenuItem
              key={each}
              role="menuitemradio"
              aria-checked={each === density}
              className={classNames(
                'min-h-7 justify-center px-2 text-xs',
                each === density ? 'bg-surface-sunken font-semibold' : 'text-muted',
              )}
              onSelect={(event) => {
                event.preventDefault();
                chooseDensity(each);
              }}
            >
              {each}
            </MenuItem>
          ))}
        </div>
      </MenuContent>
    </Menu>
  );
}
