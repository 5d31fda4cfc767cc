import { Check, Copy } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button, type ButtonProps } from './button';
import { classNames } from './class-names';
import { IconButton } from './icon-button';
import { type CopyEvents, type CopyValue, useCopy } from './use-copy';

type CopyTexts = CopyEvents & { value: CopyValue; label: string; copiedLabel: string };

type CopyButtonProps = Omit<ButtonProps, 'children' | 'value' | 'asChild' | 'onClick'> & CopyTexts;

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

type CopyIconButtonProps = Omit<
  ComponentProps<typeof IconButton>,
  'children' | 'value' | 'asChild' | 'onClick' | 'label'
> &
  CopyTexts;

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

type CopyBoxProps = Omit<ComponentProps<'div'>, 'children'> &
  Pick<CopyButtonProps, 'label' | 'copiedLabel' | 'onCopied' | 'onCopyFailed'> & {
    value: string;
    codeLabel: string;
    /** For screens whose purpose is copying: a small screen shows one line of the code, below the button. */
    isShort?: boolean;
  };

export function CopyBox({
  value,
  label,
  copiedLabel,
  codeLabel,
  onCopied,
  onCopyFailed,
  isShort = false,
  className,
  ...props
}: CopyBoxProps) {
  return (
    <div
      data-slot="copy-box"
      className={classNames('grid grid-cols-1', isShort ? 'gap-2 lg:gap-3' : 'gap-3.5', className)}
      {...props}
    >
      <div
        role="group"
        aria-label={codeLabel}
        className={
          isShort
            ? 'min-w-0 select-all max-lg:order-last lg:rounded-control lg:border lg:border-border-strong lg:p-3'
            : 'rounded-control border border-border-strong px-3 py-3 select-all'
        }
      >
        <p
          className={classNames(
            'font-mono text-sm text-muted',
            isShort ? 'max-lg:truncate lg:line-clamp-3 lg:break-all' : 'line-clamp-3 break-all',
          )}
        >
          {value}
        </p>
      </div>
      <CopyButton
        block
        size={isShort ? 'lg' : 'md'}
        value={value}
        label={label}
        copiedLabel={copiedLabel}
        onCopied={onCopied}
        onCopyFailed={onCopyFailed}
      />
    </div>
  );
}

type CopyRowProps = Omit<ComponentProps<'button'>, 'value' | 'onClick'> &
  CopyEvents & { value: string; label: string; copiedLabel: string; children: ReactNode };

/** A number or a code; a press anywhere on it copies it. */
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
        'flex default:min-h-11 default:w-full items-center justify-between default:gap-3 rounded-tile text-left',
        'font-mono default:text-xl font-semibold tabular-nums',
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
