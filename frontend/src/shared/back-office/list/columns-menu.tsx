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
import { type Density, useDensity } from '../own-choices';
import { SmallButton } from '../small-controls';

interface ColumnsMenuProps {
  columns: readonly { id: string; header: string; isName?: boolean }[];
  hidden: Record<string, boolean>;
  onToggle: (id: string) => void;
  onReset: () => void;
}

const DENSITIES: readonly Density[] = [40, 32];

/** Which columns are shown, and how high the rows are. */
export function ColumnsMenu({ columns, hidden, onToggle, onReset }: ColumnsMenuProps) {
  const { t } = useTranslation('admin-kit');
  const [density, chooseDensity] = useDensity();
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
            aria-checked={isName || hidden[id] !== false}
            disabled={isName}
            className="min-h-8 text-sm"
            onSelect={(event) => {
              event.preventDefault();
              onToggle(id);
            }}
          >
            <span className="size-4">
              {isName ? (
                <Lock aria-hidden className="size-4" />
              ) : (
                hidden[id] !== false && <Check aria-hidden className="size-4" />
              )}
            </span>
            {header}
          </MenuItem>
        ))}
        <MenuItem className="min-h-8 text-sm text-link" onSelect={onReset}>
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
