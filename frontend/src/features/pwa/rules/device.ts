type DeviceFacts = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** An iPad calls itself a Mac, but a Mac has no touch screen. */
export function isIos({ userAgent, maxTouchPoints }: DeviceFacts): boolean {
  return /iPad|iPhone|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

export function isInstalled(): boolean {
  const onIos = 'standalone' in navigator && navigator.standalone === true;
  return onIos || window.matchMedia('(display-mode: standalone)').matches;
}
