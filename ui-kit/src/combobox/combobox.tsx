import { Popover } from 'radix-ui';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { ChevronsUpDown } from 'lucide-react';
import { classNames } from '../class-names';
import { Field, type FieldTexts, useField } from '../field';
import { OptionList } from './option-list';
import { OptionSheet } from './option-sheet';
import type { ComboboxOption } from './options';
import { SearchInput } from './option-search';
import { useOptionSearch } from './use-option-search';
import { RowContent } from '../list-row';

type ComboboxProps = Omit<ComponentProps<'button'>, 'value' | 'children'> &
  FieldTexts & {
    label: string;
    options: ComboboxOption[];
    value: string | undefined;
    onValueChange: (value: string) => void;
    placeholder: string;
    searchLabel: string;
    emptyLabel: ReactNode;
    disabledReason?: string;
    sheet?: { title: string; closeLabel: string };
    /** Gets the focus after a choice, instead of the control. */
    focusAfterChoice?: RefObject<HTMLElement | null>;
  };

/** A choice among many options: a button with the chosen one, which opens a list with a search. */
export function Combobox({
  options,
  value,
  onValueChange,
  placeholder,
  searchLabel,
  emptyLabel,
  disabledReason,
  focusAfterChoice,
  sheet,
  hint,
  disabled = Boolean(disabledReason),
  ...props
}: ComboboxProps) {
  const { field, control } = useField({ ...props, hint: disabledReason ?? hint });
  const { 'aria-invalid': isInvalid, ...button } = control;
  const { controlId } = field;
  const [open, setOpen] = useState(false);
  const [isByKey, setByKey] = useState(false);
  const chose = useRef(false);
  const arrived = useRef(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const search = useOptionSearch({ options, value, onChoose: choose });

  function openWith(query: string, byKey = true) {
    chose.current = false;
    arrived.current = false;
    setByKey(byKey);
    search.search(query);
    setOpen(true);
  }

  function choose(option: ComboboxOption) {
    chose.current = true;
    const noteArrival = () => {
      arrived.current = true;
    };
    focusAfterChoice?.current?.addEventListener('focus', noteArrival, { once: true });
    setOpen(false);
    onValueChange(option.value);
  }

  function handleTriggerKey(event: KeyboardEvent) {
    // A slash is a page's shortcut to its search, so it does not open the list.
    const typed =
      event.key.length === 1 &&
      !' /'.includes(event.key) &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey;
    // Keys that are typed before the list has the focus belong to the search.
    if (open && !typed) return search.handleKeyDown(event);
    if (!typed && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const before = open ? search.query : '';
    openWith(typed ? before + event.key : '');
  }

  function handleCloseFocus(event: Event) {
    // The focus may have moved on while the panel faded out.
    if (chose.current && arrived.current) return event.preventDefault();
    const next = chose.current ? focusAfterChoice?.current : null;
    // A press elsewhere closed the list, and the pressed element keeps the focus.
    if (!next && !sheet) return;
    event.preventDefault();
    (next ?? document.getElementById(controlId))?.focus();
  }

  const trigger = (
    <ComboboxTrigger
      chosen={options.find((option) => option.value === value)}
      placeholder={placeholder}
      valueId={`${controlId}-value`}
      disabled={disabled}
      aria-labelledby={`${controlId}-label ${controlId}-value`}
      data-invalid={isInvalid}
      onKeyDown={handleTriggerKey}
      {...(sheet && {
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'data-state': open ? 'open' : 'closed',
        onClick: ({ detail }) => openWith('', detail === 0),
      })}
      {...button}
    />
  );
  // The text is not selected, because the next key would replace it.
  function focusSearch(event: Event) {
    event.preventDefault();
    inputRef.current?.focus();
  }

  const searchInput = (
    <SearchInput ref={inputRef} state={search} aria-label={searchLabel} placeholder={searchLabel} />
  );
  const list = <OptionList state={search} label={props.label} emptyLabel={emptyLabel} />;

  return (
    <Field data-slot="combobox" labelId={`${controlId}-label`} {...field}>
      {sheet ? (
        <>
          {trigger}
          <OptionSheet
            {...sheet}
            open={open}
            onClose={() => setOpen(false)}
            search={searchInput}
            list={list}
            byKey={isByKey}
            onOpenAutoFocus={focusSearch}
            onCloseAutoFocus={handleCloseFocus}
          />
        </>
      ) : (
        <Popover.Root open={open} onOpenChange={(next) => (next ? openWith('') : setOpen(false))}>
          <Popover.Trigger asChild>{trigger}</Popover.Trigger>
          <Popover.Portal>
            <Popover.Content
              data-slot="combobox-popover"
              aria-label={props.label}
              align="start"
              sideOffset={6}
              collisionPadding={12}
              onOpenAutoFocus={focusSearch}
              onCloseAutoFocus={handleCloseFocus}
              className={classNames(
                'z-50 flex w-(--radix-popover-trigger-width) min-w-72 flex-col overflow-hidden',
                'max-h-[min(--spacing(104),var(--radix-popover-content-available-height))]',
                'rounded-card border border-border bg-surface-card text-text shadow-card',
                'data-[state=closed]:animate-vanish data-[state=open]:animate-appear',
              )}
            >
              <div className="border-b border-border p-2">{searchInput}</div>
              {list}
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Field>
  );
}

type ComboboxTriggerProps = Omit<ComponentProps<'button'>, 'children'> & {
  chosen: ComboboxOption | undefined;
  placeholder: string;
  valueId: string;
};

function ComboboxTrigger({ chosen, placeholder, valueId, className, ...props }: ComboboxTriggerProps) {
  return (
    <button
      type="button"
      className={classNames(
        'flex min-h-14 w-full min-w-0 items-center gap-3 rounded-control border px-3 py-2 text-left sm:px-4',
        'max-sm:**:data-[slot=row-subtitle]:text-xs',
        'border-border-strong bg-surface-card text-text data-invalid:border-danger',
        'data-[state=open]:border-focus disabled:bg-surface-sunken disabled:text-muted',
        'transition-[border-color] duration-(--duration-fast)',
        className,
      )}
      {...props}
    >
      <span id={valueId} className="flex min-w-0 flex-1 items-center gap-2.5 sm:gap-3">
        {chosen ? <RowContent {...chosen} /> : <span className="truncate text-muted">{placeholder}</span>}
      </span>
      <ChevronsUpDown
        aria-hidden
        className={classNames('size-5 shrink-0', chosen?.subtitle && 'max-sm:hidden')}
      />
    </button>
  );
}
