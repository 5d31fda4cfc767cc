import { Check, Copy } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { type CopyEvents, useCopy } from './use-copy';

export type CopyRowProps = Omit<ComponentProps<'button'>, 'value' | 'onClick'> &
  CopyEvents & {
    value: string;
    /** What pressing does, said after the text itself. */
    label: string;
    copiedLabel: string;
    /** The text as people read it; value is what gets copied. */
    children: ReactNode;
  };

/** A number or a code that copies itself when it is pressed anywhere. */
export function CopyRow({
  value,
  label,
  copiedLabel,
  onCopied,
  onCopyFailed,
  className,
  children,
  ...props
}: CopyRowProps) {
  const { copied, copy } = useCopy(value, { onCopied, onCopyFailed });
  return (
    <button
      type="button"
      data-slot="copy-row"
      data-copied={copied || undefined}
      className={classNames(
        'flex min-h-11 w-full items-center justify-between gap-3 rounded-tile text-left',
        'font-mono text-xl font-semibold tabular-nums',
        className,
      )}
      onClick={() => void copy()}
      {...props}
    >
      <span className="min-w-0 truncate">{children}</span>
      <span aria-live="polite" className="flex shrink-0 items-center gap-1.5 font-sans text-sm text-received">
        {copied && <span className="animate-appear">{copiedLabel}</span>}
        {copied ? (
          <Check aria-hidden className="size-5" />
        ) : (
          <Copy aria-hidden className="size-5 text-text" />
        )}
      </span>
      <span className="sr-only">{label}</span>
    </button>
  );
}
