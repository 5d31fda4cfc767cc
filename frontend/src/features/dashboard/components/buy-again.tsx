import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Schemas } from '@torpedo/api-client';
import { BrandTile, Card, classNames, Flag } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { useUserTransactions } from '../../../shared/activations/user-transactions';
import { formatShare, isGoodRate } from '../../../shared/format/figure';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { boughtBeforeQuery } from '../api/orders-overview';
import { distinctProducts } from '../rules/distinct-products';
import { HomeSection } from './popular-services';

/** How many products a wide screen shows in one row. A phone shows fewer. */
const SHOWN = 4;

type Bought = Schemas['SmsNumberOrderDto'];

export default function BuyAgain() {
  const { language } = useLanguage();
  const { data } = useQuery(boughtBeforeQuery(language));
  const products = distinctProducts(data ?? []).slice(0, SHOWN);
  if (products.length === 0) return null;
  return (
    <HomeSection of="again">
      <ul className="bought-tiles max-lg:[&>:nth-child(n+3)]:hidden">
        {products.map((order) => (
          <li key={order.id}>
            <ProductTile order={order} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

const tile = 'flex h-14 items-center gap-2.5 px-2.5 sm:h-16 sm:px-4';

function ProductTile({ order: { service, country, buy_again: offer } }: { order: Bought }) {
  const { t } = useTranslation('dashboard');
  const slots = useUserTransactions().data?.slots;
  if (!country) return null;

  const rate = offer?.delivery_rate ?? null;
  const isFull = slots !== undefined && slots.used >= slots.max;
  const isSoldOut = !offer || offer.stock === 0;
  const price = offer && formatMoney(offer.price_cents, offer.currency);
  const content = (
    <>
      <BrandTile
        src={service.image_url ?? undefined}
        name={service.name}
        className="max-sm:size-7 max-sm:[&_img]:size-4.25"
      />
      <span className="grid min-w-0">
        <span className="flex min-w-0 items-center gap-1.5">
          <span className="truncate font-semibold max-sm:text-md">{service.name}</span>
          <Flag src={country.flag_image_url} code={country.iso_code} />
          <span className="sr-only">{country.name}</span>
        </span>
        <span className="truncate text-xs text-muted sm:text-sm">
          {isFull || isSoldOut ? (
            t(isSoldOut ? 'again.soldOut' : 'again.limit', { max: slots?.max })
          ) : (
            <>
              <span className="font-semibold text-text tabular-nums">{price}</span>
              {rate !== null && (
                <>
                  {' · '}
                  <span
                    className={classNames(
                      'font-semibold',
                      isGoodRate(rate) ? 'text-received' : 'text-waiting',
                    )}
                  >
                    {formatShare(rate)}
                  </span>
                </>
              )}
            </>
          )}
        </span>
      </span>
    </>
  );
  if (isFull || isSoldOut)
    return (
      <Card asChild padding="none" className={tile}>
        <div>{content}</div>
      </Card>
    );
  return (
    <Card asChild interactive padding="none" className={tile}>
      <Link to="/services" search={{ service: service.code, country: country.iso_code }}>
        {content}
      </Link>
    </Card>
  );
}
