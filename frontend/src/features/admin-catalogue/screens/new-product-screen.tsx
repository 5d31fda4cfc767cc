import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { bodyOf, hasCode, PAGE_SIZES } from '@torpedo/api-client';
import { Banner, Select } from '@torpedo/ui-kit';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SmallButton } from '../../../shared/back-office/small-controls';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { StaffPage } from '../../../shared/back-office/staff-page';
import { useStaffErrorText } from '../../../shared/back-office/staff-error-text';
import { forgetDrafts, useDraft } from '../../../shared/back-office/change/drafts';
import { staffApi } from '../../../shared/back-office/staff-api';
import { staffQuery, useReread } from '../../../shared/back-office/staff-query';
import { categoriesQuery } from '../api/products';
import { priceOf, ProductFields, textOrNone } from '../components/product-form';

const EMPTY = { service: '', country: '', name: '', description: '', category: '', price: '' };

export function NewProductScreen() {
  const { t } = useTranslation('admin-catalogue');
  const errorText = useStaffErrorText();
  const navigate = useNavigate();
  const reread = useReread(staffKeys.products);
  const { data: services } = useQuery(
    staffQuery(staffKeys.known, '/api/v1/services', {
      query: { active: false, per_page: PAGE_SIZES.services.most },
    }),
  );
  const { data: countries } = useQuery(
    staffQuery(staffKeys.known, '/api/v1/countries', { query: { per_page: PAGE_SIZES.countries.most } }),
  );
  const { data: categories } = useQuery(categoriesQuery());
  const [draft, setDraft] = useDraft('product', EMPTY);
  const { service, country } = draft;
  const set = (change: Partial<typeof EMPTY>) => setDraft({ ...draft, ...change });
  const [isTried, setTried] = useState(false);
  const known = services?.services.find(({ serv_code }) => serv_code === service);
  const price = priceOf(draft.price);
  const create = useMutation({
    mutationFn: () =>
      bodyOf(
        staffApi.POST('/api/v1/admin/products', {
          body: {
            service,
            country,
            name: textOrNone(draft.name),
            description: textOrNone(draft.description),
            ...(draft.category !== '' && { category: draft.category }),
            ...(price != null && { price_cents: price }),
          },
        }),
      ),
    meta: { handlesErrors: true },
    onSuccess: ({ id }) => {
      forgetDrafts('product');
      void reread();
      void navigate({ to: '/admin/products/$id', params: { id } });
    },
  });
  const existing = hasCode(create.error, 'PRODUCT_EXISTS') ? create.error.details.product_id : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (service !== '' && country !== '' && price !== undefined) create.mutate();
  }

  return (
    <StaffPage title={t('form.newTitle')} parent={<Link to="/admin/products">{t('products.title')}</Link>}>
      <form
        noValidate
        onSubmit={submit}
        className="grid max-w-160 gap-3 rounded-card border border-border bg-surface-card p-3.5"
      >
        <p className="text-sm text-muted">{t('form.newText')}</p>
        <div className="grid gap-3 sm:grid-cols-2">
          <Select
            size="xs"
            label={t('form.service')}
            placeholder={t('form.choose')}
            options={(services?.services ?? [])
              .map(({ serv_code, name }) => ({ value: serv_code, label: name }))
              .sort((left, right) => left.label.localeCompare(right.label))}
            value={service}
            onChange={(event) => set({ service: event.target.value })}
            error={isTried && service === '' && t('form.serviceMissing')}
          />
          <Select
            size="xs"
            label={t('form.country')}
            placeholder={t('form.choose')}
            options={(countries?.countries ?? []).map(({ iso_code, name }) => ({
              value: iso_code,
              label: name,
            }))}
            value={country}
            onChange={(event) => set({ country: event.target.value })}
            error={isTried && country === '' && t('form.countryMissing')}
          />
        </div>
        {service !== '' && country !== '' && (
          <p className="text-sm">
            {t('columns.sku')}: <b className="font-semibold">{`${country}-${service.toUpperCase()}`}</b>
          </p>
        )}
        <ProductFields
          draft={draft}
          isTried={isTried}
          onChange={set}
          categories={categories?.items ?? []}
          serviceName={known?.name}
        />
        {create.error && (
          <Banner tone="danger">
            {errorText(create.error)}{' '}
            {typeof existing === 'string' && (
              <Link className="font-semibold underline" to="/admin/products/$id" params={{ id: existing }}>
                {t('form.openExisting')}
              </Link>
            )}
          </Banner>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <SmallButton asChild variant="outline">
            <Link to="/admin/products">{t('cancel')}</Link>
          </SmallButton>
          <SmallButton type="submit" loading={create.isPending}>
            {t('form.create')}
          </SmallButton>
        </div>
      </form>
    </StaffPage>
  );
}
