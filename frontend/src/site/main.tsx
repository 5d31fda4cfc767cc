import { hydrateRoot } from 'react-dom/client';
import { watchConsentForAnalytics } from '../shared/analytics/watch-consent';
import { isLanguage } from '../shared/i18n/languages';
import '../styles.css';
import { SiteFrame } from './frame/site-frame';
import { loadPage } from './page-registry';
import { prefetchAppOnIntent } from './prefetch-app';
import { createSiteI18n, type SiteTexts } from './site-texts';

const { page: id = '', language } = document.documentElement.dataset;
if (!isLanguage(language)) throw new Error(`The page is in no language of ours: ${language}`);

const texts = JSON.parse(document.getElementById('texts')?.textContent ?? '{}') as SiteTexts;
const page = await loadPage(id);
const component = await page.load(language);

const root = document.getElementById('root')!;
hydrateRoot(root, <SiteFrame texts={createSiteI18n(language, texts)} path={page.path} page={component} />);
window.dispatchEvent(new Event('page-alive'));
prefetchAppOnIntent();
watchConsentForAnalytics();
