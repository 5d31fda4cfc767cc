import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from './class-names';

const itemClasses = [
  'relative flex min-h-11 cursor-pointer items-center rounded-tile text-md outline-none',
  'select-none data-highlighted:bg-surface-sunken data-disabled:cursor-not-allowed data-disabled:text-muted',
  'default:gap-3 default:px-3 default:font-medium [&_svg]:size-5 [&_svg]:shrink-0',
];

/** Further actions: a list that a button opens. */
export function Menu(props: ComponentProps<typeof DropdownMenu.Root>) {
  return <DropdownMenu.Root modal={false} {...props} />;
}

export function MenuTrigger(props: ComponentProps<typeof DropdownMenu.Trigger>) {
  return <DropdownMenu.Trigger data-slot="menu-trigger" asChild {...props} />;
}

export function MenuContent({ className, ...props }: ComponentProps<typeof DropdownMenu.Content>) {
  return (
    <DropdownMenu.Portal>
      <DropdownMenu.Content
        data-slot="menu"
        align="end"
        sideOffset={8}
        collisionPadding={12}
        className={classNames(
          'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto p-1.5',
          'rounded-card border border-border bg-surface-card text-text shadow-card',
          'data-[state=closed]:animate-vanish data-[state=open]:animate-appear',
          className,
        )}
        {...props}
      />
    </DropdownMenu.Portal>
  );
}

type MenuItemProps = ComponentProps<typeof DropdownMenu.Item> & { tone?: 'default' | 'danger' };

export function MenuItem({ tone = 'default', className, ...props }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      data-slot="menu-item"
      data-tone={tone}
      className={classNames(itemClasses, tone === 'danger' && 'text-danger', className)}
      {...props}
    />
  );
}

export function MenuRadioGroup(props: ComponentProps<typeof DropdownMenu.RadioGroup>) {
  return <DropdownMenu.RadioGroup data-slot="menu-radio-group" {...props} />;
}

export function MenuRadioItem({
  className,
  children,
  ...props
}: ComponentProps<typeof DropdownMenu.RadioItem>) {
  return (
    <DropdownMenu.RadioItem
      data-slot="menu-radio-item"
      className={classNames(itemClasses, 'default:pr-10', className)}
      {...props}
    >
      {children}
      <DropdownMenu.ItemIndicator className="absolute right-3">
        <Check aria-hidden />
      </DropdownMenu.ItemIndicator>
    </DropdownMenu.RadioItem>
  );
}

export function MenuLabel({ className, ...props }: ComponentProps<typeof DropdownMenu.Label>) {
  return (
    <DropdownMenu.Label
      data-slot="menu-label"
      className={classNames('px-3 py-2 text-xs font-semibold text-muted', className)}
      {...props}
    />
  );
}

export function MenuSeparator({ className, ...props }: ComponentProps<typeof DropdownMenu.Separator>) {
  return (
    <DropdownMenu.Separator
      data-slot="menu-separator"
      className={classNames('my-1.5 h-px bg-border', className)}
      {...props}
    />
  );
}
