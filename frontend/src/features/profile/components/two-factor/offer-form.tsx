import type { Schemas } from '@torpedo/api-client';
import { Banner, Button } from '@torpedo/ui-kit';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../shared/errors/error-text';
import { useOfferTwoFactor } from '../../api/use-two-factor';
import { OwnerPassword } from '../proof/owner-password';
import { ReconfirmAtProvider } from '../proof/reconfirm-at-provider';

type OfferFormProps = {
  methods: Schemas['SignInMethodsDto'];
  onOffered: (setup: Schemas['TwoFactorSetupDto']) => void;
};

/** Before a secret is given out: is it the owner who asks? */
export function OfferForm({ methods, onOffered }: OfferFormProps) {
  const { t } = useTranslation('security');
  const errorText = useErrorText();
  const offer = useOfferTwoFactor();
  const [password, setPassword] = useState('');
  if (!methods.has_password && !methods.is_reconfirmed) return <ReconfirmAtProvider />;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!offer.isPending) offer.mutate(methods.has_password ? { password } : {}, { onSuccess: onOffered });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {methods.has_password && <OwnerPassword value={password} onChange={setPassword} />}
      {offer.error && <Banner tone="danger">{errorText(offer.error)}</Banner>}
      <Button type="submit" block loading={offer.isPending}>
        {t('setup.continue')}
      </Button>
    </form>
  );
}
