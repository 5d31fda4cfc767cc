import { Banner, Button, classNames, Dialog, Flag, ListRow } from '@torpedo/ui-kit';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '@torpedo/api-client';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { formatMoney, Money } from '../../../shared/format/money';
import { type ComparedCountry, otherCountries } from '../rules/compare-countries';
import {
  isBlock,
  isWorthAnotherCountry,
  type PurchaseFlow,
  type PurchaseOutcome,
} from '../rules/purchase-flow';
import type { PurchaseBlock } from '../rules/purchase-refusals';
import { DetailList } from './detail-list';
import { OrderProgress, OutcomeText, useOutcomeTitle } from './purchase-outcome';
import { serviceEverywhereQuery } from '../../../shared/countries';
import { useLanguage } from '../../../shared/i18n/use-language';
import { DeliveryFacts, useStockText } from './product-facts';

type Order = Extract<PurchaseFlow, { step: 'confirming' | 'ordering' }>;

interface PurchaseSheetProps {
  flow: PurchaseFlow;
  country: { iso_code: string; name: string };
  service: Schemas['ServiceDto'];
  quantity: number;
  block: PurchaseBlock | null;
  quoting: boolean;
  onConfirm: (unitPriceCents: number) => void;
  onRepeat: () => void;
  onAskAgain: () => void;
  onElsewhere: (product: ComparedCountry) => void;
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
  onElsewhere,
  onDismiss,
}: PurchaseSheetProps) {
  const { t } = useTranslation('buy');
  const outcomeTitle = useOutcomeTitle();
  const descriptionId = useId();
  const open = isShown(flow) && (!isBlock(flow) || block !== null);
  // Keeps the content while the sheet closes.
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
          serviceCode={service.serv_code}
          except={country.iso_code}
          disabled={quoting}
          onChoose={onElsewhere}
        />
      )}
    </Dialog>
  );
}

interface OtherCountriesProps {
  serviceCode: string;
  except: string;
  disabled: boolean;
  onChoose: (product: ComparedCountry) => void;
}

function OtherCountries({ serviceCode, except, disabled, onChoose }: OtherCountriesProps) {
  const { t } = useTranslation('buy');
  const { language } = useLanguage();
  const stockText = useStockText();
  const everywhere = useQuery(serviceEverywhereQuery(language, serviceCode));
  const rows = (everywhere.data ?? []).filter((row): row is ComparedCountry => row.country !== null);
  const others = otherCountries(rows, except);
  if (others.length === 0) return null;

  return (
    <section className="mt-4 grid gap-2">
      <h3 className="text-sm font-semibold text-muted">
        {t('result.elsewhere', { service: others[0]?.name })}
      </h3>
      {others.map((product) => {
        const { country, price_cents, currency, delivery_rate } = product;
        return (
          <ListRow
            key={country.iso_code}
            asChild
            interactive
            className="rounded-control border border-border-strong"
            image={<Flag src={country.flag_image_url} code={country.iso_code} />}
            title={t('result.useCountry', {
              country: country.name,
              amount: formatMoney(price_cents, currency),
            })}
            subtitle={delivery_rate === null ? stockText(product) : <DeliveryFacts {...product} />}
            trailing={<ChevronRight aria-hidden className="size-5 text-muted" />}
          >
            <button type="button" disabled={disabled} onClick={() => onChoose(product)} />
          </ListRow>
        );
      })}
    </section>
  );
}
