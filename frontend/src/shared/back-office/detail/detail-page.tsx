import { Link, type LinkOptions, useNavigate } from '@tanstack/react-router';
import { classNames, useMediaQuery } from '@torpedo/ui-kit';
import { ChevronDown, ChevronRight, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { figureFormat } from '../../format/figure-format';
import { neighboursOf } from '../list/list-navigation';
import { PHONE } from '../list/record-list';
import { useShortcuts } from '../shortcuts';
import { StaffPage } from '../staff-page';
import { SmallIconButton } from '../small-controls';

interface DetailPageProps {
  /** The name of the list that the row belongs to. */
  list: string;
  id: string;
  title: string;
  parentLabel: string;
  /** The start of the list, for readers who did not come from it. */
  parentLink: LinkOptions;
  /** The link to another row of the list. */
  linkTo: (id: string) => LinkOptions;
  /** One line that says who or what it is. */
  identity: ReactNode;
  /** A shorter `identity`, shown under the title on a phone. */
  under?: ReactNode;
  /** The actions; dangerous ones stand last. */
  actions?: ReactNode;
  /** What is not normal, with the action that ends it. */
  banner?: ReactNode;
  children: ReactNode;
}

export function DetailPage(props: DetailPageProps) {
  const { list, id, title, parentLabel, parentLink, linkTo, identity, under, actions, banner, children } =
    props;
  const { t } = useTranslation('admin-kit');
  const navigate = useNavigate();
  const { place, total, previous, next, href } = neighboursOf(list, id);
  const figure = figureFormat();
  const isInTitle = useMediaQuery(PHONE) && under !== undefined;
  const go = (to: string | null) => to !== null && void navigate({ ...linkTo(to), replace: true });
  useShortcuts(t('keys.detail'), [
    { keys: 'j', label: t('keys.next'), run: () => go(next) },
    { keys: 'k', label: t('keys.previous'), run: () => go(previous) },
    {
      keys: 'escape',
      label: t('keys.back'),
      run: () => void navigate(href === null ? parentLink : { href }),
    },
  ]);

  return (
    <StaffPage
      title={title}
      back={{ label: parentLabel, link: href === null ? parentLink : { to: '.', href } }}
      parent={
        href === null ? (
          <Link {...parentLink}>{parentLabel}</Link>
        ) : (
          <Link to="." href={href}>
            {parentLabel}
          </Link>
        )
      }
      under={isInTitle && under}
      end={
        isInTitle &&
        next !== null && (
          <SmallIconButton label={t('keys.next')} onClick={() => go(next)}>
            <ChevronRight aria-hidden />
          </SmallIconButton>
        )
      }
      count={
        place !== null && t('detail.place', { place: figure.format(place), total: figure.format(total) })
      }
    >
      <div className="grid gap-3 max-md:-mt-1 max-md:gap-2">
        <div className={isInTitle ? 'contents' : 'flex items-center gap-x-4 gap-y-2 md:flex-wrap'}>
          {!isInTitle && <div className="min-w-0 flex-1 md:basis-80">{identity}</div>}
          <div className={isInTitle ? 'contents' : 'flex items-center gap-2 md:flex-wrap'}>
            {actions && (
              <div
                data-slot="detail-bar"
                className={classNames(
                  'flex flex-wrap items-center gap-2',
                  'max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-40 max-md:flex-nowrap max-md:border-t max-md:border-border',
                  'max-md:bg-surface-card max-md:px-3 max-md:pt-2 max-md:pb-[max(--spacing(2),env(safe-area-inset-bottom))]',
                  'max-md:[&>:not([aria-haspopup])]:flex-1',
                )}
              >
                {actions}
              </div>
            )}
            {place !== null && !isInTitle && (
              <>
                <SmallIconButton label={t('keys.previous')} disabled={!previous} onClick={() => go(previous)}>
                  <ChevronUp aria-hidden />
                </SmallIconButton>
                <SmallIconButton label={t('keys.next')} disabled={!next} onClick={() => go(next)}>
                  <ChevronDown aria-hidden />
                </SmallIconButton>
              </>
            )}
          </div>
        </div>
        {banner}
        {children}
      </div>
    </StaffPage>
  );
}
