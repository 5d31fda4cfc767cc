import { hasCode } from '@torpedo/api-client';
import { classNames } from '@torpedo/ui-kit';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaffErrorText } from '../staff-error-text';
import type { CellEdit } from './list-column';

interface EditCellProps<Row> {
  row: Row;
  edit: CellEdit<Row>;
  numeric?: boolean;
  /** Called after saving, or without a change; `goOn` opens the same cell of the next row. */
  onDone: (goOn: boolean) => void;
}

/** Edits the value of a cell: Enter saves, Tab saves and goes on to the next row, Esc discards. */
export function EditCell<Row>({ row, edit, numeric, onDone }: EditCellProps<Row>) {
  const { t } = useTranslation('admin-kit');
  const errorText = useStaffErrorText();
  const hintId = useId();
  const [before] = useState(() => edit.value(row));
  const [typed, setTyped] = useState(before);
  const [failure, setFailure] = useState<ReactNode>();
  const [isSaving, setSaving] = useState(false);

  async function save(goOn: boolean) {
    if (isSaving) return;
    if (typed.trim() === before) return onDone(goOn);
    const problem = edit.validate?.(typed, row);
    if (problem) return setFailure(problem);
    setSaving(true);
    try {
      await edit.save(row, typed);
      onDone(goOn);
    } catch (error) {
      // The list shows the other person's value when it is read again.
      setFailure(
        hasCode(error, 'CHANGED_MEANWHILE')
          ? (edit.describeCurrent?.(row, error.details.current) ?? t('edit.changedMeanwhile'))
          : errorText(error),
      );
      setSaving(false);
    }
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape') onDone(false);
    else if (event.key === 'Enter') void save(false);
    else if (event.key === 'Tab' && !event.shiftKey) void save(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <span className="relative block">
      <input
        autoFocus
        aria-label={edit.label(row)}
        aria-describedby={hintId}
        aria-invalid={failure ? true : undefined}
        inputMode={edit.inputMode}
        value={typed}
        readOnly={isSaving}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setTyped(event.target.value);
          setFailure(undefined);
        }}
        onKeyDown={handleKeyDown}
        onBlur={() => !isSaving && !failure && onDone(false)}
        className={classNames(
          'h-7 w-full min-w-20 rounded-tile border border-focus bg-surface-card px-2 outline-2 outline-focus',
          'aria-invalid:border-danger aria-invalid:outline-danger',
          numeric && 'text-right tabular-nums',
        )}
      />
      <span
        id={hintId}
        className="absolute top-full right-0 z-30 mt-1.5 grid w-70 gap-1 rounded-control border border-border bg-surface-card p-3 text-left text-xs whitespace-normal shadow-card"
      >
        {failure ? (
          <span role="alert" className="font-medium text-danger">
            {failure}
          </span>
        ) : (
          edit.consequence?.(row, typed)
        )}
        <span className="text-muted">{t('edit.keys')}</span>
      </span>
    </span>
  );
}
