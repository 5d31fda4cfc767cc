import { hydrateRoot } from 'react-dom/client';
import { countMarkedLinks } from '../shared/analytics/counted-links';
import { watchConsentForAnalytics } from '../shared/analytics/watch-consent';
import { followPreferencesOpeners } from '../shared/consent/preferences-openers';
import { isLanguage } from '../shared/i18n/languages';
import { TextsSource } from '../shared/i18n/use-texts';
import '../styles.css';
import { closeOverlaysOnLeave } from './behaviour/close-overlays-on-leave';
import { prefetchAppOnIntent } from './behaviour/prefetch-app-on-intent';
import { rememberChosenLanguage } from './behaviour/remember-chosen-language';
import { createLivingTexts } from './living-texts';
import { loadParts } from './load-parts';
import type { SiteTexts } from './site-texts';

const { page = '', language } = document.documentElement.dataset;
if (!isLanguage(language)) throw new Error(`The page is in no language of ours: ${language}`);

const texts = JSON.parse(document.getElementById('texts')?.textContent ?? '{}') as SiteTexts;
const useLivingTexts = createLivingTexts(language, texts);
const { components } = await loadParts(page);

for (const place of document.querySelectorAll<HTMLElement>('[data-living]')) {
  const name = place.dataset.living ?? '';
  const Part = components[name];
  if (!Part) throw new Error(`The page has no part that is called ${name}`);
  hydrateRoot(
    place,
    <TextsSource value={useLivingTexts}>
      <Part />
    </TextsSource>,
    { identifierPrefix: name },
  );
}

closeOverlaysOnLeave();
rememberChosenLanguage();
followPreferencesOpeners();
countMarkedLinks();
prefetchAppOnIntent();
watchConsentForAnalytics();
window.dispatchEvent(new Event('page-alive'));
