import { Check, Copy } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Digits } from './code-digits';
import { type CopyEvents, useCopy } from './use-copy';

type CodeCopyProps = Omit<ComponentProps<'button'>, 'children' | 'value' | 'onClick'> &
  CopyEvents & {
    code: string;
    label: string;
    copyLabel: string;
    copiedLabel: string;
    arriving?: boolean;
  };

/** A received code that copies itself wherever it is pressed. For the ink surfaces. */
export function CodeCopy({
  code,
  label,
  copyLabel,
  copiedLabel,
  arriving = false,
  onCopied,
  onCopyFailed,
  className,
  ...props
}: CodeCopyProps) {
  const { copied, copy } = useCopy(code, { onCopied, onCopyFailed });
  return (
    <button
      type="button"
      data-slot="code-copy"
      data-copied={copied || undefined}
      className={classNames(
        'flex w-full min-w-0 items-center justify-between gap-3 rounded-control bg-surface-ink-raised p-1.5 pr-3',
        'text-left transition-opacity duration-(--duration-fast) hover:opacity-90',
        className,
      )}
      onClick={() => void copy()}
      {...props}
    >
      <Digits code={code} label={label} arriving={arriving} />
      <span
        aria-live="polite"
        className="flex shrink-0 flex-col items-center gap-1 text-xs font-semibold [&_svg]:size-5"
      >
        {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
        {copied ? copiedLabel : copyLabel}
      </span>
    </button>
  );
}
