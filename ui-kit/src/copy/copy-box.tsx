import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { CopyButton, type CopyButtonProps } from './copy-button';

export type CopyBoxProps = Omit<ComponentProps<'div'>, 'children'> &
  Pick<CopyButtonProps, 'label' | 'copiedLabel' | 'onCopied' | 'onCopyFailed'> & {
    value: string;
    /** Names the code for screen readers. */
    codeLabel: string;
  };

/** A long code in a box, with the button that copies it. */
export function CopyBox({
  value,
  label,
  copiedLabel,
  codeLabel,
  onCopied,
  onCopyFailed,
  className,
  ...props
}: CopyBoxProps) {
  return (
    <div data-slot="copy-box" className={classNames('grid grid-cols-1 gap-3.5', className)} {...props}>
      <div
        role="group"
        aria-label={codeLabel}
        className="rounded-control border border-border-strong px-3 py-3 select-all"
      >
        <p className="line-clamp-3 font-mono text-sm break-all text-muted">{value}</p>
      </div>
      <CopyButton block {...{ value, label, copiedLabel, onCopied, onCopyFailed }} />
    </div>
  );
}
