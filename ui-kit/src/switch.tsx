import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  label: ReactNode;
  description?: ReactNode;
};

/** Something that is on or off and takes effect at once. For a choice that is sent with a form use Checkbox. */
export function Switch({ label, description, id, className, ...props }: SwitchProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <div data-slot="switch" className={classNames('flex min-h-11 items-start gap-4', className)}>
      <div className="min-w-0 flex-1 py-2.5">
        <label htmlFor={controlId} className="block text-base leading-snug font-semibold">
          {label}
        </label>
        {description && (
          <p id={`${controlId}-description`} className="mt-1 text-sm text-pretty text-muted">
            {description}
          </p>
        )}
      </div>
      <span className="relative mt-2 inline-flex h-7 w-12 shrink-0">
        <input
          id={controlId}
          type="checkbox"
          role="switch"
          aria-describedby={description ? `${controlId}-description` : undefined}
          className={classNames(
            'peer touch-target size-full appearance-none rounded-chip border border-border-strong bg-surface-sunken',
            'transition-colors duration-(--duration-fast) checked:border-link checked:bg-link',
            'disabled:opacity-60',
          )}
          {...props}
        />
        <span
          aria-hidden
          className={classNames(
            'pointer-events-none absolute top-1 left-1 size-5 rounded-chip bg-border-strong',
            'transition-transform duration-(--duration-fast) peer-checked:translate-x-5 peer-checked:bg-surface-card',
            'peer-disabled:opacity-60',
          )}
        />
      </span>
    </div>
  );
}
