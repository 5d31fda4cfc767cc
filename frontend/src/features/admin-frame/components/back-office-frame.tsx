import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import {
  BottomNav,
  BottomNavItem,
  classNames,
  Logo,
  LogoMark,
  Menu,
  MenuContent,
  MenuItem,
  MenuSeparator,
  MenuTrigger,
} from '@torpedo/ui-kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Ellipsis } from 'lucide-react';
import { LeaveGuard } from '../../../shared/back-office/change/leave-guard';
import { ConfirmSessionDialog } from '../../../shared/back-office/confirm-session-dialog';
import { useMay } from '../../../shared/back-office/staff-rights';
import { TitlePlace } from '../../../shared/back-office/staff-page';
import { appInfoQuery } from '../../../shared/app-info';
import { InsideAppFrame } from '../../../shared/layout/fallback-screens';
import { SandboxBar } from '../../../shared/layout/sandbox-bar';
import { AccessDeniedScreen } from '../screens/no-screen';
import { ConnectionStrip } from './connection-strip';
import { FrameTopBar } from './frame-top-bar';
import { KeyList } from './key-list';
import { PlaceCount } from './place-count';
import { StaffMenu, StaffMenuItems } from './staff-menu';
import { usePlaceGroups } from '../rules/places';
import { brand } from '../../../shared/brand';

/** The places at the left. A narrow window shows only their icons, and a phone hides them. */
function FrameSidebar() {
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
                <PlaceCount place={place.id} />
              </Link>
            ))}
          </div>
        ))}
      </nav>
      <StaffMenu />
    </aside>
  );
}

function FrameBottomBar() {
  const { t } = useTranslation(['admin-frame', 'shell']);
  const places = usePlaceGroups().flatMap((group) => group.places);
  const others = places.filter(({ forThumbs }) => !forThumbs);
  return (
    <BottomNav label={t('shell:navigation')} className="md:hidden">
      {places.map(
        (place) =>
          place.forThumbs && (
            <BottomNavItem key={place.id} asChild icon={<place.icon />}>
              <Link {...place.link}>{t(`short.${place.forThumbs}`)}</Link>
            </BottomNavItem>
          ),
      )}
      <Menu>
        <MenuTrigger>
          <BottomNavItem asChild icon={<Ellipsis />}>
            <button type="button">{t('more')}</button>
          </BottomNavItem>
        </MenuTrigger>
        <MenuContent side="top" className="w-64">
          {others.map((place) => (
            <MenuItem key={place.id} asChild>
              <Link {...place.link}>
                <place.icon aria-hidden />
                {t(`places.${place.id}`)}
              </Link>
            </MenuItem>
          ))}
          {others.length > 0 && <MenuSeparator />}
          <StaffMenuItems />
        </MenuContent>
      </Menu>
    </BottomNav>
  );
}

export function BackOfficeFrame({ bell }: { bell: ReactNode }) {
  const { t } = useTranslation('shell');
  const [titlePlace, setTitlePlace] = useState<HTMLElement | null>(null);
  const { data: appInfo } = useQuery(appInfoQuery());
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-brand px-4 py-3 font-semibold text-on-brand focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {t('skipToContent')}
      </a>
      {/* The bar of the sandbox covers the foot of the window, so the content needs room for it. */}
      <div
        data-slot="back-office"
        className={classNames('flex min-h-dvh md:h-dvh', appInfo?.sandbox && 'md:pb-8')}
      >
        <FrameSidebar />
        <div className="flex min-w-0 flex-1 flex-col">
          <FrameTopBar titleRef={setTitlePlace} bell={bell} />
          <main
            id="main"
            tabIndex={-1}
            className={classNames(
              'flex min-h-0 flex-1 flex-col overflow-x-clip p-3 pb-30 outline-none',
              'md:overflow-y-auto md:px-5 md:py-3',
            )}
          >
            <ConnectionStrip />
            <TitlePlace value={titlePlace}>
              <InsideAppFrame value>
                <PermittedScreen />
              </InsideAppFrame>
            </TitlePlace>
          </main>
        </div>
      </div>
      <FrameBottomBar />
      <SandboxBar />
      <LeaveGuard />
      <ConfirmSessionDialog />
      <KeyList />
    </>
  );
}

function PermittedScreen() {
  const may = useMay();
  const matches = useRouterState({ select: (state) => state.matches });
  const needed = matches.flatMap(({ staticData }) => staticData.permission ?? []);
  return needed.every(may) ? <Outlet /> : <AccessDeniedScreen />;
}
