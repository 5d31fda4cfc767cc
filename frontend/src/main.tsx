import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { endSession } from './app/end-session';
import { holdInstallOffer } from './app/hold-install-offer';
import { measureWithConsent } from './app/measure-with-consent';
import { loadScreenAhead } from './app/load-screen-ahead';
import { leadToPasswordChange } from './app/lead-to-password-change';
import { createQueryClient } from './app/query-client';
import { createAppRouter } from './app/router';
import { startOffline } from './app/start-offline';
import { scrollToTopOnNavigation } from './app/scroll-to-top';
import { useAppTexts } from './app/use-app-texts';
import { startI18n } from './shared/i18n/i18n';
import { TextsSource } from './shared/i18n/use-texts';
import { createSoftLogout } from './shared/session/soft-logout';
import './styles.css';

const softLogout = createSoftLogout(() => void endSession(router, queryClient));
const queryClient = createQueryClient({
  softLogout,
  leadToPasswordChange: () => void leadToPasswordChange(router, queryClient),
});
const router = createAppRouter(queryClient);
loadScreenAhead(router);
scrollToTopOnNavigation(router);
measureWithConsent(router);
holdInstallOffer();

// Not awaited by the module itself: what is loaded on the way needs this very module to be done.
async function start(): Promise<void> {
  await Promise.all([startI18n(), startOffline(queryClient)]);

  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <TextsSource value={useAppTexts}>
          <RouterProvider router={router} />
        </TextsSource>
      </QueryClientProvider>
    </StrictMode>,
  );
}

void start();
