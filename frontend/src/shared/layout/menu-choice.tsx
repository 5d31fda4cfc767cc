import { classNames, MenuRadioGroup, MenuRadioItem } from '@torpedo/ui-kit';
import type { ReactNode } from 'react';

type MenuChoiceProps<Value extends string> = {
  label: string;
  options: { value: Value; label: string; lang?: string; content: ReactNode }[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string;
};

/** A few choices in one row of a menu, each reached by the arrow keys like any other entry. */
export function MenuChoice<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  className,
}: MenuChoiceProps<Value>) {
  return (
    <MenuRadioGroup
      aria-label={label}
      value={value}
      className={classNames('grid grid-flow-col auto-cols-fr gap-1', className)}
    >
      {options.map((option) => (
        <MenuRadioItem
          key={option.value}
          value={option.value}
          lang={option.lang}
          aria-label={option.label}
          title={option.label}
          onSelect={() => onValueChange(option.value)}
          className={classNames(
            'justify-center gap-1.5 border border-transparent px-2 pr-2 font-semibold text-muted',
            'data-[state=checked]:border-border-strong data-[state=checked]:text-text',
            '[&>.absolute]:hidden',
          )}
        >
          {option.content}
        </MenuRadioItem>
      ))}
    </MenuRadioGroup>
  );
}
