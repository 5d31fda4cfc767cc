import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';

const openDelayMs = 400;

export type TooltipProps = Omit<ComponentProps<typeof RadixTooltip.Content>, 'content' | 'children'> & {
  /** A few words; nothing essential, since touch screens never show it. */
  content: ReactNode;
  /** The control that is explained; it must take focus. */
  children: ReactNode;
  open?: boolean;
};

/** A word on a control, at hover and at focus. */
export function Tooltip({ content, children, open, className, ...props }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={openDelayMs}>
      <RadixTooltip.Root open={open}>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            data-slot="tooltip"
            sideOffset={6}
            collisionPadding={12}
            className={classNames(
              'z-50 max-w-70 rounded-tile bg-surface-solid px-3 py-2 text-sm text-pretty text-on-solid',
              'animate-appear data-[state=closed]:animate-vanish',
              className,
            )}
            {...props}
          >
            {content}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
