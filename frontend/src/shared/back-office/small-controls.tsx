import { Button, type ButtonProps, classNames, IconButton, type IconButtonProps } from '@torpedo/ui-kit';
import type { ReactNode } from 'react';

/** A button as high as the back-office's bars; on a phone, high enough for a thumb. */
export function SmallButton({ className, ...props }: ButtonProps) {
  return (
    <Button
      {...props}
      size={null}
      className={classNames(
        'touch-target h-11 default:px-3 default:text-sm md:h-8 [&_svg]:size-4',
        className,
      )}
    />
  );
}

/** Like `SmallButton`, for a button that is only an icon. */
export function SmallIconButton({ className, ...props }: IconButtonProps) {
  return (
    <IconButton
      {...props}
      size={null}
      className={classNames('default:size-11 default:md:size-8', className)}
    />
  );
}

export function KeyCaps({
  keys,
  className = 'inline-flex',
}: {
  keys: readonly string[];
  className?: string;
}) {
  return (
    <span className={classNames('gap-1', className)}>
      {keys.map((key) => (
        <kbd
          key={key}
          className="inline-grid h-5 min-w-5 place-items-center rounded-flag border border-border bg-surface-card px-1 font-mono text-2xs text-muted"
        >
          {key}
        </kbd>
      ))}
    </span>
  );
}

export function KeyHint({ name, className = 'max-md:hidden' }: { name: string; className?: string }) {
  return (
    <span aria-hidden className={className}>
      <KeyCaps keys={[name]} />
    </span>
  );
}

/** That `/` leads to the search, in the field itself until somebody is there. */
export function SearchKey() {
  return <KeyHint name="/" className="max-md:hidden [input:focus~&]:hidden" />;
}

interface SegmentsProps<Value extends string | number> {
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** On a phone, as wide as its container and high enough for a thumb. */
  isWide?: boolean;
}

/** Chooses one of a few views of the same thing, in the head of a card. */
export function Segments<Value extends string | number>({
  label,
  options,
  value,
  onChange,
  isWide = false,
}: SegmentsProps<Value>) {
  return (
    <div
      role="group"
      aria-label={label}
      className={classNames(
        'flex rounded-control border border-border bg-surface-sunken p-0.5',
        isWide &&
          'w-fit max-md:w-full max-md:[&>button]:h-8 max-md:[&>button]:flex-1 max-md:[&>button]:px-0.5',
      )}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="touch-target h-6 rounded-tile px-2 text-xs font-semibold whitespace-nowrap text-muted tabular-nums hover:text-text aria-pressed:bg-surface-card aria-pressed:text-text"
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
