import { Check, Copy } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button, type ButtonProps } from '../button';
import { IconButton } from '../icon-button';
import { type CopyEvents, type CopyValue, useCopy } from './use-copy';

type CopyTexts = CopyEvents & {
  value: CopyValue;
  label: string;
  /** Takes the label's place for two seconds, and is announced. */
  copiedLabel: string;
};

export type CopyButtonProps = Omit<ButtonProps, 'children' | 'value' | 'asChild' | 'onClick'> & CopyTexts;

/** A button with words that copies its value. */
export function CopyButton({ value, label, copiedLabel, onCopied, onCopyFailed, ...props }: CopyButtonProps) {
  const { copied, copy } = useCopy(value, { onCopied, onCopyFailed });
  return (
    <Button
      data-copied={copied || undefined}
      icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
      onClick={() => void copy()}
      {...props}
    >
      <span aria-live="polite">{copied ? copiedLabel : label}</span>
    </Button>
  );
}

export type CopyIconButtonProps = Omit<
  ComponentProps<typeof IconButton>,
  'children' | 'value' | 'asChild' | 'onClick' | 'label'
> &
  CopyTexts;

/** A bare icon that copies its value. */
export function CopyIconButton({
  value,
  label,
  copiedLabel,
  onCopied,
  onCopyFailed,
  ...props
}: CopyIconButtonProps) {
  const { copied, copy } = useCopy(value, { onCopied, onCopyFailed });
  return (
    <IconButton
      data-copied={copied || undefined}
      label={copied ? copiedLabel : label}
      onClick={() => void copy()}
      {...props}
    >
      {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
      <span aria-live="polite" className="sr-only">
        {copied && copiedLabel}
      </span>
    </IconButton>
  );
}
