import type { ComponentProps, CSSProperties } from 'react';
import { Check, Copy } from 'lucide-react';
import { classNames } from './class-names';
import { type CopyEvents, useCopy } from './use-copy';

type DigitsProps = Omit<ComponentProps<'span'>, 'children'> & {
  code: string;
  label: string;
  arriving?: boolean;
  size?: 'sm' | 'md';
};

const staggerMs = 40;

/** Screen readers read it digit by digit. */
export function Digits({ code, label, arriving = false, size = 'md', className, ...props }: DigitsProps) {
  const characters = Array.from(code);
  const delay = (index: number): CSSProperties => ({ animationDelay: `${index * staggerMs}ms` });
  return (
    <span
      data-slot="code-digits"
      data-arriving={arriving || undefined}
      className={classNames('flex min-w-0 flex-1', characters.length > 6 ? 'gap-1' : 'gap-1.25', className)}
      {...props}
    >
      <span className="sr-only">
        {label} {characters.join(' ')}
      </span>
      {characters.map((character, index) => (
        <span
          // The position identifies a character.
          key={index}
          aria-hidden
          style={arriving ? delay(index) : undefined}
          className={classNames(
            'flex min-w-0 flex-1 items-center justify-center rounded-tile',
            'bg-brand font-mono font-bold text-on-brand',
            size === 'sm' ? 'h-10 max-w-7.75' : 'h-11.5 max-w-8.5',
            characters.length > 6 ? 'text-lg' : size === 'sm' ? 'text-2xl' : 'text-3xl',
            arriving && 'animate-land',
          )}
        >
          {character}
        </span>
      ))}
    </span>
  );
}

/** A received code, one tile for each character. */
export function CodeDigits(props: DigitsProps) {
  return (
    <p className="flex min-w-0 flex-1">
      <Digits {...props} />
    </p>
  );
}

type CodeCopyProps = Omit<ComponentProps<'button'>, 'children' | 'value' | 'onClick'> &
  CopyEvents &
  Pick<DigitsProps, 'code' | 'label' | 'arriving' | 'size'> & { copyLabel: string; copiedLabel: string };

/** A received code; a press anywhere on it copies it. For ink surfaces. */
export function CodeCopy({
  code,
  label,
  copyLabel,
  copiedLabel,
  arriving,
  size,
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
      <Digits code={code} label={label} arriving={arriving} size={size} />
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
