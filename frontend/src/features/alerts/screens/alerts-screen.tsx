import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Banner, Button, Card, EmptyState, SectionHeading, Skeleton, SkeletonGroup } from '@torpedo/ui-kit';
import { Bell, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { ProductSearch } from '../../../shared/linked-product';
import { Breadcrumb } from '../../../shared/layout/breadcrumb';
import { PageTitle } from '../../../shared/layout/page-title';
import { QueryFailure } from '../../../shared/layout/query-failure';
import { alertsQuery, type PriceAlert } from '../api/alerts';
import { AlertRow, TriggeredAlert } from '../components/alert-cards';
import { AlertDialog } from '../components/alert-dialog';

interface AlertsScreenProps {
  /** The product in the address of the page. The form opens with it. */
  product: ProductSearch;
}

export function AlertsScreen({ product }: AlertsScreenProps) {
  const { t } = useTranslation(['alerts', 'shell']);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const list = useQuery(alertsQuery(language));
  const [chosen, setChosen] = useState<ProductSearch | null>(product.service ? product : null);
  const [outcome, setOutcome] = useState<string>();
  const alerts = list.data?.alerts ?? [];
  const of = (state: PriceAlert['state']) => alerts.filter((alert) => alert.state === state);
  const isFull = list.data !== undefined && list.data.open >= list.data.maximum;

  function close() {
    setChosen(null);
    // Removes the product from the address, so that a reload does not open the form again.
    void navigate({ to: '/services/alerts', replace: true });
  }

  const createButton = (
    <Button
      variant={alerts.length === 0 ? 'primary' : 'outline'}
      icon={<Plus aria-hidden />}
      disabled={isFull}
      onClick={() => setChosen({})}
    >
      {t('create')}
    </Button>
  );

  return (
    <div className="mx-auto grid max-w-160 gap-4">
      <PageTitle>{t('title')}</PageTitle>
      <div>
        <Breadcrumb
          to="/services"
          above={t('shell:places.numbers.short')}
          here={t('title')}
          className="max-md:hidden"
        />
        <div className="flex items-center justify-between gap-3 md:mt-1">
          <SectionHeading level={1} size="page">
            {t('title')}
          </SectionHeading>
          {list.data && (
            <span className="text-sm text-muted">
              {t('used', { used: list.data.open, maximum: list.data.maximum })}
            </span>
          )}
        </div>
        <div role="status">
          {outcome && (
            <Banner tone="success" className="mt-3">
              {outcome}
            </Banner>
          )}
        </div>
      </div>
      {list.isPending && (
        <SkeletonGroup label={t('shell:loading')} className="grid gap-3">
          <Skeleton className="h-20 rounded-card" />
          <Skeleton className="h-20 rounded-card" />
        </SkeletonGroup>
      )}
      {list.isError && !list.data && <QueryFailure query={list} title={t('failed')} />}
      {list.data && alerts.length === 0 && (
        <Card>
          <EmptyState icon={<Bell />} title={t('empty.title')} text={t('empty.text')} action={createButton} />
        </Card>
      )}
      {of('triggered').length > 0 && (
        <ul aria-label={t('groups.triggered')} className="grid gap-3">
          {of('triggered').map((alert) => (
            <TriggeredAlert key={alert.id} alert={alert} />
          ))}
        </ul>
      )}
      <Rows title={t('groups.waiting')} alerts={of('waiting')} />
      <Rows title={t('groups.ended')} alerts={of('ended')} />
      {alerts.length > 0 && (
        <div className="grid justify-items-start gap-2">
          {createButton}
          {isFull && <p className="text-sm text-muted">{t('full', { maximum: list.data?.maximum })}</p>}
        </div>
      )}
      {chosen && (
        <AlertDialog product={chosen} onProductChange={setChosen} onClose={close} onCreated={setOutcome} />
      )}
    </div>
  );
}

function Rows({ title, alerts }: { title: string; alerts: readonly PriceAlert[] }) {
  if (alerts.length === 0) return null;
  return (
    <section className="grid gap-2">
      <SectionHeading level={2} size="card">
        {title}
      </SectionHeading>
      <Card padding="none">
        <ul aria-label={title}>
          {alerts.map((alert) => (
            <AlertRow key={alert.id} alert={alert} />
          ))}
        </ul>
      </Card>
    </section>
  );
}
