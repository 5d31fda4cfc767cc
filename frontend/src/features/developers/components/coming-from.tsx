import { Card, SectionHeading } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../shared/brand';

const SAME = ['actions', 'ids', 'countries', 'words'] as const;
const DIFFERENT = ['key', 'money', 'price', 'repeat', 'operator', 'missing'] as const;
const OTHERS = ['fivesim', 'smspool'] as const;

/** The guide for programs that were written for the API of another shop. */
export function ComingFrom({ origin }: { origin: string }) {
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
