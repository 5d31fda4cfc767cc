import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { countMarkedLinks } from '../shared/analytics/track';
import { watchConsentForAnalytics } from '../shared/analytics/watch-consent';
import { followPreferencesOpeners } from '../shared/consent/cookie-preferences';
import { isLanguage } from '../shared/i18n/languages';
import { TextsSource, type UseTexts } from '../shared/i18n/use-texts';
import {
  closeNotFoundNote,
  closeOverlaysOnLeave,
  prefetchAppOnIntent,
  rememberChosenLanguage,
} from './document-listeners';
import { createIslandTexts } from './island-texts';
import { loadIslands } from './islands';
import type { SiteTexts } from './site-texts';
import './site.css';

interface ReportsHydrationProps {
  onHydrated: () => void;
  children: ReactNode;
}

function ReportsHydration({ onHydrated, children }: ReportsHydrationProps) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

function hydrateIsland(
  root: HTMLElement,
  Component: ComponentType,
  { name, useIslandTexts }: { name: string; useIslandTexts: UseTexts },
): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(
      root,
      <ReportsHydration onHydrated={resolve}>
        <TextsSource value={useIslandTexts}>
          <Component />
        </TextsSource>
      </ReportsHydration>,
      { identifierPrefix: name },
    );
  });
}

const { page = '', language } = document.documentElement.dataset;
if (!isLanguage(language)) throw new Error(`The page is in no language of ours: ${language}`);

const texts = JSON.parse(document.getElementById('texts')?.textContent ?? '{}') as SiteTexts;
const useIslandTexts = createIslandTexts(language, texts);
const { components, serve } = await loadIslands(page);
serve?.(JSON.parse(document.getElementById('figures')?.textContent || 'null'));

const hydrated = [...document.querySelectorAll<HTMLElement>('[data-island]')].map((root) => {
  const name = root.dataset.island ?? '';
  const Component = components[name];
  if (!Component) throw new Error(`The page has no island called ${name}`);
  return hydrateIsland(root, Component, { name, useIslandTexts });
});

closeOverlaysOnLeave();
closeNotFoundNote();
rememberChosenLanguage();
followPreferencesOpeners();
countMarkedLinks();
prefetchAppOnIntent();
watchConsentForAnalytics();

await Promise.all(hydrated);
window.dispatchEvent(new Event('islands-hydrated'));
