import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { chooseOption } from './choose-option';
import { classNames } from './class-names';
import { Menu, MenuContent, MenuRadioGroup, MenuRadioItem, MenuTrigger } from './menu';

interface SelectMenuOption<Value extends string> {
  value: Value;
  label: ReactNode;
  shortLabel?: ReactNode;
  image?: ReactNode;
  lang?: string;
}

type SelectMenuProps<Value extends string> = Omit<ComponentProps<'button'>, 'value' | 'children'> & {
  label: string;
  options: SelectMenuOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  defaultOpen?: boolean;
};

/** A choice among a few options in little room, such as language or currency. */
export function SelectMenu<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  defaultOpen,
  className,
  ...props
}: SelectMenuProps<Value>) {
  const chosen = options.find((option) => option.value === value);

  return (
    <Menu defaultOpen={defaultOpen}>
      <MenuTrigger>
        <button
          type="button"
          data-slot="select-menu"
          className={classNames(
            'shrink-0 items-center gap-1.5 default:inline-flex default:h-11 default:rounded-control default:px-2 text-md font-medium',
            'transition-colors duration-(--duration-fast) hover:bg-surface-sunken',
            className,
          )}
          {...props}
        >
          <span className="sr-only">{label}</span>
          {chosen?.image}
          {chosen?.shortLabel ?? chosen?.label}
          <ChevronDown aria-hidden className="size-4" />
        </button>
      </MenuTrigger>
      <MenuContent aria-label={label}>
        <MenuRadioGroup value={value} onValueChange={chooseOption(options, onValueChange)}>
          {options.map((option) => (
            <MenuRadioItem key={option.value} value={option.value} lang={option.lang}>
              {option.image}
              {option.label}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}
