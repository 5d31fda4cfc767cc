import { Link } from '@tanstack/react-router';
import { classNames, Logo, LogoMark } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { useCaseCounts } from '../../../shared/back-office/case-counts';
import { figureFormat } from '../../../shared/format/figure-format';
import { brand } from '../../../shared/brand';
import { StaffMenu } from './staff-menu';
import { usePlaceGroups } from '../rules/places';

/** The places at the left. A narrow window shows only their icons, and a phone hides them. */
export function FrameSidebar() {
  const { t } = useTranslation(['admin-frame', 'shell']);
  const groups = usePlaceGroups();
  return (
    <aside
      className={classNames(
        'hidden w-14 shrink-0 flex-col border-r border-border bg-surface-page md:flex desk:w-50',
      )}
    >
      <Link
        to="/dashboard"
        aria-label={t('backToApp', { brand: brand.name })}
        title={t('backToApp', { brand: brand.name })}
        className="flex h-13 shrink-0 items-center rounded-tile px-2.5 desk:px-4"
      >
        <LogoMark className="desk:hidden" />
        <Logo name={brand.wordmark} src={brand.logoUrl} className="max-desk:hidden" />
      </Link>
      <nav aria-label={t('shell:navigation')} className="min-h-0 flex-1 overflow-y-auto px-2.5 py-2">
        {groups.map(({ id, places }) => (
          <div key={id} role="group" aria-label={t(`groups.${id}`)} className="mb-3">
            <p aria-hidden className="px-2.5 py-1 text-xs text-muted max-desk:hidden">
              {t(`groups.${id}`)}
            </p>
            {places.map((place) => (
              <Link
                key={place.id}
                {...place.link}
                title={t(`places.${place.id}`)}
                className={classNames(
                  'flex h-8 items-center gap-3 rounded-tile px-2.5 text-sm font-medium text-muted',
                  'hover:bg-surface-sunken hover:text-text',
                  'aria-[current=page]:bg-surface-sunken aria-[current=page]:font-semibold aria-[current=page]:text-text',
                )}
              >
                <place.icon aria-hidden className="size-4 shrink-0" />
                <span className="truncate max-desk:sr-only">{t(`places.${place.id}`)}</span>
                {place.id === 'cases' && <UnownedCases />}
              </Link>
            ))}
          </div>
        ))}
      </nav>
      <StaffMenu />
    </aside>
  );
}

/** The count of cases without an owner. */
function UnownedCases() {
  const { t } = useTranslation('admin-frame');
  const unowned = useCaseCounts()?.unowned ?? 0;
  if (unowned === 0) return null;
  return (
    <span
      title={t('unowned')}
      className="ml-auto rounded-chip bg-danger-soft px-1.5 text-xs font-semibold text-danger tabular-nums max-desk:sr-only"
    >
      {figureFormat().format(unowned)}
    </span>
  );
}
