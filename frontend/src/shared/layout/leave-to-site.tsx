import { useEffect } from 'react';

/** The start page is another document: an address that the app does not know leads there by loading it. */
export function LeaveToSite() {
  useEffect(() => window.location.replace('/'), []);
  return null;
}
