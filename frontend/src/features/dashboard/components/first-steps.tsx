import { Link } from '@tanstack/react-router';
import { Button, Card, classNames, SectionHeading } from '@torpedo/ui-kit';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBalance } from '../../../shared/balance';

const STEPS = ['add', 'choose', 'use'] as const;

export function FirstSteps({ className }: { className?: string }) {
  const { t } = useTranslation('dashboard');
  const { data: balance } = useBalance();
  const hasBalance = balance !== undefined && balance.balance_cents > 0;
  const present = hasBalance ? 1 : 0;
  return (
    <Card padding="lg" className={classNames('grid content-center gap-4', className)}>
      <SectionHeading size="card">{t('steps.title')}</SectionHeading>
      <ol className="grid divide-y divide-border">
        {STEPS.map((step, place) => (
          <li
            key={step}
            aria-current={place === present ? 'step' : undefined}
            className="flex items-center gap-3 py-3 first:pt-0 last:pb-0"
          >
            <span
              aria-hidden
              className={classNames(
                'inline-flex size-8 shrink-0 items-center justify-center rounded-chip font-semibold',
                place === present ? 'bg-surface-solid text-on-solid' : 'bg-surface-sunken text-muted',
              )}
            >
              {place + 1}
            </span>
            <span className="grid min-w-0">
              <span className="font-semibold">{t(`steps.${step}.title`)}</span>
              <span className="text-sm text-pretty text-muted">{t(`steps.${step}.text`)}</span>
            </span>
          </li>
        ))}
      </ol>
      <Button asChild icon={hasBalance ? undefined : <Plus aria-hidden />}>
        {hasBalance ? (
          <Link to="/services">{t('steps.buyAction')}</Link>
        ) : (
          <Link to="/dashboard/balance">{t('steps.addAction')}</Link>
        )}
      </Button>
    </Card>
  );
}
