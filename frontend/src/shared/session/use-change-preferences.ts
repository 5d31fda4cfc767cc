import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { api } from '../api/client';
import { chooseLanguage } from '../i18n/i18n';
import { languageOf } from '../i18n/languages';
import { meQuery } from './me-query';
import { queryKeys } from '../query-keys';

export type Preferences = Schemas['UpdatePreferencesRequestDto'];

/** Changes what the account prefers; the interface follows. Prices in the currency of before are forgotten. */
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
