import { chooseLanguage } from '../i18n/i18n';
import { localeOf, type Language } from '../i18n/languages';
import { readAccessToken } from './access-token';
import { carryLanguage } from './carried-language';
import { useChangePreferences } from './use-change-preferences';

/** Switches the interface, and the account of whoever is signed in: its mails speak the same language. */
export function useSwitchLanguage(): (language: Language) => void {
  const { mutate: changePreferences } = useChangePreferences();
  return (language) => {
    void chooseLanguage(language);
    if (readAccessToken()) changePreferences({ preferred_language: localeOf(language) });
    else carryLanguage(language);
  };
}
