import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { appInfoQuery } from '../../../shared/app-info';

/** Loaded where it is wanted only: most installations have no identity provider, and the sign-in should be there at once. */
const ProviderButton = lazy(async () => ({
  default: (await import('./provider-button')).ProviderButton,
}));

interface ProviderSignInProps {
  /** Where the person wanted to go before they were asked to sign in. */
  redirectTo: string | undefined;
}

/** The other way in, below the form; nothing where no identity provider is configured. */
export function ProviderSignIn({ redirectTo }: ProviderSignInProps) {
  const provider = useQuery(appInfoQuery()).data?.identity_provider;
  return (
    provider && (
      <Suspense>
        <ProviderButton provider={provider.label} redirectTo={redirectTo} />
      </Suspense>
    )
  );
}
