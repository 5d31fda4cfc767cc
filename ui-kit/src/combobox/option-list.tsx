import { useEffect, useId, useRef, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { RowContent } from '../list-row';
import { groupOptions, type ComboboxOption } from './options';
import { optionId, type OptionSearchState } from './use-option-search';

interface OptionListProps {
  state: OptionSearchState;
  label: string;
  emptyLabel: ReactNode;
  className?: string;
  optionClassName?: string | undefined;
}

export function OptionList({ state, label, emptyLabel, className, optionClassName }: OptionListProps) {
  const { listId, found } = state;
  if (found.length === 0) {
    return (
      <p role="status" className="px-4 py-8 text-center text-sm text-muted">
        {emptyLabel}
      </p>
    );
  }
  return (
    <div
      id={listId}
      data-slot="option-list"
      role="listbox"
      aria-label={label}
      className={classNames('overflow-y-auto overscroll-contain', className)}
    >
      {groupOptions(found).map(({ group, options: members }) => (
        <OptionGroup key={group ?? ''} heading={group}>
          {members.map((option) => (
            <Option key={option.value} state={state} option={option} className={optionClassName} />
          ))}
        </OptionGroup>
      ))}
    </div>
  );
}

function OptionGroup({ heading, children }: { heading?: string; children: ReactNode }) {
  const headingId = useId();
  if (!heading) return children;
  return (
    <div role="group" aria-labelledby={headingId}>
      <p id={headingId} className="px-4 pt-3 pb-1.5 text-xs font-semibold text-muted">
        {heading}
      </p>
      {children}
    </div>
  );
}

interface OptionProps {
  state: OptionSearchState;
  option: ComboboxOption;
  className: string | undefined;
}

function Option({ state, option, className }: OptionProps) {
  const { listId, value, activate, choose } = state;
  const active = option.value === state.active?.value;
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (active) element.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <div
      ref={element}
      id={optionId(listId, option.value)}
      data-slot="option"
      data-active={active || undefined}
      role="option"
      aria-selected={option.value === value}
      aria-disabled={option.disabled || undefined}
      className={classNames(
        'relative flex items-center gap-3 border-border default:border-t first:border-t-0',
        'default:min-h-14 default:px-4 default:py-2',
        'aria-disabled:opacity-60 data-active:bg-surface-sunken',
        'default:aria-selected:bg-received-soft default:aria-selected:data-active:bg-received-soft',
        'before:absolute before:inset-y-0 before:left-0 before:w-1 data-active:before:bg-focus',
        'aria-selected:before:bg-received',
        className,
      )}
      onPointerMove={() => !active && !option.disabled && activate(option)}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => !option.disabled && choose(option)}
    >
      {option.row ?? <RowContent {...option} />}
    </div>
  );
}
