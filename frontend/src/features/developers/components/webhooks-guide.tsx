import { Card, SectionHeading } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { eventKey, WEBHOOK_EVENTS } from '../../../shared/webhook-events';
import { VERIFY_DELIVERY } from '../rules/calls';

const PROMISES = ['twice', 'order', 'answer', 'tries', 'off', 'secret', 'log'] as const;

export function WebhooksGuide() {
  const { t } = useTranslation('developers');
  return (
    <section id="webhooks" aria-labelledby="webhooks-title" className="min-w-0 scroll-mt-20">
      <SectionHeading id="webhooks-title">{t('webhooks.title')}</SectionHeading>
      <p className="mt-1.5 text-pretty text-muted">
        {t('webhooks.lead')}{' '}
        <a
          href="/profile/webhooks"
          className="touch-target font-semibold text-link underline-offset-4 hover:underline"
        >
          {t('webhooks.open')}
        </a>
      </p>
      <Card asChild tone="ink" className="mt-4">
        <figure aria-label={t('webhooks.verify')}>
          <pre
            tabIndex={0}
            role="group"
            aria-label={t('webhooks.verify')}
            className="overflow-x-auto font-mono text-sm"
          >
            <code data-verify>{VERIFY_DELIVERY}</code>
          </pre>
        </figure>
      </Card>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <Card>
          <h3 className="font-semibold">{t('webhooks.events.title')}</h3>
          <dl className="mt-2 grid gap-2 text-sm">
            {WEBHOOK_EVENTS.map((type) => (
              <div key={type}>
                <dt className="font-mono font-semibold">{type}</dt>
                <dd className="text-pretty text-muted">{t(`webhooks.events.${eventKey(type)}`)}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <Card>
          <h3 className="font-semibold">{t('webhooks.promises.title')}</h3>
          <ul className="mt-2 grid list-disc gap-1.5 ps-5 text-sm text-pretty text-muted">
            {PROMISES.map((name) => (
              <li key={name}>{t(`webhooks.promises.${name}`)}</li>
            ))}
          </ul>
        </Card>
      </div>
    </section>
  );
}
