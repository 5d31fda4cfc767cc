import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { appInfoQuery } from '../../../shared/app-info';

/** Loaded on demand, because most installations have no identity provider. */
const ProviderButton = lazy(async () => ({
  default: (await import('./provider-button')).ProviderButton,
}));

interface ProviderSignInProps {
  redirectTo: string | undefined;
}

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
