import { Link } from '@tanstack/react-router';
import { Banner, Button } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../shared/layout/page-title';
import { useSecureAccount } from '../api/use-secure-account';
import { AuthLayout } from '../components/auth-layout';
import { FooterLink } from '../components/footer-link';
import { secureError } from '../rules/error-keys';

type SecureAccountScreenProps = {
  /** The token of the security mail's link. */
  token: string;
};

/** Where "Wasn't you?" leads: nothing happens before the button is pressed. */
export function SecureAccountScreen({ token }: SecureAccountScreenProps) {
  const { t } = useTranslation('auth');
  const secure = useSecureAccount();

  function problem(): string | undefined {
    if (token === '') return t('secure.errors.invalid');
    if (!secure.error) return undefined;
    const message = secureError(secure.error);
    if ('text' in message) return message.text;
    return 'registerKey' in message
      ? t(`register.errors.${message.registerKey}`)
      : t(`secure.errors.${message.key}`);
  }

  const shownProblem = problem();

  return (
    <AuthLayout
      headline={t('secure.headline')}
      footer={<FooterLink to="/login">{t('verify.backToLogin')}</FooterLink>}
    >
      <PageTitle>{t('secure.title')}</PageTitle>
      {secure.data ? (
        <div className="grid gap-5">
          <Banner tone="success" title={t('secure.success')}>
            {secure.data.message}
          </Banner>
          <Button asChild block>
            <Link to="/forgot-password">{t('secure.next')}</Link>
          </Button>
        </div>
      ) : (
        <div className="grid gap-5">
          <p className="text-pretty">{t('secure.text')}</p>
          <p className="text-pretty text-muted">{t('secure.wasMe')}</p>
          {shownProblem && <Banner tone="danger">{shownProblem}</Banner>}
          <Button
            variant="danger"
            block
            disabled={token === ''}
            loading={secure.isPending}
            onClick={() => secure.mutate(token)}
          >
            {t('secure.submit')}
          </Button>
          {shownProblem && (
            <Button asChild variant="outline" block>
              <Link to="/forgot-password">{t('secure.next')}</Link>
            </Button>
          )}
        </div>
      )}
    </AuthLayout>
  );
}
