import type { QueryClient } from '@tanstack/react-query';
import { bodyOf } from '@torpedo/api-client';
import { api } from '../api/client';
import { chooseLanguage, currentLanguage } from '../i18n/i18n';
import { languageOf, localeOf } from '../i18n/languages';
import { takePendingLanguage } from './preferences';
import { storeAccessToken } from './session-storage';
import { forgetSignInNote } from './sign-in-note';
import { meQuery } from './account';

/** The account gets a language that was chosen just before; otherwise the interface gets the account's. */
async function agreeOnLanguage(queryClient: QueryClient): Promise<void> {
  const me = await queryClient.ensureQueryData(meQuery());
  const accountLanguage = languageOf(me.preferred_language);
  const pending = takePendingLanguage();
  if (pending && pending !== accountLanguage) {
    const body = { preferred_language: localeOf(pending) };
    queryClient.setQueryData(meQuery().queryKey, await bodyOf(api.PATCH('/api/v1/users/me', { body })));
  } else if (accountLanguage !== currentLanguage()) {
    await chooseLanguage(accountLanguage);
  }
}

export async function beginSession(queryClient: QueryClient, accessToken: string): Promise<void> {
  queryClient.clear();
  storeAccessToken(accessToken);
  forgetSignInNote();
  try {
    await agreeOnLanguage(queryClient);
  } catch {
    // The sign-in has succeeded. If the account cannot be read, the next guard reports it.
  }
}
