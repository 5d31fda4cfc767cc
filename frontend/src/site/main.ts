import { countMarkedLinks } from '../shared/analytics/track';
import { watchConsentForAnalytics } from '../shared/analytics/watch-consent';
import { followPreferencesOpeners } from '../shared/consent/cookie-preferences';
import { isLanguage } from '../shared/i18n/languages';
import './site.css';
import { closeOverlaysOnLeave } from './behaviour/close-overlays-on-leave';
import { prefetchAppOnIntent } from './behaviour/prefetch-app-on-intent';
import { rememberChosenLanguage } from './behaviour/remember-chosen-language';
import { bringToLife } from './bring-to-life';
import { createLivingTexts } from './living-texts';
import { loadParts } from './load-parts';
import type { SiteTexts } from './site-texts';

const { page = '', language } = document.documentElement.dataset;
if (!isLanguage(language)) throw new Error(`The page is in no language of ours: ${language}`);

const texts = JSON.parse(document.getElementById('texts')?.textContent ?? '{}') as SiteTexts;
const useLivingTexts = createLivingTexts(language, texts);
const { components } = await loadParts(page);

const places = [...document.querySelectorAll<HTMLElement>('[data-living]')];
const alive = places.map((place) => {
  const name = place.dataset.living ?? '';
  const Part = components[name];
  if (!Part) throw new Error(`The page has no part that is called ${name}`);
  return bringToLife(place, Part, { name, useLivingTexts });
});

closeOverlaysOnLeave();
rememberChosenLanguage();
followPreferencesOpeners();
countMarkedLinks();
prefetchAppOnIntent();
watchConsentForAnalytics();

await Promise.all(alive);
window.dispatchEvent(new Event('page-alive'));
