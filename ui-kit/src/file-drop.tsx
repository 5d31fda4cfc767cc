import { Upload } from 'lucide-react';
import { useId, useState, type ComponentProps, type DragEvent, type ReactNode } from 'react';
import { classNames } from './class-names';
import { describedBy, FieldError } from './field';
import { Spinner } from './spinner';

export type FileDropProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'value' | 'onChange'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  preview?: ReactNode;
  busy?: boolean;
  onFiles: (files: File[]) => void;
};

/** A place to drop files on, or to press and choose files. */
export function FileDrop({
  label,
  hint,
  error,
  preview,
  busy = false,
  onFiles,
  multiple,
  disabled,
  id,
  className,
  ...props
}: FileDropProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const [over, setOver] = useState(false);
  const closed = busy || disabled;

  function take(list: FileList | null) {
    const files = [...(list ?? [])];
    if (files.length > 0 && !closed) onFiles(multiple ? files : files.slice(0, 1));
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  return (
    <div data-slot="file-drop" className={className}>
      <label
        htmlFor={controlId}
        data-over={over || undefined}
        aria-busy={busy || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!closed);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classNames(
          'relative flex min-h-22 items-center gap-4 rounded-card border border-dashed border-border-strong p-4',
          'transition-colors duration-(--duration-fast) hover:bg-surface-sunken',
          'has-aria-invalid:border-danger has-disabled:cursor-not-allowed has-disabled:text-muted',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          'data-over:border-focus data-over:bg-received-soft',
        )}
      >
        {preview ? (
          <span className="relative inline-flex shrink-0 items-center justify-center">
            {preview}
            {busy && <Spinner className="absolute" />}
          </span>
        ) : (
          <span className="inline-flex size-14 shrink-0 items-center justify-center rounded-tile bg-surface-sunken text-muted [&>svg]:size-6">
            {busy ? <Spinner /> : <Upload aria-hidden />}
          </span>
        )}
        <span className="min-w-0">
          <span className="block text-base leading-snug font-semibold">{label}</span>
          {hint && (
            <span id={`${controlId}-hint`} className="mt-1 block text-sm text-muted">
              {hint}
            </span>
          )}
        </span>
        <input
          id={controlId}
          type="file"
          multiple={multiple}
          disabled={closed}
          {...describedBy(controlId, { hint, error })}
          className="sr-only"
          onChange={(event) => {
            take(event.target.files);
            // After a refusal, the same file may be chosen again.
            event.target.value = '';
          }}
          {...props}
        />
      </label>
      <FieldError id={`${controlId}-error`}>{error}</FieldError>
    </div>
  );
}
