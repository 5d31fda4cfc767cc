import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainValue } from './plain-value';
import type { TrialChange } from './trial';

/** How the values of a change are said. What has no name here is left out. */
export interface ChangeWords {
  /** By the API's name of the fact. */
  labels: Readonly<Record<string, string>>;
  /** Writes a value; undefined leaves it to the usual way. */
  format?: (name: string, value: unknown, facts: Record<string, unknown>) => ReactNode;
}

interface ChangesPreviewProps extends ChangeWords {
  changes: readonly TrialChange[];
}

/** What would change: each fact from its value to the next. */
export function ChangesPreview({ changes, labels, format }: ChangesPreviewProps) {
  const { t } = useTranslation('admin-kit');
  const lines = changes.flatMap(({ entity_id, before, after }) => {
    const facts = after ?? before ?? {};
    return Object.keys(facts)
      .filter((name) => labels[name] !== undefined)
      .map((name) => ({ key: `${entity_id}.${name}`, name, before: before ?? {}, after: after ?? {} }));
  });

  function said(name: string, facts: Record<string, unknown>): ReactNode {
    const written = format?.(name, facts[name], facts);
    return written === undefined ? <PlainValue value={facts[name]} /> : written;
  }

  if (lines.length === 0) return <p className="text-sm text-muted">{t('change.same')}</p>;
  return (
    <dl className="divide-y divide-border rounded-control border border-border bg-surface-card text-sm text-text">
      {lines.map(({ key, name, before, after }) => (
        <div key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-3 py-2">
          <dt className="text-muted">{labels[name]}</dt>
          <dd className="flex items-baseline gap-1.5 text-right tabular-nums">
            {said(name, before)}
            <ArrowRight
              aria-label={t('change.becomes')}
              className="size-3.5 shrink-0 self-center text-muted"
            />
            <b className="font-semibold text-received">{said(name, after)}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
