import { Button, classNames, Dialog, TextField } from '@torpedo/ui-kit';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { figureFormat } from '../../format/figure-format';
import { useSavedViews } from '../saved-choices';
import type { ListView } from './list-column';
import { SmallIconButton } from '../small-controls';

interface ListViewsProps {
  /** The list's name, under which saved views are kept. */
  list: string;
  views: readonly ListView[];
  /** Filters and order of the address. */
  current: Record<string, unknown>;
  onChoose: (view: ListView) => void;
  /** The tabs stand directly below the top bar. */
  isUnderBar?: boolean;
}

const same = (one: Record<string, unknown>, other: Record<string, unknown>) => {
  const entries = (search: Record<string, unknown>) =>
    Object.entries(search)
      .filter(([, value]) => value !== undefined)
      .sort(([left], [right]) => left.localeCompare(right));
  return JSON.stringify(entries(one)) === JSON.stringify(entries(other));
};

export function ListViews({ list, views, current, onChoose, isUnderBar = false }: ListViewsProps) {
  const { t } = useTranslation('admin-kit');
  const [savedViews, saveViews] = useSavedViews(list);
  const [isSaving, setSaving] = useState(false);
  const chosen = [...views, ...savedViews].find(({ search }) => same(search, current));
  const figure = figureFormat();

  return (
    <div
      className={classNames(
        '-mx-3 flex shrink-0 items-stretch gap-5 overflow-x-auto border-b border-border px-3 [scrollbar-width:none] md:-mx-5 md:px-5',
        isUnderBar && 'md:-mt-3',
      )}
    >
      <div role="group" aria-label={t('views.label')} className="flex gap-5">
        {[...views, ...savedViews].map((view) => (
          <span key={view.id} className="flex shrink-0 items-center">
            <button
              type="button"
              aria-pressed={view === chosen}
              onClick={() => onChoose(view)}
              className={classNames(
                '-mb-px flex h-9 items-center gap-1.5 border-b-2 border-transparent text-sm font-medium whitespace-nowrap text-muted max-md:h-11',
                'hover:text-text aria-pressed:border-text aria-pressed:font-semibold aria-pressed:text-text',
              )}
            >
              {view.label}
              {view.count !== undefined && (
                <span
                  className={classNames(
                    'text-2xs font-medium tabular-nums',
                    view.isToDo && view.count > 0 ? 'text-danger' : 'text-muted',
                  )}
                >
                  {figure.format(view.count)}
                </span>
              )}
            </button>
            {view === chosen && savedViews.includes(view) && (
              <SmallIconButton
                label={t('views.remove', { name: view.label })}
                onClick={() => saveViews(savedViews.filter((each) => each !== view))}
              >
                <X aria-hidden />
              </SmallIconButton>
            )}
          </span>
        ))}
      </div>
      {!chosen && (
        <button
          type="button"
          onClick={() => setSaving(true)}
          className="flex h-9 shrink-0 items-center gap-1.5 text-sm font-medium whitespace-nowrap text-muted hover:text-text max-md:h-11"
        >
          <Plus aria-hidden className="size-4" />
          {t('views.save')}
        </button>
      )}
      <SaveView
        open={isSaving}
        onOpenChange={setSaving}
        onSave={(name) => {
          saveViews([...savedViews, { id: `own:${name}`, label: name, search: current }]);
          setSaving(false);
        }}
      />
    </div>
  );
}

interface SaveViewProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSave: (name: string) => void;
}

const FORM_ID = 'save-view';

function SaveView({ open, onOpenChange, onSave }: SaveViewProps) {
  const { t } = useTranslation('admin-kit');
  const { register, handleSubmit, formState, reset } = useForm({ defaultValues: { name: '' } });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('views.save')}
      description={t('views.text')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={FORM_ID}>
          {t('views.submit')}
        </Button>
      }
    >
      <form
        id={FORM_ID}
        noValidate
        onSubmit={(event) =>
          void handleSubmit(({ name }) => {
            onSave(name.trim());
            reset();
          })(event)
        }
      >
        <TextField
          size="sm"
          {...register('name', { validate: (typed) => typed.trim() !== '' })}
          label={t('views.name')}
          maxLength={40}
          autoComplete="off"
          error={formState.errors.name && t('views.missing')}
        />
      </form>
    </Dialog>
  );
}
