import type { LivingParts } from '../living-parts';
import { SiteConsent } from './site-consent';
import { SiteSandbox } from './site-sandbox';
import { SiteTheme } from './site-theme';

/** What is alive in the frame of every page. */
export const frameParts: LivingParts = {
  namespaces: ['shell', 'consent'],
  components: { consent: SiteConsent, sandbox: SiteSandbox, theme: SiteTheme },
};
