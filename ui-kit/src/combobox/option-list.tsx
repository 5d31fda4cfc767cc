import { useEffect, useId, useRef, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { RowContent } from '../list-row';
import { groupOptions, type ComboboxOption } from './options';
import { optionId } from './use-option-search';

interface OptionListProps {
  id: string;
  label: string;
  options: ComboboxOption[];
  value: string | undefined;
  active: ComboboxOption | undefined;
  emptyLabel: ReactNode;
  onActivate: (option: ComboboxOption) => void;
  onChoose: (option: ComboboxOption) => void;
  className?: string;
}

export function OptionList({
  id,
  label,
  options,
  value,
  active,
  emptyLabel,
  onActivate,
  onChoose,
  className,
}: OptionListProps) {
  if (options.length === 0) {
    return (
      <p role="status" className="px-4 py-8 text-center text-sm text-muted">
        {emptyLabel}
      </p>
    );
  }
  return (
    <div
      id={id}
      data-slot="option-list"
      role="listbox"
      aria-label={label}
      className={classNames('overflow-y-auto overscroll-contain', className)}
    >
      {groupOptions(options).map(({ group, options: members }) => (
        <OptionGroup key={group ?? ''} heading={group}>
          {members.map((option) => (
            <Option
              key={option.value}
              id={optionId(id, option.value)}
              option={option}
              selected={option.value === value}
              active={option.value === active?.value}
              onActivate={onActivate}
              onChoose={onChoose}
            />
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

type OptionProps = Pick<OptionListProps, 'onActivate' | 'onChoose'> & {
  id: string;
  option: ComboboxOption;
  selected: boolean;
  active: boolean;
};

function Option({ id, option, selected, active, onActivate, onChoose }: OptionProps) {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (active) element.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <div
      ref={element}
      id={id}
      data-slot="option"
      data-active={active || undefined}
      role="option"
      aria-selected={selected}
      aria-disabled={option.disabled || undefined}
      className={classNames(
        'relative flex min-h-14 items-center gap-3 border-t border-border px-4 py-2 first:border-t-0',
        'aria-disabled:opacity-60 aria-selected:bg-received-soft data-active:bg-surface-sunken',
        'aria-selected:data-active:bg-received-soft',
        'before:absolute before:inset-y-0 before:left-0 before:w-1 data-active:before:bg-focus',
      )}
      onPointerMove={() => !active && !option.disabled && onActivate(option)}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => !option.disabled && onChoose(option)}
    >
      <RowContent {...option} />
    </div>
  );
}
