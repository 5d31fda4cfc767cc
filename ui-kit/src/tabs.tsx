import { Tabs as RadixTabs } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { chooseOption } from './choose-option';
import { classNames } from './class-names';

interface TabsOption<Value extends string> {
  value: Value;
  label: ReactNode;
  count?: number;
}

export type TabsProps<Value extends string> = Omit<
  ComponentProps<'div'>,
  'dir' | 'defaultValue' | 'onChange'
> & {
  label: string;
  tabs: readonly TabsOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  children: ReactNode;
};

/** Views of one thing, of which one is shown. For places with an address of their own use links. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  className,
  children,
  ...props
}: TabsProps<Value>) {
  return (
    <RadixTabs.Root
      data-slot="tabs"
      value={value}
      onValueChange={chooseOption(tabs, onValueChange)}
      className={className}
      {...props}
    >
      <RadixTabs.List
        aria-label={label}
        className="flex gap-6 overflow-x-auto border-b border-border [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            className={classNames(
              '-mb-px inline-flex h-12 shrink-0 items-center gap-2 border-b-2 border-transparent',
              'text-base font-semibold whitespace-nowrap text-muted -outline-offset-2',
              'transition-colors duration-(--duration-fast) hover:text-text',
              'data-[state=active]:border-text data-[state=active]:text-text',
            )}
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="rounded-chip bg-surface-sunken px-2 text-xs leading-normal tabular-nums">
                {tab.count}
              </span>
            )}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {children}
    </RadixTabs.Root>
  );
}

type TabsPanelProps = ComponentProps<typeof RadixTabs.Content>;

export function TabsPanel({ className, ...props }: TabsPanelProps) {
  return (
    <RadixTabs.Content data-slot="tabs-panel" className={classNames('default:pt-5', className)} {...props} />
  );
}
