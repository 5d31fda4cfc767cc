import { useTranslation } from 'react-i18next';
import type { Session } from '../../api/sessions-query';

/** The name of every session that was not given one of its own. */
const browserSession = 'web';

/** What a sign-in was made with, as its owner would call it: "Chrome no Windows". */
export function useDeviceName({ name, browser, system }: Session): string {
  const { t } = useTranslation('profile');
  if (name !== browserSession) return name;
  if (browser && system) return t('sessions.device', { browser, system });
  return browser ?? system ?? t('sessions.unknownDevice');
}
