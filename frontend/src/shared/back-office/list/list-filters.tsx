import { classNames, Menu, MenuContent, MenuItem, MenuLabel, MenuTrigger } from '@torpedo/ui-kit';
import { ListFilter as ListFilterIcon, Plus, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language';
import { DayFilter } from '../day-filter';
import { KeyCaps, SmallButton } from '../small-controls';
import type { ListFilter } from './list-column';

export type FilterValues = Record<string, unknown>;

interface ListFiltersProps {
  filters: readonly ListFilter[];
  values: FilterValues;
  onChange: (change: FilterValues) => void;
  /** The list opens the menu too, by a key. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ListFilters({ filters, values, onChange, open, onOpenChange }: ListFiltersProps) {
  const { t } = useTranslation('admin-kit');
  const [asked, setAsked] = useState<ListFilter | null>(null);
  const set = filters.filter(({ name }) => values[name] !== undefined);
  if (filters.length === 0) return null;

  function close() {
    setAsked(null);
    onOpenChange(false);
  }

  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2 max-md:contents">
      {set.length > 0 && (
        <div className="flex min-w-0 flex-wrap items-center gap-2 max-md:order-1 max-md:basis-full">
          {set.map((filter) => (
            <FilterChip
              key={filter.name}
              filter={filter}
              value={values[filter.name]}
              onRemove={() => onChange({ [filter.name]: undefined })}
            />
          ))}
        </div>
      )}
      <Menu
        open={open}
        onOpenChange={(next) => {
          onOpenChange(next);
          if (!next) setAsked(null);
        }}
      >
        <MenuTrigger>
          <button
            type="button"
            className="touch-target inline-flex h-8 items-center gap-1.5 rounded-chip border border-dashed border-border-strong px-3 text-xs font-medium text-muted hover:text-text max-md:size-11 max-md:justify-center max-md:rounded-tile max-md:border-solid max-md:p-0 max-md:text-text"
          >
            <Plus aria-hidden className="size-4 max-md:hidden" />
            <ListFilterIcon aria-hidden className="size-5 md:hidden" />
            <span className="max-md:sr-only">{t('filters.add')}</span>
            <span className="max-md:hidden">
              <KeyCaps keys={['F']} />
            </span>
          </button>
        </MenuTrigger>
        <MenuContent align="start" className="max-h-100">
          {asked === null ? (
            filters.map((filter) => (
              <MenuItem
                key={filter.name}
                onSelect={(event) => {
                  if (filter.kind === 'flag') onChange({ [filter.name]: true });
                  else {
                    event.preventDefault();
                    setAsked(filter);
                  }
                }}
              >
                {filter.label}
              </MenuItem>
            ))
          ) : (
            <FilterValue
              filter={asked}
              value={values[asked.name]}
              onChoose={(value) => {
                onChange({ [asked.name]: value });
                close();
              }}
            />
          )}
        </MenuContent>
      </Menu>
    </div>
  );
}

interface FilterChipProps {
  filter: ListFilter;
  value: unknown;
  onRemove: () => void;
}

function FilterChip({ filter, value, onRemove }: FilterChipProps) {
  const { t } = useTranslation('admin-kit');
  const { locale } = useLanguage();

  function said() {
    if (filter.kind === 'choice') return filter.options.find((option) => option.value === value)?.label;
    if (filter.kind === 'day') {
      return new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone: 'UTC' }).format(
        new Date(String(value)),
      );
    }
    if (filter.kind === 'text') return filter.nameOf?.(String(value)) ?? String(value);
    return undefined;
  }

  const text = said();
  return (
    <span className="inline-flex h-8 items-center gap-1.5 rounded-chip border border-border-strong bg-surface-card pl-3 text-xs max-md:h-11">
      <span className="whitespace-nowrap">
        {filter.label}
        {text !== undefined && (
          <>
            : <b className="font-semibold">{text}</b>
          </>
        )}
      </span>
      <button
        type="button"
        aria-label={t('filters.remove', { name: filter.label })}
        onClick={onRemove}
        className="touch-target grid h-full place-items-center pr-2.5 pl-0.5 text-muted hover:text-text"
      >
        <X aria-hidden className="size-4" />
      </button>
    </span>
  );
}

interface FilterValueProps {
  filter: ListFilter;
  value: unknown;
  onChoose: (value: string) => void;
}

function FilterValue({ filter, value, onChoose }: FilterValueProps) {
  const { t } = useTranslation('admin-kit');
  const [day, setDay] = useState(typeof value === 'string' ? value : undefined);
  if (filter.kind === 'choice') {
    return (
      <>
        <MenuLabel>{filter.label}</MenuLabel>
        {filter.options.map((option) => (
          <MenuItem key={option.value} onSelect={() => onChoose(option.value)}>
            <span className={classNames(option.value === value && 'font-semibold')}>{option.label}</span>
          </MenuItem>
        ))}
      </>
    );
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = filter.kind === 'day' ? day : new FormData(event.currentTarget).get('value');
    if (typeof typed === 'string' && typed.trim() !== '') onChoose(typed.trim());
  }

  return (
    // The menu would read typed letters as the start of an entry.
    <form onSubmit={submit} onKeyDown={(event) => event.stopPropagation()} className="grid gap-2 p-2">
      {filter.kind === 'day' ? (
        <DayFilter size="sm" className="w-44" label={filter.label} value={day} onChange={setDay} autoFocus />
      ) : (
        <label className="grid gap-1.5 text-xs font-semibold">
          {filter.label}
          <input
            name="value"
            autoFocus
            placeholder={filter.kind === 'text' ? filter.placeholder : undefined}
            defaultValue={typeof value === 'string' ? value : ''}
            className="h-8 rounded-tile border border-border-strong bg-surface-card px-2 text-sm font-normal max-md:h-11"
          />
        </label>
      )}
      <SmallButton type="submit">{t('filters.apply')}</SmallButton>
    </form>
  );
}
