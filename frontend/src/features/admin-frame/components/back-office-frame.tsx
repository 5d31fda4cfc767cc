import { useQuery } from '@tanstack/react-query';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { classNames } from '@torpedo/ui-kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveGuard } from '../../../shared/back-office/change/leave-guard';
import { ConfirmSessionDialog } from '../../../shared/back-office/confirm-session-dialog';
import { useMay } from '../../../shared/back-office/staff-rights';
import { TitlePlace } from '../../../shared/back-office/staff-page';
import { appInfoQuery } from '../../../shared/app-info';
import { InsideAppFrame } from '../../../shared/layout/fallback-screens';
import { SandboxBar } from '../../../shared/layout/sandbox-bar';
import { AccessDeniedScreen } from '../screens/no-screen';
import { ConnectionStrip } from './connection-strip';
import { FrameBottomBar } from './frame-bottom-bar';
import { FrameSidebar } from './frame-sidebar';
import { FrameTopBar } from './frame-top-bar';
import { KeyList } from './key-list';

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
