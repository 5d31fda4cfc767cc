import { ToggleGroup } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { chooseOption } from './choose-option';
import { classNames } from './class-names';

type ChipProps = ComponentProps<'button'> & { pressed?: boolean };

export function Chip({ pressed, className, ...props }: ChipProps) {
  return (
    <button
      type="button"
      data-slot="chip"
      aria-pressed={pressed}
      className={classNames(
        'touch-target inline-flex h-8.5 shrink-0 items-center gap-1 rounded-chip px-3.5',
        'bg-surface-sunken text-sm font-semibold whitespace-nowrap text-muted',
        'transition-colors duration-(--duration-fast) hover:text-text',
        'aria-checked:bg-surface-solid aria-checked:text-on-solid',
        'aria-pressed:bg-surface-solid aria-pressed:text-on-solid',
        'disabled:opacity-60',
        className,
      )}
      {...props}
    />
  );
}

export interface FilterChipsOption<Value extends string> {
  value: Value;
  label: ReactNode;
  count?: string | undefined;
}

type FilterChipsProps<Value extends string> = Omit<
  ComponentProps<'div'>,
  'children' | 'dir' | 'defaultValue'
> & {
  label: string;
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
  className,
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
      className={classNames('flex min-w-0 gap-2 overflow-x-auto p-1 -m-1 [scrollbar-width:none]', className)}
      {...props}
    >
      {options.map((option) => (
        <ToggleGroup.Item key={option.value} value={option.value} asChild>
          <Chip>
            {option.label}
            {option.count !== undefined && <span className="tabular-nums">{option.count}</span>}
          </Chip>
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
