import { ToggleGroup } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { chooseOption } from './choose-option';
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

/** As heads they stand over the columns that they sort. */
type FilterLook = 'chips' | 'heads';

export interface FilterChipsOption<Value extends string> {
  value: Value;
  label: ReactNode;
  className?: string;
  count?: string | undefined;
}

type FilterChipsProps<Value extends string> = Omit<ComponentProps<'div'>, 'dir' | 'defaultValue'> & {
  label: string;
  look?: FilterLook;
  options: FilterChipsOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  onRepeat?: (value: Value) => void;
};

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
  const choose = chooseOption(options, onValueChange);
  return (
    <ToggleGroup.Root
      data-slot="filter-chips"
      type="single"
      aria-label={label}
      value={value}
      onValueChange={(next) => (next === '' ? onRepeat?.(value) : choose(next))}
      className={classNames(
        look === 'chips' && 'flex min-w-0 gap-2 overflow-x-auto p-1 -m-1 [scrollbar-width:none]',
        className,
      )}
      {...props}
    >
      {options.map((option) => (
        <ToggleGroup.Item key={option.value} value={option.value} asChild>
          <Chip look={look} className={option.className}>
            {option.label}
            {option.count !== undefined && <span className="tabular-nums">{option.count}</span>}
          </Chip>
        </ToggleGroup.Item>
      ))}
      {children}
    </ToggleGroup.Root>
  );
}
