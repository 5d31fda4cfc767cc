import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { hasCode } from '@torpedo/api-client';
import { Banner, Button, Checkbox, Drawer, SearchField, Skeleton, TextArea } from '@torpedo/ui-kit';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { useErrorText } from '../../../shared/errors/error-text';
import { invalidate } from '../../../shared/query-keys';
import { type AdminCountry, changeCountry } from '../api/countries';
import { productsQuery } from '../api/products';

interface CountryServicesDrawerProps {
  country: AdminCountry;
  onClose: () => void;
}

/** Which services are sold in a country; those that are switched off are paused there alone. */
export function CountryServicesDrawer({ country, onClose }: CountryServicesDrawerProps) {
  const { t } = useTranslation('admin-catalogue');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const formId = useId();
  const [typed, setTyped] = useState('');
  /** What is to be different, by the service's code. */
  const [pauses, setPauses] = useState<Readonly<Record<string, boolean>>>({});
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const products = useQuery(
    productsQuery({
      country: country.iso_code,
      margin_below: undefined,
      ...(typed && { search: typed }),
      sort: 'sku',
      direction: 'asc',
    }),
  );
  const count = Object.keys(pauses).length;
  const needsReason = Object.values(pauses).includes(true) && reason.trim() === '';
  const save = useMutation({
    mutationFn: () =>
      changeCountry(country.iso_code, {
        services: Object.entries(pauses).map(([service_code, is_paused]) => ({ service_code, is_paused })),
        ...(reason.trim() && { reason: reason.trim() }),
        expected_updated_at: country.updated_at,
      }),
    meta: { handlesErrors: true },
    onSuccess: onClose,
    onSettled() {
      invalidate(queryClient, staffKeys.countries.all);
      invalidate(queryClient, staffKeys.products.all);
    },
  });

  function choose(code: string, isPausedNow: boolean, isPaused: boolean) {
    const { [code]: _before, ...others } = pauses;
    setPauses(isPaused === isPausedNow ? others : { ...others, [code]: isPaused });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (count > 0 && !needsReason) save.mutate();
  }

  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={t('countries.servicesTitle', { name: country.name })}
      description={t('countries.servicesText')}
      closeLabel={t('close')}
      busy={save.isPending}
      footer={
        <>
          <Button variant="outline" size="sm" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} size="sm" loading={save.isPending}>
            {t('countries.servicesSubmit', { count })}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <SearchField
          label={t('countries.servicesSearch')}
          placeholder={t('countries.servicesSearch')}
          clearLabel={t('desk.clear')}
          value={typed}
          onValueChange={setTyped}
        />
        {products.error && <Banner tone="danger">{errorText(products.error)}</Banner>}
        {products.isPending && <Skeleton className="h-40" />}
        <ul aria-label={t('countries.services')} className="divide-y divide-border">
          {products.data?.rows.map(({ id, service_code, service_name, paused_at }) => {
            const isPausedNow = paused_at !== null;
            return (
              <li key={id} className="py-1.5">
                <Checkbox
                  label={service_name}
                  checked={!(pauses[service_code] ?? isPausedNow)}
                  onChange={(event) => choose(service_code, isPausedNow, !event.target.checked)}
                />
              </li>
            );
          })}
        </ul>
        {products.data && products.data.total > products.data.rows.length && (
          <p className="text-xs text-muted">{t('countries.servicesMore')}</p>
        )}
        <TextArea
          label={t('bulk.reason')}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={isTried && needsReason && t('bulk.reasonMissing')}
        />
        {save.error && (
          <Banner tone="danger">
            {hasCode(save.error, 'CHANGED_MEANWHILE') ? t('form.changedMeanwhile') : errorText(save.error)}
          </Banner>
        )}
      </form>
    </Drawer>
  );
}
