import { Check, Copy } from 'lucide-react';
import { useCopy, type CopyEvents } from '../copy';
import { TicketAction, type TicketActionProps } from './ticket-strip';

export type TicketCopyProps = Omit<TicketActionProps, 'icon' | 'children' | 'value' | 'onClick'> &
  CopyEvents & { value: string; label: string; copiedLabel: string };

/** The strip's copy action. */
export function TicketCopy({ value, label, copiedLabel, onCopied, onCopyFailed, ...props }: TicketCopyProps) {
  const { copied, copy } = useCopy(value, { onCopied, onCopyFailed });
  return (
    <TicketAction
      data-copied={copied || undefined}
      icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
      onClick={() => void copy()}
      {...props}
    >
      <span aria-live="polite">{copied ? copiedLabel : label}</span>
    </TicketAction>
  );
}
