import { Popover as RadixPopover } from 'radix-ui';
import { type ReactNode, useId } from 'react';

export interface PopoverProps {
  open?: boolean;
  onOpenChange: (open: boolean) => void;
  /** The element that the popover stands beside. */
  anchor: Element;
  align?: 'start' | 'end';
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  /** While true, the popover cannot be closed. */
  busy?: boolean;
  children?: ReactNode;
}

/** A small form beside the row that it is about; the page around it stays readable. */
export function Popover(props: PopoverProps) {
  const {
    open,
    onOpenChange,
    anchor,
    title,
    description,
    footer,
    busy = false,
    align = 'end',
    children,
  } = props;
  const titleId = useId();
  return (
    <RadixPopover.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <RadixPopover.Anchor virtualRef={{ current: anchor }} />
      <RadixPopover.Portal>
        <RadixPopover.Content
          data-slot="popover"
          aria-labelledby={titleId}
          aria-busy={busy || undefined}
          align={align}
          sideOffset={4}
          collisionPadding={12}
          className="z-50 grid max-h-(--radix-popover-content-available-height) w-98 max-w-[calc(100vw_-_--spacing(6))] gap-2.5 overflow-y-auto rounded-card border border-border bg-surface-card p-3.5 text-sm text-text shadow-card outline-none data-[state=closed]:animate-vanish data-[state=open]:animate-appear"
        >
          <h2 id={titleId} className="font-semibold">
            {title}
          </h2>
          {description && <p className="text-xs text-pretty text-muted">{description}</p>}
          {children}
          {footer && <div className="flex flex-wrap justify-end gap-2">{footer}</div>}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
