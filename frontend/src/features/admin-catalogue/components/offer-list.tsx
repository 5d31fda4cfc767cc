import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Banner, classNames } from '@torpedo/ui-kit';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bodyOf } from '@torpedo/api-client';
import { ReasonDialog } from '../../../shared/back-office/change/reason-dialog';
import { SmallButton, SmallIconButton } from '../../../shared/back-office/small-controls';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { useStaffErrorText } from '../../../shared/back-office/staff-error-text';
import { askedText, formatMicros } from '../../../shared/back-office/amounts';
import { figureFormat } from '../../../shared/format/figure-format';
import { staffApi } from '../../../shared/back-office/staff-api';
import { changeCall } from '../../../shared/back-office/staff-query';
import { useLanguage } from '../../../shared/i18n/use-language';
import { shortCountry } from '../../../shared/back-office/short-country';
import { Unread } from '../../../shared/back-office/unread';
import { offersQuery, type ProductOffer } from '../api/products';
import { Share } from './product-cells';

interface OfferListProps {
  productId: string;
  /** Where the product is sold. */
  country: { iso: string; name: string };
}

export function OfferList({ productId, country: { iso, name } }: OfferListProps) {
  const { locale } = useLanguage();
  const { t } = useTranslation('admin-catalogue');
  const errorText = useStaffErrorText();
  const queryClient = useQueryClient();
  const read = offersQuery(productId);
  const query = useQuery(read);
  const { data } = query;
  const move = useMutation({
    mutationFn: ({ offer, position }: { offer: ProductOffer; position: number }) =>
      bodyOf(
        staffApi.PATCH('/api/v1/admin/products/{id}/offers/{offerId}', {
          params: { path: { id: productId, offerId: offer.id } },
          body: { position },
        }),
      ),
    meta: { handlesErrors: true },
    onSuccess: (offers) => queryClient.setQueryData(read.queryKey, offers),
  });
  const [closed, setClosed] = useState<ProductOffer | null>(null);
  if (!data) return <Unread query={query} className="h-24" />;
  if (data.total === 0) return <p className="px-3.5 py-3 text-sm text-muted">{t('offers.empty')}</p>;
  /** A provider may have the country twice; then its own number of the country says which. */
  const nameOf = ({ provider, provider_name: providerName, provider_country_id: code }: ProductOffer) => {
    const country = shortCountry(iso, name, locale);
    const isTwice = data.items.filter((other) => other.provider === provider).length > 1;
    return t(isTwice ? 'offers.nameOf' : 'offers.name', { provider: providerName, country, code });
  };
  return (
    <>
      <ol aria-label={t('offers.title')} className="divide-y divide-border">
        {data.items.map((offer) => (
          <OfferRow
            key={offer.id}
            offer={offer}
            name={nameOf(offer)}
            total={data.total}
            isMoving={move.isPending}
            onMove={(position) => move.mutate({ offer, position })}
            onOpen={() => setClosed(offer)}
          />
        ))}
      </ol>
      {move.error && <Banner tone="danger">{errorText(move.error)}</Banner>}
      {closed && <OpenOfferDialog productId={productId} offer={closed} onClose={() => setClosed(null)} />}
    </>
  );
}

interface OpenOfferDialogProps {
  productId: string;
  offer: ProductOffer;
  onClose: () => void;
}

/** Opens an offer again that was closed because its provider asked another cost than it promised. */
function OpenOfferDialog({ productId, offer, onClose }: OpenOfferDialogProps) {
  const { t } = useTranslation('admin-catalogue');
  return (
    <ReasonDialog
      action="offer.open"
      onClose={onClose}
      title={t('offers.openQuestion', { provider: offer.provider_name })}
      text={t('offers.openText', closureTexts(offer))}
      submitLabel={t('offers.openSubmit')}
      call={changeCall('post', '/api/v1/admin/products/{id}/offers/{offerId}/open', {
        id: productId,
        offerId: offer.id,
      })}
      rereads={[staffKeys.products]}
    />
  );
}

const closureTexts = ({ closure }: ProductOffer) => ({
  asked: closure && askedText(closure.asked),
  promised: closure && formatMicros(closure.promised.amount_micros, closure.promised.currency),
});

interface OfferRowProps {
  offer: ProductOffer;
  name: string;
  total: number;
  isMoving: boolean;
  onMove: (position: number) => void;
  onOpen: () => void;
}

function OfferRow({ offer, name, total, isMoving, onMove, onOpen }: OfferRowProps) {
  const { t } = useTranslation('admin-catalogue');
  const figure = figureFormat();
  return (
    <li className="grid grid-cols-[--spacing(5)_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-0.5 px-3.5 py-2 text-sm">
      <span className="text-muted tabular-nums">{offer.position}</span>
      <span className="truncate font-semibold">{name}</span>
      <span className="text-right tabular-nums">
        {formatMicros(offer.cost.amount_micros, offer.cost.currency)}
      </span>
      <span
        className={classNames(
          'col-span-2 col-start-2 text-xs',
          offer.obstacle ? 'text-danger' : 'text-muted',
        )}
      >
        {offer.obstacle
          ? t(`offers.obstacles.${offer.obstacle}`, closureTexts(offer))
          : t('offers.sample', { count: offer.sample_size, number: figure.format(offer.sample_size) })}
        {offer.rank !== null && ` · ${t('offers.rank', { rank: offer.rank })}`}
      </span>
      <span className="col-span-2 col-start-2 flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <span className="text-xs text-muted tabular-nums">
          <Share value={offer.delivery_rate} /> ·{' '}
          {offer.typical_seconds !== null && <>{t('offers.wait', { count: offer.typical_seconds })} · </>}
          {t('offers.stock', { count: offer.stock, number: figure.format(offer.stock) })}
        </span>
        <span className="flex items-center">
          {offer.closure && (
            <SmallButton variant="outline" aria-label={t('offers.open', { name })} onClick={onOpen}>
              {t('offers.openShort')}
            </SmallButton>
          )}
          {total > 1 && (
            <>
              <SmallIconButton
                label={t('offers.up', { name })}
                disabled={isMoving || offer.position === 1}
                onClick={() => onMove(offer.position - 1)}
              >
                <ChevronUp aria-hidden className="size-4" />
              </SmallIconButton>
              <SmallIconButton
                label={t('offers.down', { name })}
                disabled={isMoving || offer.position === total}
                onClick={() => onMove(offer.position + 1)}
              >
                <ChevronDown aria-hidden className="size-4" />
              </SmallIconButton>
            </>
          )}
        </span>
      </span>
    </li>
  );
}
