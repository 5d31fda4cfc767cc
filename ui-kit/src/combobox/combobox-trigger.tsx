import { ChevronsUpDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { RowContent } from '../list-row';
import type { ComboboxOption } from './options';

type ComboboxTriggerProps = Omit<ComponentProps<'button'>, 'children'> & {
  chosen: ComboboxOption | undefined;
  placeholder: string;
  valueId: string;
};

export function ComboboxTrigger({ chosen, placeholder, valueId, className, ...props }: ComboboxTriggerProps) {
  return (
    <button
      type="button"
      className={classNames(
        'flex min-h-14 w-full min-w-0 items-center gap-3 rounded-control border px-3.5 py-2 text-left sm:px-4',
        'border-border-strong bg-surface-card text-text data-invalid:border-danger',
        'data-[state=open]:border-focus disabled:bg-surface-sunken disabled:text-muted',
        'transition-[border-color] duration-(--duration-fast)',
        className,
      )}
      {...props}
    >
      <span id={valueId} className="flex min-w-0 flex-1 items-center gap-3">
        {chosen ? <RowContent {...chosen} /> : <span className="truncate text-muted">{placeholder}</span>}
      </span>
      <ChevronsUpDown
        aria-hidden
        className={classNames('size-5 shrink-0', chosen?.subtitle && 'max-sm:hidden')}
      />
    </button>
  );
}
