type DeviceFacts = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** Tablets of that maker call themselves computers, but are touched. */
export function isIos({ userAgent, maxTouchPoints }: DeviceFacts): boolean {
  return /iPad|iPhone|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

/** Whether the app runs from the home screen, without the browser around it. */
export function isInstalled(): boolean {
  const onIos = 'standalone' in navigator && navigator.standalone === true;
  return onIos || window.matchMedia('(display-mode: standalone)').matches;
}
