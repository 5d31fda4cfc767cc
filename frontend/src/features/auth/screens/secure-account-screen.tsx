import { Link } from '@tanstack/react-router';
import { Banner, Button } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../shared/layout/page-title';
import { useSecureAccount } from '../api/passwords';
import { AuthLayout } from '../components/auth-layout';
import { FooterLink } from '../components/footer-link';
import { useMessageText } from '../components/use-message-text';
import { useTakenToken } from '../components/use-taken-token';
import { secureError } from '../rules/error-keys';

interface SecureAccountScreenProps {
  token: string;
}

export function SecureAccountScreen({ token: mailed }: SecureAccountScreenProps) {
  const token = useTakenToken(mailed);
  const { t } = useTranslation('auth');
  const messageText = useMessageText();
  const secure = useSecureAccount();
  const failure = secure.error ? secureError(secure.error) : undefined;
  const failedKey = failure && 'key' in failure ? failure.key : undefined;
  const isDead = token === '' || failedKey?.startsWith('secure.');

  function view() {
    if (secure.data) {
      return (
        <Banner tone="success" title={t('secure.success')}>
          {secure.data.message}
        </Banner>
      );
    }
    if (isDead) return <Banner tone="danger">{t(failedKey ?? 'secure.errors.invalid')}</Banner>;
    return (
      <>
        <p className="text-pretty">{t('secure.text')}</p>
        <p className="text-pretty text-muted">{t('secure.wasMe')}</p>
        {failure && <Banner tone="danger">{messageText(failure)}</Banner>}
        <Button variant="danger" block loading={secure.isPending} onClick={() => secure.mutate(token)}>
          {t('secure.submit')}
        </Button>
      </>
    );
  }

  return (
    <AuthLayout
      headline={t('secure.headline')}
      footer={<FooterLink to="/login">{t('verify.backToLogin')}</FooterLink>}
    >
      <PageTitle>{t('secure.title')}</PageTitle>
      <div className="grid gap-5">
        {view()}
        {(secure.data || isDead) && (
          <Button asChild block>
            <Link to="/forgot-password">{t('secure.next')}</Link>
          </Button>
        )}
      </div>
    </AuthLayout>
  );
}
