import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showPart } from '../../../shared/back-office/detail/detail-parts';
import { figureFormat } from '../../../shared/format/figure-format';
import { notesQuery, numbersOf, numbersQuery, sessionsQuery, topupsQuery } from '../api/users';
import { NOTES_ID, SESSIONS_ID } from './user-related';

const CELL =
  'grid min-h-11 w-full content-center justify-items-start px-2 py-1.5 text-left -outline-offset-2';

/** The strip of a phone: the counts of the related lists, with links to them. */
export function UserStrip({ userId }: { userId: string }) {
  const { t } = useTranslation('admin-users');
  const numbers = useQuery(numbersQuery(userId)).data;
  const topups = useQuery(topupsQuery(userId)).data;
  const sessions = useQuery(sessionsQuery(userId)).data;
  const notes = useQuery(notesQuery(userId)).data;
  return (
    <ul
      aria-label={t('related.label')}
      className="grid grid-cols-4 divide-x divide-border rounded-card border border-border bg-surface-card md:hidden"
    >
      <li className="min-w-0">
        <Link to="/admin/orders" search={numbersOf(userId)} className={CELL}>
          <Count of={numbers}>{t('related.numbers')}</Count>
        </Link>
      </li>
      <li className="min-w-0">
        <Link to="/admin/topups" search={{ user_id: userId }} className={CELL}>
          <Count of={topups}>{t('related.topups')}</Count>
        </Link>
      </li>
      <li className="min-w-0">
        <button type="button" className={CELL} onClick={() => showPart(SESSIONS_ID)}>
          <Count of={sessions}>{t('sessions.title')}</Count>
        </button>
      </li>
      <li className="min-w-0">
        <button type="button" className={CELL} onClick={() => showPart(NOTES_ID)}>
          <Count of={notes}>{t('notes.title')}</Count>
        </button>
      </li>
    </ul>
  );
}

function Count({ of: list, children }: { of: { total: number } | undefined; children: ReactNode }) {
  return (
    <>
      <b className="text-sm leading-4 font-semibold tabular-nums">
        {list ? figureFormat().format(list.total) : '—'}
      </b>
      <span className="max-w-full truncate text-2xs text-muted">{children}</span>
    </>
  );
}
