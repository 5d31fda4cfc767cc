import { Button, Card, SectionHeading, TextField } from '@torpedo/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language';
import { feedAddress } from '../../../shared/status/status-read';

/** The server replaces this placeholder with the typed address. */
const TYPED = '%TYPED%';

const REFUSALS = ['invalid', 'later'] as const;
const QUESTIONS = ['confirm', 'leave'] as const;
const NOTICES = ['sent', 'following', 'gone', 'left'] as const;

/** The server writes the part to show in `data-part` of the document. Without it, the form is shown. */
const SHOWN = {
  form: 'in-data-part:hidden',
  invalid: 'hidden in-data-[part=invalid]:block',
  later: 'hidden in-data-[part=later]:block',
  confirm: 'hidden in-data-[part=confirm]:block',
  leave: 'hidden in-data-[part=leave]:block',
  sent: 'hidden in-data-[part=sent]:block',
  following: 'hidden in-data-[part=following]:block',
  gone: 'hidden in-data-[part=gone]:block',
  left: 'hidden in-data-[part=left]:block',
} as const;

interface FollowScreenProps {
  /** The address of this page. */
  address: string;
  statusAddress: string;
}

/** All answers to the form of /status and to the links in its mails, in one page without scripts. */
export function FollowScreen({ address, statusAddress }: FollowScreenProps) {
  const { t } = useTranslation('status-follow');
  return (
    <div className="mx-auto w-full max-w-140 px-4 pt-8 pb-16 md:pt-12">
      <Part shown="form" title={t('title')} text={t('lead')}>
        <AddressForm address={address} />
      </Part>
      {REFUSALS.map((part) => (
        <Part key={part} shown={part} title={t('title')} text={t('lead')}>
          <AddressForm address={address} typed={TYPED} error={t(part)} />
        </Part>
      ))}
      {QUESTIONS.map((part) => (
        <Part key={part} shown={part} title={t(`${part}.title`)} text={t(`${part}.text`)}>
          {/* Without an action the form posts to the address of the page, which has the secret of the link. */}
          <form method="post">
            <Button type="submit">{t(`${part}.press`)}</Button>
          </form>
        </Part>
      ))}
      {NOTICES.map((part) => (
        <Part key={part} shown={part} title={t(`${part}.title`)} text={t(`${part}.text`)}>
          <Button asChild variant="outline">
            <a href={statusAddress}>{t('page')}</a>
          </Button>
        </Part>
      ))}
    </div>
  );
}

interface PartProps {
  shown: keyof typeof SHOWN;
  title: string;
  text: string;
  children: ReactNode;
}

function Part({ shown, title, text, children }: PartProps) {
  return (
    <Card className={SHOWN[shown]}>
      <SectionHeading level={1} size="page">
        {title}
      </SectionHeading>
      <p className="mt-2 mb-5 text-pretty text-muted">{text}</p>
      {children}
    </Card>
  );
}

function AddressForm({ address, typed, error }: { address: string; typed?: string; error?: string }) {
  const { t } = useTranslation('status-follow');
  const { language } = useLanguage();
  return (
    <form method="post" action={address} noValidate className="grid gap-4">
      <TextField
        type="email"
        name="email"
        autoComplete="email"
        maxLength={254}
        label={t('email')}
        defaultValue={typed}
        error={error}
        autoFocus={error !== undefined}
      />
      <Button type="submit">{t('submit')}</Button>
      <Button asChild variant="link" size="sm">
        <a href={feedAddress(language)}>{t('rss')}</a>
      </Button>
    </form>
  );
}
