import { SiteFooter } from './site-footer';
import { SiteSandbox } from './site-sandbox';

/** What stands below every page. */
export function SiteBottom() {
  return (
    <>
      <SiteFooter />
      <SiteSandbox />
    </>
  );
}
