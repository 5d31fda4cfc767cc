import { useQuery } from '@tanstack/react-query';
import { Banner, Button, Card, EmptyState, SectionHeading, Skeleton, SkeletonGroup } from '@torpedo/ui-kit';
import { Plus, Webhook } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../../../shared/layout/breadcrumb';
import { PageTitle } from '../../../shared/layout/page-title';
import { QueryFailure } from '../../../shared/layout/query-failure';
import { webhooksQuery } from '../api/webhooks';
import { EndpointCard } from '../components/endpoint-card';
import { CreateWebhookDialog } from '../components/secret-dialogs';

export function WebhooksScreen() {
  const { t } = useTranslation(['webhooks', 'shell']);
  const [outcome, setOutcome] = useState<string>();
  const list = useQuery(webhooksQuery());
  const endpoints = list.data?.webhooks ?? [];
  const maximum = list.data?.maximum ?? 0;
  const isFull = list.data !== undefined && endpoints.length >= maximum;
  const isEmpty = list.data !== undefined && endpoints.length === 0;
  return (
    <div className="mx-auto grid max-w-205 gap-4">
      <PageTitle>{t('title')}</PageTitle>
      <div>
        <Breadcrumb to="/profile" above={t('shell:places.profile.short')} here={t('title')} />
        <div className="mt-1 flex flex-wrap items-end justify-between gap-3">
          <div className="min-w-0 flex-1 basis-80">
            <SectionHeading level={1} size="page">
              {t('title')}
            </SectionHeading>
            <p className="mt-1 text-pretty text-muted">{isFull ? t('full', { maximum }) : t('text')}</p>
          </div>
          <CreateWebhookDialog
            trigger={
              <Button icon={<Plus aria-hidden />} disabled={!list.data || isFull}>
                {t('create')}
              </Button>
            }
          />
        </div>
      </div>
      <div role="status">{outcome && <Banner tone="success">{outcome}</Banner>}</div>
      {list.isPending && (
        <SkeletonGroup label={t('shell:loading')}>
          <Skeleton className="h-38 w-full" />
        </SkeletonGroup>
      )}
      {list.isError && !list.data && <QueryFailure query={list} title={t('failed')} />}
      {isEmpty && (
        <Card>
          <EmptyState icon={<Webhook />} title={t('empty.title')} text={t('empty.text')} />
        </Card>
      )}
      {endpoints.length > 0 && (
        <ul aria-label={t('title')} className="grid gap-4">
          {endpoints.map((endpoint) => (
            <EndpointCard
              key={endpoint.id}
              endpoint={endpoint}
              now={list.dataUpdatedAt}
              onOutcome={setOutcome}
            />
          ))}
        </ul>
      )}
      <a
        href="/developers#webhooks"
        className="touch-target w-fit text-sm font-semibold text-link underline-offset-4 hover:underline"
      >
        {t('guide')}
      </a>
    </div>
  );
}
