import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DryRunChange } from '../staff-query';

type Facts = Readonly<Record<string, unknown>>;

/** How the values of a change are written. A value without a label is left out. */
export interface ChangeTexts {
  /** Labels by the API's name of the value. */
  labels: Readonly<Record<string, string>>;
  /** Writes a value; undefined means the usual format. */
  format?: (name: string, value: unknown, facts: Facts) => ReactNode;
}

export function PlainValue({ value }: { value: unknown }) {
  const { t } = useTranslation('admin-kit');
  if (value === undefined || value === null || value === '') return <>{t('change.nothing')}</>;
  if (typeof value === 'boolean') return <>{t(value ? 'change.yes' : 'change.no')}</>;
  return <>{typeof value === 'string' ? value : JSON.stringify(value)}</>;
}

export function ChangesPreview({
  changes,
  labels,
  format,
}: ChangeTexts & { changes: readonly Pick<DryRunChange, 'entity_id' | 'before' | 'after'>[] }) {
  const { t } = useTranslation('admin-kit');
  const lines = changes.flatMap(({ entity_id, before, after }) =>
    Object.keys(after ?? before ?? {})
      .filter((name) => labels[name] !== undefined)
      .map((name) => ({ key: `${entity_id}.${name}`, name, before: before ?? {}, after: after ?? {} })),
  );

  function written(name: string, facts: Facts): ReactNode {
    const text = format?.(name, facts[name], facts);
    return text === undefined ? <PlainValue value={facts[name]} /> : text;
  }

  if (lines.length === 0) return <p className="text-sm text-muted">{t('change.same')}</p>;
  return (
    <dl className="divide-y divide-border rounded-control border border-border bg-surface-card text-sm text-text">
      {lines.map(({ key, name, before, after }) => (
        <div key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-3 py-2">
          <dt className="text-muted">{labels[name]}</dt>
          <dd className="flex items-baseline gap-1.5 text-right tabular-nums">
            {written(name, before)}
            <ArrowRight
              aria-label={t('change.becomes')}
              className="size-3.5 shrink-0 self-center text-muted"
            />
            <b className="font-semibold text-received">{written(name, after)}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function ChangedMeanwhile({ seen, current, ...texts }: ChangeTexts & { seen: Facts; current: Facts }) {
  const names = Object.keys(texts.labels).filter((name) => seen[name] !== current[name]);
  if (names.length === 0) return null;
  const chosen = (facts: Facts) => Object.fromEntries(names.map((name) => [name, facts[name]]));
  const change = { entity_id: '', before: chosen(seen), after: chosen(current) };
  return <ChangesPreview changes={[change]} {...texts} />;
}
