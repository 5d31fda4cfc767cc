import { useQuery } from '@tanstack/react-query';
import { Flag, ListRow } from '@torpedo/ui-kit';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { serviceEverywhereQuery } from '../../../shared/countries';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { type ComparedCountry, otherCountries } from '../rules/compare-countries';
import { DeliveryFacts, useStockText } from './product-facts';

interface OtherCountriesProps {
  serviceCode: string;
  except: string;
  disabled: boolean;
  onChoose: (product: ComparedCountry) => void;
}

export function OtherCountries({ serviceCode, except, disabled, onChoose }: OtherCountriesProps) {
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
