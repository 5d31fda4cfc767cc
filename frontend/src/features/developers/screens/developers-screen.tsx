import { Badge, Button, Card, SectionHeading } from '@torpedo/ui-kit';
import { BookOpen, FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../shared/brand';
import { Island } from '../../../shared/performance/island';
import { CallBlock, CallStep, WaysToReceive } from '../components/calls';
import { WebhooksGuide } from '../components/webhooks-guide';
import { callsTo } from '../rules/calls';

const SAME = ['actions', 'ids', 'countries', 'words'] as const;
const DIFFERENT = ['key', 'money', 'price', 'repeat', 'operator', 'missing'] as const;
const OTHERS = ['fivesim', 'smspool'] as const;

/** The guide for programs that were written for the API of another shop. */
function ComingFrom({ origin }: { origin: string }) {
  const { t } = useTranslation('developers');
  return (
    <section id="sms-activate" aria-labelledby="coming-from" className="min-w-0 scroll-mt-20">
      <SectionHeading id="coming-from">{t('comingFrom.title')}</SectionHeading>
      <p className="mt-1.5 text-pretty text-muted">{t('comingFrom.lead', { brand: brand.name })}</p>
      <Card className="mt-4">
        <p className="text-sm font-semibold">{t('comingFrom.address')}</p>
        <code className="mt-1 block font-mono text-sm wrap-anywhere">
          {`${origin}/stubs/handler_api.php`}
        </code>
      </Card>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <Points
          title={t('comingFrom.same.title')}
          points={SAME.map((name) => t(`comingFrom.same.${name}`))}
        />
        <Points
          title={t('comingFrom.different.title')}
          points={DIFFERENT.map((name) => t(`comingFrom.different.${name}`))}
        />
      </div>
      <dl className="mt-6 grid gap-4 sm:grid-cols-2">
        {OTHERS.map((name) => (
          <div key={name}>
            <dt className="font-semibold">{t(`comingFrom.${name}.title`)}</dt>
            <dd className="mt-1 text-sm text-pretty text-muted">{t(`comingFrom.${name}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <Card>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-2 grid list-disc gap-1.5 ps-5 text-sm text-pretty text-muted">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Card>
  );
}

const SERVICES = [
  'test-code',
  'test-two-codes',
  'test-silent',
  'test-refused',
  'test-price-changed',
  'test-no-balance',
] as const;

function TestKeysGuide({ origin }: { origin: string }) {
  const { t } = useTranslation('developers');
  return (
    <section id="test-keys" aria-labelledby="test-keys-title" className="min-w-0 scroll-mt-20">
      <SectionHeading id="test-keys-title">{t('testKeys.title')}</SectionHeading>
      <p className="mt-1.5 text-pretty text-muted">{t('testKeys.lead')}</p>
      <Card className="mt-4">
        <h3 className="font-semibold">{t('testKeys.services.title')}</h3>
        <dl className="mt-2 grid gap-2 text-sm sm:grid-cols-2">
          {SERVICES.map((code) => (
            <div key={code}>
              <dt className="font-mono font-semibold">{code}</dt>
              <dd className="text-pretty text-muted">{t(`testKeys.services.${code}`)}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <h3 className="mt-4 mb-2 font-semibold">{t('testKeys.clock')}</h3>
      <CallBlock label={t('testKeys.clock')} call={callsTo(origin).advance} />
      <p className="mt-2 text-sm text-pretty text-muted">{t('testKeys.clockNote')}</p>
      <p className="mt-2 text-sm text-pretty text-muted">{t('testKeys.note')}</p>
    </section>
  );
}

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
    <Card padding="none" className="mt-5 overflow-hidden sm:ms-10">
      <dl aria-label={t('refusals.label')} className="grid gap-px bg-border sm:grid-cols-2">
        {REFUSALS.map(({ status, code }) => (
          <div key={code} className="bg-surface-card p-4">
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
