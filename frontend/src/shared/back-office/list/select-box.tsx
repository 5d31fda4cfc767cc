import { classNames } from '@torpedo/ui-kit';
import { Check, Minus } from 'lucide-react';
import type { MouseEvent } from 'react';

interface SelectBoxProps {
  label: string;
  checked: boolean;
  indeterminate?: boolean;
  onChange: (event: MouseEvent<HTMLInputElement>) => void;
  className?: string;
}

export function SelectBox({ label, checked, indeterminate = false, onChange, className }: SelectBoxProps) {
  return (
    <span className={classNames('relative inline-flex size-4 shrink-0 align-middle', className)}>
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = indeterminate;
        }}
        onChange={() => undefined}
        onClick={onChange}
        className={classNames(
          'peer touch-target size-full appearance-none rounded-flag border border-border-strong bg-surface-card',
          'checked:border-surface-solid checked:bg-surface-solid',
          'indeterminate:border-surface-solid indeterminate:bg-surface-solid',
        )}
      />
      {(checked || indeterminate) && (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-0 grid place-items-center text-on-solid"
        >
          {indeterminate ? (
            <Minus className="size-3" strokeWidth={3} />
          ) : (
            <Check className="size-3" strokeWidth={3} />
          )}
        </span>
      )}
    </span>
  );
}
