import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSettled } from './use-settled';

export interface FieldErrorProps {
  /** The control's id with "-error" behind it: see describedBy. */
  id: string;
  /** The space above, when there is an error. */
  className?: string;
  children?: ReactNode;
}

/** What is wrong with a control; always in the document, so that screen readers announce what appears in it. */
export function FieldError({ id, className = 'mt-2', children }: FieldErrorProps) {
  const shown = useSettled(children);
  return (
    <div id={id} aria-live="polite" className={shown ? className : undefined}>
      {shown && (
        <p className="flex items-start gap-1.5 text-sm font-medium text-danger">
          <CircleAlert aria-hidden className="mt-px size-4 shrink-0" />
          {shown}
        </p>
      )}
    </div>
  );
}
