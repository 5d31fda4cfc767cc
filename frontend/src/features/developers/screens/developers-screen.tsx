import { Badge, Button, Card, SectionHeading } from '@torpedo/ui-kit';
import { BookOpen, FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../shared/brand';
import { Island } from '../../../shared/performance/island';
import { CallBlock, CallStep, WaysToReceive } from '../components/calls';
import { ComingFrom } from '../components/coming-from';
import { TestKeysGuide } from '../components/test-keys-guide';
import { WebhooksGuide } from '../components/webhooks-guide';
import { callsTo } from '../rules/calls';

const REFUSALS = [
  { status: 402, code: 'INSUFFICIENT_BALANCE' },
  { status: 403, code: 'KEY_BUDGET_EXCEEDED' },
  { status: 409, code: 'PRICE_CHANGED' },
  { status: 409, code: 'LIMIT_REACHED' },
] as const;

export function DevelopersScreen({ origin }: { origin: string }) {
  const { t } = useTranslation('developers');
  const calls = callsTo(origin);
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-6 pb-16 xl:px-0">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-100 max-sm:basis-full">
          <SectionHeading level={1} size="page">
            {t('title', { brand: brand.name })}
          </SectionHeading>
          <p className="mt-1.5 text-pretty text-muted">{t('lead')}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Island name="health" />
          <Button asChild variant="outline" size="sm" icon={<BookOpen aria-hidden />}>
            <a href="/docs">{t('reference')}</a>
          </Button>
        </div>
      </div>
      <div className="mt-6 grid grid-cols-1 gap-x-6 gap-y-8 lg:grid-cols-[minmax(0,1fr)_--spacing(97)]">
        <div className="min-w-0">
          <ol className="grid grid-cols-1 gap-5">
            <CallStep number={1} title={t('steps.check.title')} hint={t('steps.check.hint')}>
              <CallBlock label={t('steps.check.title')} call={calls.check} />
              <p className="mt-2 text-sm text-muted">{t('variables')}</p>
            </CallStep>
            <CallStep number={2} title={t('steps.buy.title')} hint={t('steps.buy.hint')}>
              <CallBlock label={t('steps.buy.title')} call={calls.buy} />
              <p className="mt-2 text-sm text-muted">{t('orderNote')}</p>
              <p className="mt-2 text-sm text-muted">{t('countriesNote')}</p>
            </CallStep>
            <CallStep number={3} title={t('steps.receive.title')} hint={t('steps.receive.hint')}>
              <WaysToReceive calls={calls} />
            </CallStep>
          </ol>
          <Refusals />
        </div>
        <aside className="grid grid-cols-1 content-start gap-3 lg:row-span-2">
          <Island name="keys" />
          <Island name="webhooks" />
          <SandboxCard />
          <Island name="status" />
          <Guides />
        </aside>
        <div className="grid min-w-0 grid-cols-1 gap-12">
          <TestKeysGuide origin={origin} />
          <WebhooksGuide />
          <ComingFrom origin={origin} />
        </div>
      </div>
    </div>
  );
}

const GUIDES = [
  { id: 'test-keys', title: 'testKeys.title' },
  { id: 'webhooks', title: 'webhooks.title' },
  { id: 'sms-activate', title: 'comingFrom.title' },
] as const;

/** The list of the guides, which stays in sight beside them. */
function Guides() {
  const { t } = useTranslation('developers');
  return (
    <Card asChild className="sticky top-20 max-lg:hidden">
      <nav aria-label={t('guides')}>
        <SectionHeading size="card">{t('guides')}</SectionHeading>
        <ul className="mt-1">
          {GUIDES.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center text-sm font-semibold text-link underline-offset-4 hover:underline"
              >
                {t(title)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  );
}

function Refusals() {
  const { t } = useTranslation('developers');
  return (
    <Card asChild padding="none" className="mt-5 overflow-hidden sm:ms-10">
      <dl aria-label={t('refusals.label')} className="grid gap-px bg-border sm:grid-cols-2">
        {REFUSALS.map(({ status, code }) => (
          <div key={code} className="bg-surface p-4">
            <dt className="font-mono text-xs font-semibold wrap-anywhere">
              {status} {code}
            </dt>
            <dd className="mt-1.5 text-sm text-muted">{t(`refusals.${code}`)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function SandboxCard() {
  const { t } = useTranslation('developers');
  return (
    <Card>
      <SectionHeading
        size="card"
        trailing={
          <Badge tone="waiting">
            <FlaskConical aria-hidden />
            {t('sandbox.badge')}
          </Badge>
        }
      >
        {t('sandbox.title')}
      </SectionHeading>
      <p className="mt-2 text-sm text-pretty text-muted">{t('sandbox.text', { brand: brand.name })}</p>
      <div className="mt-3 flex items-center justify-between gap-3 rounded-control bg-surface-sunken ps-3">
        <code className="font-mono text-sm">npm start</code>
        <Island name="sandboxCommand" />
      </div>
    </Card>
  );
}
