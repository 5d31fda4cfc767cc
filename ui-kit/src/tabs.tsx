import { Tabs as RadixTabs } from 'radix-ui';
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { chooseOption } from './choose-option';
import { classNames } from './class-names';

interface TabsOption<Value extends string> {
  value: Value;
  label: ReactNode;
  count?: number | string;
  /** Somebody has to act on what is counted. */
  isUrgent?: boolean;
}

export type TabsProps<Value extends string> = Omit<
  ComponentProps<'div'>,
  'dir' | 'defaultValue' | 'onChange'
> & {
  label: string;
  tabs: readonly TabsOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** `sm` is for dense rows. */
  size?: 'sm' | 'md';
  children: ReactNode;
};

/** Views of one thing, of which one is shown. Use links for places with their own address. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  size = 'md',
  className,
  children,
  ...props
}: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const count = tabs.find((tab) => tab.value === value)?.count;
  // A count that is read later makes its tab wider.
  useLayoutEffect(() => showChosen(list.current), [value, count]);
  return (
    <RadixTabs.Root
      data-slot="tabs"
      value={value}
      onValueChange={chooseOption(tabs, onValueChange)}
      className={className}
      {...props}
    >
      <RadixTabs.List
        ref={list}
        aria-label={label}
        className={classNames(
          'flex overflow-x-auto border-b border-border [scrollbar-width:none]',
          size === 'sm' ? 'gap-5' : 'gap-6',
        )}
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            className={classNames(
              '-mb-px inline-flex shrink-0 items-center border-b-2 border-transparent',
              'font-semibold whitespace-nowrap text-muted -outline-offset-2',
              size === 'sm' ? 'h-9 gap-1.5 text-sm max-md:h-11' : 'h-12 gap-2 text-base',
              'transition-colors duration-(--duration-fast) hover:text-text',
              'data-[state=active]:border-text data-[state=active]:text-text',
            )}
          >
            {tab.label}
            {tab.count !== undefined && (
              <span
                className={classNames(
                  'tabular-nums',
                  size === 'sm'
                    ? 'text-2xs font-medium'
                    : 'rounded-chip bg-surface-sunken px-2 text-xs leading-normal',
                  tab.isUrgent && 'text-danger',
                )}
              >
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

/** Scrolls the row of tabs, and nothing else, to the chosen tab. */
function showChosen(list: HTMLElement | null): void {
  const chosen = list?.querySelector('[data-state=active]')?.getBoundingClientRect();
  if (!list || !chosen) return;
  const frame = list.getBoundingClientRect();
  if (chosen.left < frame.left) list.scrollLeft += chosen.left - frame.left;
  else if (chosen.right > frame.right) list.scrollLeft += chosen.right - frame.right;
}

type TabsPanelProps = ComponentProps<typeof RadixTabs.Content>;

export function TabsPanel({ className, ...props }: TabsPanelProps) {
  return (
    <RadixTabs.Content data-slot="tabs-panel" className={classNames('default:pt-5', className)} {...props} />
  );
}
