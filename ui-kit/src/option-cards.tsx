import { RadioGroup } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { chooseOption } from './choose-option';
import { classNames } from './class-names';
import { ListRow } from './list-row';

interface OptionCard<Value extends string> {
  value: Value;
  image?: ReactNode;
  title: ReactNode;
  subtitle?: ReactNode;
  disabled?: boolean;
}

export type OptionCardsProps<Value extends string> = Omit<
  ComponentProps<'div'>,
  'children' | 'dir' | 'defaultValue' | 'onChange'
> & {
  label: string;
  options: readonly OptionCard<Value>[];
  value: Value | undefined;
  onValueChange: (value: Value) => void;
};

/** A choice among a few options, each with room for an explanation. */
export function OptionCards<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  className,
  ...props
}: OptionCardsProps<Value>) {
  return (
    <RadioGroup.Root
      data-slot="option-cards"
      aria-label={label}
      value={value ?? ''}
      onValueChange={chooseOption(options, onValueChange)}
      className={classNames('grid gap-2', className)}
      {...props}
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          disabled={option.disabled}
          className={classNames(
            'rounded-control border border-border-strong text-left disabled:opacity-60',
            'transition-colors duration-(--duration-fast) hover:bg-surface-sunken',
            'data-[state=checked]:border-focus data-[state=checked]:bg-received-soft',
          )}
        >
          <ListRow
            image={option.image}
            title={option.title}
            subtitle={option.subtitle && <span className="whitespace-normal">{option.subtitle}</span>}
          />
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
