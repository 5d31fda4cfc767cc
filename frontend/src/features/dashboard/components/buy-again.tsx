import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BrandTile, Button, Card, Flag, ListRow, SectionHeading } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { useUserTransactions } from '../../../shared/activations/user-transactions';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { boughtBeforeQuery } from '../api/orders-overview';
import { distinctProducts } from '../rules/distinct-products';

const SHOWN = 3;

export default function BuyAgain() {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const { data } = useQuery(boughtBeforeQuery(language));
  const slots = useUserTransactions().data?.slots;
  const products = distinctProducts(data ?? []).slice(0, SHOWN);
  if (products.length === 0) return null;
  const isFull = slots !== undefined && slots.used >= slots.max;
  return (
    <section className="grid gap-3">
      <SectionHeading
        trailing={
          <Link
            to="/dashboard/orders"
            className="touch-target text-sm font-semibold text-link underline-offset-4 hover:underline"
          >
            {t('again.all')}
          </Link>
        }
      >
        {t('again.title')}
      </SectionHeading>
      <Card padding="none" asChild>
        <ul className="divide-y divide-border">
          {products.map(({ id, service, country, buy_again: offer }) => {
            const price = offer && formatMoney(offer.price_cents, offer.currency);
            return (
              <li key={id}>
                <ListRow
                  image={<BrandTile src={service.image_url ?? undefined} name={service.name} />}
                  title={service.name}
                  subtitle={
                    country && (
                      <span className="flex items-center gap-1.5">
                        <Flag src={country.flag_image_url} code={country.iso_code} />
                        {country.name}
                      </span>
                    )
                  }
                  trailing={
                    offer && offer.stock > 0 && !isFull && country ? (
                      <Button asChild variant="outline" size="sm">
                        <Link
                          to="/services"
                          search={{ service: service.code, country: country.iso_code }}
                          aria-label={t('again.label', { service: service.name, price })}
                        >
                          {price}
                        </Link>
                      </Button>
                    ) : (
                      <Button variant="outline" size="sm" disabled className="px-3 max-xs:max-w-24 sm:px-4">
                        <span className="leading-none whitespace-normal">
                          {t(isFull ? 'again.limit' : 'again.soldOut')}
                        </span>
                      </Button>
                    )
                  }
                />
              </li>
            );
          })}
        </ul>
      </Card>
    </section>
  );
}
