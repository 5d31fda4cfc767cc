import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { api } from '../api/client';
import { chooseLanguage } from '../i18n/i18n';
import { isLanguage, languageOf, localeOf, type Language } from '../i18n/languages';
import { queryKeys } from '../query-keys';
import { meQuery } from './account';
import { readAccessToken } from './session-storage';

const pendingLanguageKey = 'torpedo.pending_language';

export function keepPendingLanguage(language: Language): void {
  sessionStorage.setItem(pendingLanguageKey, language);
}

export function takePendingLanguage(): Language | null {
  const pending = sessionStorage.getItem(pendingLanguageKey) ?? undefined;
  sessionStorage.removeItem(pendingLanguageKey);
  return isLanguage(pending) ? pending : null;
}

export type Preferences = Schemas['UpdatePreferencesRequestDto'];

/** A new currency drops the cached prices in the previous one. */
export function useChangePreferences() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (preferences: Preferences) => bodyOf(api.PATCH('/api/v1/users/me', { body: preferences })),
    onSuccess: async (me, { preferred_language, preferred_currency }) => {
      queryClient.setQueryData(meQuery().queryKey, me);
      if (preferred_language) await chooseLanguage(languageOf(preferred_language));
      if (preferred_currency) void queryClient.resetQueries({ queryKey: queryKeys.services.all });
    },
  });
}

export function useSwitchLanguage(): (language: Language) => void {
  const { mutate: changePreferences } = useChangePreferences();
  return (language) => {
    void chooseLanguage(language);
    if (readAccessToken()) changePreferences({ preferred_language: localeOf(language) });
    else keepPendingLanguage(language);
  };
}
