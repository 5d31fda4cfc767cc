import { Card, SectionHeading } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { callsTo } from '../rules/calls';
import { CallBlock } from './calls';

const SERVICES = [
  'test-code',
  'test-two-codes',
  'test-silent',
  'test-refused',
  'test-price-changed',
  'test-no-balance',
] as const;

export function TestKeysGuide({ origin }: { origin: string }) {
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
