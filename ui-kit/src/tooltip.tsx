import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

/** How long the pointer rests before the tooltip is shown, in milliseconds. */
const REST_MS = 300;

interface TooltipProps {
  /** What the control does; this is also its accessible name. */
  label: string;
  /** The key that does the same as the control. */
  shortcut?: string | undefined;
  /** The control. */
  children: ReactNode;
}

/** Shows the name and the key of a control that is only an icon. */
export function Tooltip({ label, shortcut, children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={REST_MS}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            data-slot="tooltip"
            data-surface="ink"
            side="bottom"
            sideOffset={4}
            collisionPadding={8}
            className="z-50 flex items-center gap-1.5 rounded-tile bg-surface-ink px-2 py-1 text-xs font-medium whitespace-nowrap text-text shadow-card"
          >
            {label}
            {shortcut && (
              <kbd className="rounded-flag border border-border bg-surface-ink-raised px-1 font-mono text-2xs">
                {shortcut}
              </kbd>
            )}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
