import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createSoftLogout, endSession, leadToPasswordChange } from './app/refused-session';
import { captureInstallPrompt } from './shared/install-prompt';
import {
  createAppRouter,
  focusContentOnNavigation,
  loadScreenAhead,
  measureWithConsent,
  prefetchWhenIdle,
} from './app/router';
import { createQueryClient } from './app/query-client';
import { useAppTexts } from './shared/i18n/use-language';
import { startI18n } from './shared/i18n/i18n';
import { TextsSource } from './shared/i18n/use-texts';
import './styles.css';

const softLogout = createSoftLogout(() => void endSession(router, queryClient));
const queryClient = createQueryClient({
  softLogout,
  leadToPasswordChange: () => void leadToPasswordChange(router, queryClient),
});
const router = createAppRouter(queryClient);
loadScreenAhead(router);
focusContentOnNavigation(router);
prefetchWhenIdle(router);
measureWithConsent(router);
captureInstallPrompt();

/** Stored answers are shown only without network. */
async function startOffline(queryClient: QueryClient): Promise<void> {
  if (navigator.onLine) return;
  await import('./features/pwa/worker/last-seen')
    .then(({ restoreLastSeen }) => restoreLastSeen(queryClient))
    .catch(() => undefined);
}

// The module does not await it, because modules that are loaded meanwhile import this module.
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
