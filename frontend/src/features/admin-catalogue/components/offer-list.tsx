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
import { ShareBar } from '../../../shared/format/share-bar';
import { staffApi } from '../../../shared/back-office/staff-api';
import { changeCall } from '../../../shared/back-office/staff-query';
import { Unread } from '../../../shared/back-office/unread';
import { offersQuery, type ProductOffer } from '../api/products';
import { deliveryClass } from '../rules/delivery-grid';
import { Share } from './product-cells';

/** Columns that give way where the table is narrow. On a phone the cost goes below the name. */
const WIDE = '@max-xl:hidden';
/** The column that gives way in the drawer of a phone too. */
const DRAWER = '@max-xs:hidden';

export function OfferList({ productId }: { productId: string }) {
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
  const nameOf = ({ provider, provider_name: name, provider_country_id: code }: ProductOffer) => {
    const isTwice = data.items.filter((other) => other.provider === provider).length > 1;
    return isTwice ? t('offers.nameOf', { name, code }) : name;
  };
  return (
    <div className="@container">
      <table aria-label={t('offers.title')} className="w-full table-fixed text-sm tabular-nums">
        <thead className="text-xs text-muted">
          <tr className="h-7 [&>th]:font-medium">
            <th scope="col" className="pl-3.5 text-left">
              {t('offers.columns.offer')}
            </th>
            <th scope="col" className="w-14 text-left @sm:w-21">
              {t('columns.delivery')}
            </th>
            <th scope="col" className={classNames('w-16 text-right', WIDE)}>
              {t('offers.columns.wait')}
            </th>
            <th scope="col" className={classNames('w-14 text-right', DRAWER)}>
              {t('offers.columns.numbers')}
            </th>
            <th scope="col" className={classNames('w-20 text-right', WIDE)}>
              {t('columns.stock')}
            </th>
            <th scope="col" className="w-20 text-right @max-sm:hidden">
              {t('offers.columns.cost')}
            </th>
            <th
              scope="col"
              className={classNames('pr-3.5 text-right', data.total > 1 ? 'w-30 md:w-25' : 'w-16')}
            >
              {t('offers.columns.rank')}
            </th>
          </tr>
        </thead>
        {data.items.map((offer) => (
          <OfferRows
            key={offer.id}
            offer={offer}
            name={nameOf(offer)}
            total={data.total}
            isMoving={move.isPending}
            onMove={(position) => move.mutate({ offer, position })}
            onOpen={() => setClosed(offer)}
          />
        ))}
      </table>
      {move.error && <Banner tone="danger">{errorText(move.error)}</Banner>}
      {closed && <OpenOfferDialog productId={productId} offer={closed} onClose={() => setClosed(null)} />}
    </div>
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

interface OfferRowsProps {
  offer: ProductOffer;
  name: string;
  total: number;
  isMoving: boolean;
  onMove: (position: number) => void;
  onOpen: () => void;
}

/** The line of an offer and, below it, why purchases do not try it. */
function OfferRows({ offer, name, total, isMoving, onMove, onOpen }: OfferRowsProps) {
  const { t } = useTranslation('admin-catalogue');
  const figure = figureFormat();
  const { cost, delivery_rate: rate, obstacle, typical_seconds: wait } = offer;
  const costText = formatMicros(cost.amount_micros, cost.currency);
  return (
    <tbody className="border-t border-border">
      <tr className="h-11 md:h-7.5">
        <th scope="row" className="truncate pl-3.5 text-left font-semibold" title={name}>
          {name}
          <span className="block truncate text-xs font-normal text-muted @sm:hidden">{costText}</span>
        </th>
        <td>
          <span className="flex items-center gap-1.5">
            {rate !== null && (
              <ShareBar
                percent={rate * 100}
                isGood={deliveryClass(rate) > 0}
                className="w-8 @max-sm:hidden"
              />
            )}
            <Share value={rate} isLow={rate !== null && deliveryClass(rate) === 0} />
          </span>
        </td>
        <td className={classNames('text-right text-muted', WIDE)}>
          {wait === null ? '—' : t('offers.wait', { count: wait })}
        </td>
        <td className={classNames('text-right', DRAWER)}>{figure.format(offer.sample_size)}</td>
        <td className={classNames('text-right text-muted', WIDE)}>{figure.format(offer.stock)}</td>
        <td className="text-right text-muted @max-sm:hidden">{costText}</td>
        <td className="pr-2 pl-1">
          <span className="flex items-center justify-end">
            {offer.rank === null ? '—' : t('offers.rank', { rank: offer.rank })}
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
        </td>
      </tr>
      {obstacle && (
        <tr>
          <td colSpan={7} className="px-3.5 pb-2 text-xs text-danger">
            <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
              {t(`offers.obstacles.${obstacle}`, closureTexts(offer))}
              {offer.closure && (
                <SmallButton variant="outline" aria-label={t('offers.open', { name })} onClick={onOpen}>
                  {t('offers.openShort')}
                </SmallButton>
              )}
            </span>
          </td>
        </tr>
      )}
    </tbody>
  );
}
