import { useQuery } from '@tanstack/react-query';
import { BrandTile, Combobox, Flag } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { servicesQuery } from '../../../shared/catalogue';
import { countriesQuery } from '../../../shared/countries';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { ProductSearch } from '../../../shared/linked-product';

interface ProductPickersProps {
  product: ProductSearch;
  onProductChange: (product: ProductSearch) => void;
  problem: string | undefined;
}

/** Products without numbers can be chosen too. */
export function ProductPickers({ product, onProductChange, problem }: ProductPickersProps) {
  const { t } = useTranslation('alerts');
  const { language } = useLanguage();
  const services = useQuery(servicesQuery(language)).data ?? [];
  const countries = useQuery(countriesQuery(language)).data ?? [];
  const sheet = (title: string) => ({ sheet: { title, closeLabel: t('form.close') } });
  return (
    <div className="grid gap-3">
      <Combobox
        label={t('form.service')}
        options={services.map(({ serv_code, name, service_image_url }) => ({
          value: serv_code,
          title: name,
          keywords: serv_code,
          image: <BrandTile src={service_image_url ?? undefined} name={name} />,
        }))}
        value={product.service}
        onValueChange={(service) => onProductChange({ ...product, service })}
        placeholder={t('form.choose')}
        searchLabel={t('form.searchService')}
        emptyLabel={t('form.noneFound')}
        {...sheet(t('form.service'))}
      />
      <Combobox
        label={t('form.country')}
        options={countries.map(({ iso_code, name, flag_image_url }) => ({
          value: iso_code,
          title: name,
          keywords: iso_code,
          image: <Flag src={flag_image_url} code={iso_code} />,
        }))}
        value={product.country}
        onValueChange={(country) => onProductChange({ ...product, country })}
        placeholder={t('form.choose')}
        searchLabel={t('form.searchCountry')}
        emptyLabel={t('form.noneFound')}
        error={problem}
        {...sheet(t('form.country'))}
      />
    </div>
  );
}
