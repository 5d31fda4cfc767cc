import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@torpedo/api-client';
import { Badge, Button, Skeleton } from '@torpedo/ui-kit';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryFailure } from '../../../shared/layout/query-failure';
import { signInMethodsQuery } from '../../../shared/session/account';
import { ProfileCard } from './profile-card';
import { DisableDialog, RenewCodesDialog, SetupDialog } from './two-factor-dialogs';

const dialogs = { setup: SetupDialog, disable: DisableDialog, renew: RenewCodesDialog };

export function TwoFactorCard() {
  const { t } = useTranslation('security');
  const methods = useQuery(signInMethodsQuery());
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const [outcome, setOutcome] = useState<string>();
  const OpenDialog = open && dialogs[open];

  function close(said?: string) {
    setOpen(undefined);
    setOutcome(said);
  }

  if (methods.error && !methods.data) {
    return (
      <ProfileCard title={t('card.title')}>
        <QueryFailure title={t('card.failed')} query={methods} />
      </ProfileCard>
    );
  }
  return (
    <>
      <ProfileCard
        title={t('card.title')}
        text={t('card.text')}
        outcome={outcome}
        action={
          methods.data ? (
            !methods.data.two_factor_enabled && (
              <Button variant="outline" size="sm" onClick={() => setOpen('setup')}>
                {t('card.enable')}
              </Button>
            )
          ) : (
            <Skeleton className="h-9 w-24" />
          )
        }
      >
        {methods.data?.two_factor_enabled && <SwitchedOn methods={methods.data} onOpen={setOpen} />}
      </ProfileCard>
      {OpenDialog && methods.data && <OpenDialog methods={methods.data} onClose={close} />}
    </>
  );
}

interface SwitchedOnProps {
  methods: Schemas['SignInMethodsDto'];
  onOpen: (dialog: 'disable' | 'renew') => void;
}

function SwitchedOn({ methods, onOpen }: SwitchedOnProps) {
  const { t } = useTranslation('security');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-border p-4 sm:px-6">
      <div className="grid flex-1 basis-56 gap-1.5">
        <Badge tone="received">
          <ShieldCheck aria-hidden />
          {t('card.on')}
        </Badge>
        <p className="text-md text-muted">{t('card.codesLeft', { count: methods.recovery_codes_left })}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="sm" onClick={() => onOpen('renew')}>
          {t('card.renew')}
        </Button>
        <Button variant="outline" size="sm" onClick={() => onOpen('disable')}>
          {t('card.disable')}
        </Button>
      </div>
    </div>
  );
}
