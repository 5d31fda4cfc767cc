import { Banner, Button, classNames, Dialog } from '@torpedo/ui-kit';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '@torpedo/api-client';
import { formatMoney, Money } from '../../../shared/format/money';
import type { ComparedCountry } from '../rules/compare-countries';
import {
  isBlock,
  isWorthAnotherCountry,
  type PurchaseFlow,
  type PurchaseOutcome,
} from '../rules/purchase-flow';
import type { PurchaseBlock } from '../rules/purchase-refusals';
import { DetailList } from './detail-list';
import { OtherCountries } from './other-countries';
import { OrderProgress, OutcomeText, useOutcomeTitle } from './purchase-outcome';

type Order = Extract<PurchaseFlow, { step: 'confirming' | 'ordering' }>;

export interface PurchaseSheetProps {
  flow: PurchaseFlow;
  country: { iso_code: string; name: string };
  service: Schemas['ServiceDto'];
  quantity: number;
  block: PurchaseBlock | null;
  quoting: boolean;
  onConfirm: (unitPriceCents: number) => void;
  onRepeat: () => void;
  onAskAgain: () => void;
  used: readonly string[];
  onElsewhere: (product: ComparedCountry) => void;
  onCompare: () => void;
  onDismiss: () => void;
}

function isShown(flow: PurchaseFlow): flow is Order | PurchaseOutcome {
  switch (flow.step) {
    case 'confirming':
    case 'failed':
      return true;
    case 'ordering':
      return !flow.isOutOfSight;
    case 'number_received':
      return flow.failures.length > 0;
    default:
      return false;
  }
}

export function PurchaseSheet({
  flow,
  country,
  service,
  quantity,
  block,
  quoting,
  onConfirm,
  onRepeat,
  onAskAgain,
  used,
  onElsewhere,
  onCompare,
  onDismiss,
}: PurchaseSheetProps) {
  const { t } = useTranslation('buy');
  const outcomeTitle = useOutcomeTitle();
  const descriptionId = useId();
  const open = isShown(flow) && (!isBlock(flow) || block !== null);
  // Keeps the last content on the sheet while the sheet closes.
  const [shown, setShown] = useState<Order | PurchaseOutcome>({
    step: 'confirming',
    price: { cents: service.price_cents, beforeCents: null },
  });
  if (open && flow !== shown) setShown(flow);

  const frame = {
    open,
    onOpenChange: (next: boolean) => !next && onDismiss(),
    closeLabel: t('confirm.close'),
  };
  if (shown.step === 'confirming' || shown.step === 'ordering') {
    const ordering = shown.step === 'ordering';
    const count = ordering ? shown.quantity : quantity;
    const { cents, beforeCents } = shown.price;
    const { currency } = service;
    return (
      <Dialog
        {...frame}
        title={t('confirm.title')}
        aria-describedby={descriptionId}
        footer={
          <>
            <Button variant="outline" onClick={onDismiss}>
              {ordering ? t('result.close') : t('confirm.cancel')}
            </Button>
            <Button autoFocus loading={ordering} onClick={() => onConfirm(cents)}>
              {t('confirm.confirm')}
            </Button>
          </>
        }
      >
        <div className="mb-3 grid *:[grid-area:1/1]">
          <p
            id={descriptionId}
            className={classNames('text-pretty text-muted', ordering && 'animate-vanish-late')}
          >
            {t('confirm.description')}
          </p>
          {ordering && <OrderProgress order={shown} className="animate-appear-late" />}
        </div>
        {beforeCents !== null && (
          <Banner tone="warning" role="alert" className="mb-3">
            {t('confirm.priceChanged', {
              before: formatMoney(beforeCents, currency),
              amount: formatMoney(cents, currency),
            })}
          </Banner>
        )}
        <DetailList
          rows={[
            { name: t('confirm.country'), value: country.name },
            { name: t('confirm.service'), value: service.name },
            {
              name: t('confirm.price'),
              value: <Money cents={cents} currency={currency} />,
            },
            { name: t('confirm.quantity'), value: count },
            {
              name: t('confirm.total'),
              value: <Money cents={cents * count} currency={currency} />,
              strong: true,
            },
          ]}
        />
      </Dialog>
    );
  }
  const retry = shown.step === 'failed' ? shown.retry : null;
  return (
    <Dialog
      {...frame}
      title={outcomeTitle(shown)}
      footer={
        <>
          <Button variant="outline" onClick={onDismiss}>
            {t('result.close')}
          </Button>
          {retry && (
            <Button loading={quoting} onClick={retry === 'order' ? onRepeat : onAskAgain}>
              {t('result.tryAgain')}
            </Button>
          )}
        </>
      }
    >
      <OutcomeText outcome={shown} service={service} block={block} />
      {isWorthAnotherCountry(shown) && (
        <OtherCountries
          service={service}
          except={country.iso_code}
          used={used}
          disabled={quoting}
          onChoose={onElsewhere}
          onCompare={onCompare}
        />
      )}
    </Dialog>
  );
}
