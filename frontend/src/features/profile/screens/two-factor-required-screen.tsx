import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button, Card, SectionHeading } from '@torpedo/ui-kit';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BareScreen } from '../../../shared/layout/bare-screen';
import { PageTitle } from '../../../shared/layout/page-title';
import { signInMethodsQuery } from '../../../shared/session/account';
import { useLogout } from '../../../shared/session/use-logout';
import { TwoFactorSetup } from '../components/two-factor-setup';

export function TwoFactorRequiredScreen() {
  const { t } = useTranslation('security');
  const navigate = useNavigate();
  const { data } = useSuspenseQuery(signInMethodsQuery());
  // Keeps the first answer, so that the recovery codes stay on the screen after the second step is on.
  const [methods] = useState(data);
  const { mutate: logout, isPending } = useLogout(() => navigate({ to: '/login' }));
  return (
    <BareScreen className="max-w-130 content-start gap-6 md:pt-24">
      <PageTitle>{t('required.title')}</PageTitle>
      <div className="grid gap-2">
        <SectionHeading level={1} size="page">
          {t('required.title')}
        </SectionHeading>
        <p className="text-pretty text-muted">{t('required.text')}</p>
      </div>
      <Card>
        <TwoFactorSetup methods={methods} onDone={() => void navigate({ to: '/dashboard' })} />
      </Card>
      <Button
        variant="ghost"
        className="justify-self-center"
        icon={<LogOut aria-hidden />}
        loading={isPending}
        onClick={() => logout()}
      >
        {t('required.logout')}
      </Button>
    </BareScreen>
  );
}
