import { classNames, SearchField } from '@torpedo/ui-kit';
import { Download } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveOnEscape } from '../shortcuts';
import { SearchKey, SmallButton } from '../small-controls';
import { SheetLink } from '../csv-file';

/** How long typing has to pause before the server is asked, in milliseconds. */
const TYPING_MS = 300;

/** On a phone the filters are words without frames, in a line between search and rows. */
const WORDS_ON_PHONE =
  'max-md:gap-0 max-md:[&>*]:h-8 max-md:[&>*]:border-transparent max-md:[&>*]:bg-transparent max-md:[&>*]:text-link';

interface ListBarProps {
  /** Before the search and the filters. */
  start?: ReactNode;
  searchRef: RefObject<HTMLDivElement | null>;
  /** Undefined where the list cannot be searched. */
  searchLabel?: string;
  search: string;
  onSearch: (search: string) => void;
  filters: ReactNode;
  summary: ReactNode;
  columns: ReactNode;
  /** The address of the same rows as a file. */
  csv?: string;
  /** A link to the screen that changes many rows at once. */
  wayOn?: ReactNode;
  /** The main action of the screen: "Novo usuário". */
  primary?: ReactNode;
}

export function ListBar({
  start,
  searchRef,
  searchLabel,
  search,
  onSearch,
  filters,
  summary,
  columns,
  csv,
  wayOn,
  primary,
}: ListBarProps) {
  const { t } = useTranslation('admin-kit');
  return (
    <div className="flex flex-wrap items-center gap-2">
      {start}
      {searchLabel && (
        <div ref={searchRef} className="max-md:min-w-0 max-md:flex-1 md:w-66">
          <TypedSearch key={search} label={searchLabel} search={search} onSearch={onSearch} />
        </div>
      )}
      {filters}
      <div
        className={classNames(
          'ml-auto flex items-center gap-2',
          WORDS_ON_PHONE,
          searchLabel && 'max-md:order-last max-md:basis-full max-md:justify-end',
        )}
      >
        {summary && <p className="text-xs text-muted tabular-nums max-lg:hidden">{summary}</p>}
        {columns}
        {csv && (
          <SmallButton asChild variant="outline" icon={<Download aria-hidden />}>
            <SheetLink href={csv}>{t('list.csv')}</SheetLink>
          </SmallButton>
        )}
        {wayOn}
      </div>
      {primary}
    </div>
  );
}

interface TypedSearchProps {
  label: string;
  search: string;
  onSearch: (search: string) => void;
}

function TypedSearch({ label, search, onSearch }: TypedSearchProps) {
  const { t } = useTranslation('admin-kit');
  const [typed, setTyped] = useState(search);
  const send = useEffectEvent(() => onSearch(typed.trim()));

  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(send, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, search]);

  return (
    <SearchField
      size="xs"
      label={label}
      placeholder={label}
      clearLabel={t('list.clearSearch')}
      value={typed}
      onValueChange={setTyped}
      onKeyDown={leaveOnEscape}
      trailing={<SearchKey />}
    />
  );
}
