import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { classNames } from './class-names';

const CHIP = [
  'default:h-8.5 rounded-chip bg-surface-sunken default:px-3.5 text-sm',
  'aria-checked:bg-surface-solid aria-checked:text-on-solid',
  'aria-pressed:bg-surface-solid aria-pressed:text-on-solid',
];

type ChipProps = ComponentProps<'button'> & { pressed?: boolean; look?: FilterLook };

export function Chip({ pressed, look = 'chips', className, ...props }: ChipProps) {
  return (
    <button
      type="button"
      data-slot="chip"
      aria-pressed={pressed}
      className={classNames(
        'touch-target inline-flex default:shrink-0 items-center gap-1 font-semibold whitespace-nowrap text-muted',
        'transition-colors duration-(--duration-fast) hover:text-text',
        'disabled:opacity-60',
        look === 'chips' ? CHIP : 'rounded-tile text-xs aria-checked:text-text',
        className,
      )}
      {...props}
    />
  );
}

/** `heads` stand above the columns that they sort. */
type FilterLook = 'chips' | 'heads';

export interface FilterChipsOption<Value extends string> {
  value: Value;
  label: ReactNode;
  className?: string;
  count?: string | undefined;
}

type FilterChipsProps<Value extends string> = Omit<ComponentProps<'div'>, 'defaultValue'> & {
  label: string;
  look?: FilterLook;
  options: FilterChipsOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  onRepeat?: (value: Value) => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  const chips = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')];
  const place = chips.findIndex((chip) => chip === event.target);
  if (!step || place === -1) return;
  event.preventDefault();
  chips.at((place + step) % chips.length)?.focus();
}

/** Written without a library, which would add 8 kB to a page of the public site. */
export function FilterChips<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  onRepeat,
  look = 'chips',
  className,
  children,
  ...props
}: FilterChipsProps<Value>) {
  const reached = options.find((option) => option.value === value) ?? options[0];
  return (
    <div
      data-slot="filter-chips"
      role="radiogroup"
      aria-label={label}
      onKeyDown={moveFocus}
      className={classNames(
        look === 'chips' && 'flex min-w-0 gap-2 overflow-x-auto p-1 -m-1 [scrollbar-width:none]',
        className,
      )}
      {...props}
    >
      {options.map((option) => (
        <Chip
          key={option.value}
          role="radio"
          aria-checked={option.value === value}
          tabIndex={option === reached ? 0 : -1}
          look={look}
          className={option.className}
          onClick={() => (option.value === value ? onRepeat?.(value) : onValueChange(option.value))}
        >
          {option.label}
          {option.count !== undefined && <span className="tabular-nums">{option.count}</span>}
        </Chip>
      ))}
      {children}
    </div>
  );
}
