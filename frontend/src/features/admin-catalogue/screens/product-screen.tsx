import { useMutation, useQuery } from '@tanstack/react-query';
import { hasCode } from '@torpedo/api-client';
import { Banner } from '@torpedo/ui-kit';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailPage } from '../../../shared/back-office/detail/detail-page';
import { DetailCard, Facts } from '../../../shared/back-office/detail/detail-parts';
import { SmallButton } from '../../../shared/back-office/small-controls';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { StaffPage } from '../../../shared/back-office/staff-page';
import { useStaffErrorText } from '../../../shared/back-office/staff-error-text';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { forgetDrafts, useDraft } from '../../../shared/back-office/change/drafts';
import { useReread } from '../../../shared/back-office/staff-query';
import { Unread } from '../../../shared/back-office/unread';
import { type AdminProduct, categoriesQuery, changeProduct, productQuery, useResume } from '../api/products';
import { OfferList } from '../components/offer-list';
import { PauseDialog } from '../components/pause-dialog';
import { ProductName, Share, StatusLabel, StockLabel } from '../components/product-cells';
import {
  ChangedProduct,
  priceOf,
  type ProductDraft,
  ProductFields,
  textOrNone,
} from '../components/product-form';
import { centsText } from '../../../shared/back-office/amounts';
import { figureFormat } from '../../../shared/format/figure-format';

interface Asked {
  /** Whether the address asks to pause the product. */
  isPausing: boolean;
  onPauseEnd: () => void;
}

export function ProductScreen({ id, ...asked }: Asked & { id: string }) {
  const { t } = useTranslation('admin-catalogue');
  const query = useQuery(productQuery(id));
  if (query.data) return <Product product={query.data} {...asked} />;
  return (
    <StaffPage title={t('products.title')}>
      <Unread query={query} className="h-60" />
    </StaffPage>
  );
}

function Product({ product, ...asked }: Asked & { product: AdminProduct }) {
  const { t } = useTranslation('admin-catalogue');
  const [isPausing, setPausing] = useState(false);
  const { id, paused_at, pause_reason } = product;
  const resume = useResume();
  return (
    <DetailPage
      list="products"
      id={id}
      title={product.sku}
      parentLabel={t('products.title')}
      parentLink={{ to: '/admin/products' }}
      linkTo={(other) => ({ to: '/admin/products/$id', params: { id: other } })}
      identity={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <ProductName product={product} />
          <span className="text-sm">
            <StatusLabel product={product} />
          </span>
        </span>
      }
      actions={
        paused_at === null ? (
          <SmallButton variant="outline" onClick={() => setPausing(true)}>
            {t('actions.pause')}
          </SmallButton>
        ) : (
          <SmallButton variant="outline" loading={resume.isPending} onClick={() => resume.mutate(id)}>
            {t('actions.resume')}
          </SmallButton>
        )
      }
      banner={
        <>
          {paused_at !== null && (
            <Banner tone="warning" title={t('pause.paused')}>
              {pause_reason ?? t('pause.noReason')}
            </Banner>
          )}
          {!product.is_country_enabled && <Banner tone="warning">{t('pause.countryOff')}</Banner>}
        </>
      }
    >
      <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,1fr)_--spacing(102)]">
        <DetailCard title={t('form.editTitle')}>
          <ProductEditor product={product} />
        </DetailCard>
        <div className="grid min-w-0 gap-3">
          <DetailCard title={t('facts.title')}>
            <Figures product={product} />
          </DetailCard>
          <DetailCard title={t('offers.title')}>
            <OfferList productId={id} />
          </DetailCard>
        </div>
      </div>
      <PauseDialog
        product={paused_at === null && (isPausing || asked.isPausing) ? product : null}
        onClose={() => {
          setPausing(false);
          if (asked.isPausing) asked.onPauseEnd();
        }}
      />
    </DetailPage>
  );
}

function Figures({ product }: { product: AdminProduct }) {
  const { t } = useTranslation('admin-catalogue');
  const { locale } = useLanguage();
  const { provider_cost, synced_price_cents, typical_seconds, works_now } = product;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <Facts
      facts={[
        {
          label: t('columns.stock'),
          value: <StockLabel stock={product.stock} label={product.stock_label} />,
        },
        {
          label: t('facts.cost'),
          value: provider_cost?.cents == null ? '—' : formatMoney(provider_cost.cents, 'BRL'),
        },
        {
          label: t('facts.followed'),
          value: synced_price_cents === null ? '—' : formatMoney(synced_price_cents, 'BRL'),
        },
        ...(product.markup_percent === null
          ? []
          : [{ label: t('facts.markup'), value: <Share value={product.markup_percent / 100} /> }]),
        { label: t('columns.margin'), value: <Share value={product.margin} isLow={product.is_low_margin} /> },
        { label: t('columns.delivery'), value: <Share value={product.delivery_rate} /> },
        {
          label: t('facts.typical'),
          value: typical_seconds === null ? '—' : t('facts.seconds', { count: typical_seconds }),
        },
        { label: t('facts.sample'), value: figureFormat().format(product.sample_size) },
        {
          label: t('facts.now'),
          value: works_now === null ? '—' : t(works_now ? 'facts.worksNow' : 'facts.unstableNow'),
        },
        { label: t('facts.changed'), value: date.format(new Date(product.updated_at)) },
      ]}
    />
  );
}

const draftOf = ({
  own_name,
  description,
  category,
  price_source,
  price_cents,
}: AdminProduct): ProductDraft => ({
  name: own_name ?? '',
  description: description ?? '',
  category,
  price: price_source === 'own' && price_cents !== null ? centsText(price_cents) : '',
});

function ProductEditor({ product }: { product: AdminProduct }) {
  const { t } = useTranslation('admin-catalogue');
  const errorText = useStaffErrorText();
  const reread = useReread(staffKeys.products);
  const { data: categories } = useQuery(categoriesQuery());
  const [seen, setSeen] = useState(product);
  const [draft, setDraft, isUnsaved] = useDraft('product', draftOf(seen));
  // Changes by other staff while this person types are reported when the product is saved.
  if (!isUnsaved && seen !== product) setSeen(product);
  const [isTried, setTried] = useState(false);
  const price = priceOf(draft.price);
  const { synced_price_cents: followed } = product;
  const cost = product.provider_cost?.cents;
  const change = useMutation({
    mutationFn: () =>
      changeProduct(product.id, {
        name: textOrNone(draft.name),
        description: textOrNone(draft.description),
        category: draft.category,
        price_cents: price ?? null,
        expected_updated_at: seen.updated_at,
      }),
    meta: { handlesErrors: true },
    async onSuccess() {
      await reread();
      forgetDrafts('product');
    },
  });
  const others = hasCode(change.error, 'CHANGED_MEANWHILE')
    ? (change.error.details.current as unknown as AdminProduct)
    : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (price !== undefined) change.mutate();
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3 px-3.5 pt-1 pb-3.5">
      <ProductFields
        draft={draft}
        isTried={isTried}
        onChange={setDraft}
        categories={categories?.items ?? []}
        serviceName={product.service_name}
        priceHint={
          followed === null ? undefined : t('form.priceFollows', { price: formatMoney(followed, 'BRL') })
        }
      />
      {price != null && cost != null && price < cost && (
        <Banner tone="warning">{t('form.belowCost', { cost: formatMoney(cost, 'BRL') })}</Banner>
      )}
      {change.error && (
        <Banner
          tone={others ? 'warning' : 'danger'}
          action={
            others && (
              <SmallButton
                variant="outline"
                onClick={() => {
                  setSeen(others);
                  change.reset();
                  void reread();
                }}
              >
                {t('form.lookAgain')}
              </SmallButton>
            )
          }
        >
          {others ? <ChangedProduct before={seen} now={others} /> : errorText(change.error)}
        </Banner>
      )}
      <div className="flex justify-end">
        <SmallButton type="submit" loading={change.isPending}>
          {t('form.save')}
        </SmallButton>
      </div>
    </form>
  );
}
