import { classNames } from '@torpedo/ui-kit';
import { Search, X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { KeyCaps } from './small-controls';

const FRAME =
  'rounded-tile border border-border-strong bg-surface-card has-focus-visible:outline-2 has-focus-visible:outline-focus';
// Below 16 px, iOS zooms the page when the field gets the focus.
const TEXT = 'bg-transparent text-control outline-none placeholder:text-muted md:text-sm';

type SmallInputProps = ComponentProps<'input'> & { label: string };

/** A text field as high as the back-office's bars; its label is also its placeholder. */
export function SmallInput({ label, className, ...props }: SmallInputProps) {
  return (
    <label className={classNames('flex h-11 items-center px-2.5 md:h-8', FRAME, className)}>
      <span className="sr-only">{label}</span>
      <input
        autoComplete="off"
        placeholder={label}
        className={classNames('h-full min-w-0 flex-1', TEXT)}
        {...props}
      />
    </label>
  );
}

interface SmallSearchProps {
  label: string;
  clearLabel: string;
  id?: string;
  maxLength?: number;
  value: string;
  onValueChange: (value: string) => void;
  /** Shows, where there is room, that the key `/` focuses the field. */
  hasKey?: boolean;
  className?: string;
}

/** A search field as high as `SmallInput`, for what stands below it. */
export function SmallSearch({
  label,
  clearLabel,
  value,
  onValueChange,
  hasKey = true,
  className,
  ...input
}: SmallSearchProps) {
  return (
    <label className={classNames('flex h-11 items-center gap-2 px-2.5 md:h-8', FRAME, className)}>
      <Search aria-hidden className="size-4 shrink-0 text-muted md:size-3.5" />
      <span className="sr-only">{label}</span>
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={label}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
        className={classNames('peer h-full min-w-0 flex-1', TEXT)}
        {...input}
      />
      {value ? (
        <button
          type="button"
          aria-label={clearLabel}
          onClick={() => onValueChange('')}
          className="touch-target"
        >
          <X aria-hidden className="size-4 text-muted" />
        </button>
      ) : (
        hasKey && (
          <span className="peer-focus:hidden max-md:hidden">
            <KeyCaps keys={['/']} />
          </span>
        )
      )}
    </label>
  );
}

type SmallTextAreaProps = Omit<ComponentProps<'textarea'>, 'rows'> & {
  label: string;
  hint?: ReactNode;
  rows: number;
};

/** A field for several lines; its hint stands beside its label. */
export function SmallTextArea({ label, hint, rows, id, className, ...props }: SmallTextAreaProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <div className={classNames('min-w-0', className)}>
      <p className="mb-1.5 flex flex-wrap items-baseline gap-x-2">
        <label htmlFor={controlId} className="text-sm font-semibold">
          {label}
        </label>
        {hint && (
          <span id={`${controlId}-hint`} className="text-xs text-muted">
            {hint}
          </span>
        )}
      </p>
      <div className={FRAME}>
        <textarea
          id={controlId}
          rows={rows}
          aria-describedby={hint ? `${controlId}-hint` : undefined}
          style={{ minHeight: `${rows + 1}lh` }}
          className={classNames('block field-sizing-content w-full resize-y px-2.5 py-2', TEXT)}
          {...props}
        />
      </div>
    </div>
  );
}
