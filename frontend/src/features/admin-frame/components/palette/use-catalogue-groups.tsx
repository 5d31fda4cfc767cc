import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Schemas } from '@torpedo/api-client';
import { BrandTile, Flag } from '@torpedo/ui-kit';
import { RadioTower } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pageQuery } from '../../../../shared/back-office/list/list-query';
import { staffKeys } from '../../../../shared/back-office/staff-keys';
import { staffQuery } from '../../../../shared/back-office/staff-query';
import { useMay } from '../../../../shared/back-office/staff-rights';
import { figureFormat } from '../../../../shared/format/figure-format';
import { labelMatches, type PaletteQuery } from '../../rules/palette-query';
import { MatchedText } from './matched-text';
import type { PaletteGroup } from './palette-data';

const SHOWN_OF_EACH = 5;

export interface FoundCatalogue {
  products: Schemas['AdminProductDto'][];
  providers: Schemas['ProviderDto'][];
  countries: Schemas['AdminCountryDto'][];
  /** The count of all found products, including those that were not sent. */
  productCount: number;
  count: number;
}

/** The part of the catalogue that matches the text; `asked` is the text after a pause in typing. */
export function useFoundCatalogue({ kind, verb, text }: PaletteQuery, asked: string): FoundCatalogue {
  const may = useMay();
  const isWanted = kind === 'all' || verb === 'pause' || verb === 'resume';
  const isAsked = isWanted && asked !== '' && may('catalogue.read');
  const products = useQuery({
    ...pageQuery(staffKeys.products, '/api/v1/admin/products', { search: asked }),
    placeholderData: keepPreviousData,
    enabled: isAsked,
  });
  const countries = useQuery({
    ...pageQuery(staffKeys.countries, '/api/v1/admin/countries', { search: asked }),
    placeholderData: keepPreviousData,
    enabled: isAsked && verb === undefined,
  });
  const providers = useQuery({
    ...staffQuery(staffKeys.providers, '/api/v1/admin/providers'),
    enabled: isWanted && may('providers.read'),
  });
  const isNamed = text !== '' || verb !== undefined;
  const foundProducts = isAsked ? products.data : undefined;
  const foundCountries = isAsked && verb === undefined ? countries.data : undefined;
  const foundProviders =
    (isNamed && isWanted && providers.data?.items.filter(({ name }) => labelMatches(name, text))) || [];
  const productCount = foundProducts?.total ?? 0;
  return {
    products: foundProducts?.rows ?? [],
    countries: foundCountries?.rows ?? [],
    providers: foundProviders,
    productCount,
    count: productCount + (foundCountries?.total ?? 0) + foundProviders.length,
  };
}

/** Products, providers and countries as links to their screens. */
export function useCatalogueGroups(found: FoundCatalogue, text: string): PaletteGroup[] {
  const { t } = useTranslation('admin-frame');
  const figure = figureFormat();
  const title = (label: string) => <MatchedText label={label} text={text} />;
  const { products, providers, countries, productCount } = found;
  return [
    {
      id: 'products',
      title: t('palette.groups.products'),
      count: productCount > SHOWN_OF_EACH ? figure.format(productCount) : undefined,
      isLoose: !products.some((product) =>
        labelMatches(`${product.sku} ${product.name} ${product.country_name}`, text),
      ),
      items: products.slice(0, SHOWN_OF_EACH).map((product) => ({
        id: `product-${product.id}`,
        title: title(`${product.name} ${product.country_name}`),
        detail: [
          product.sku,
          product.paused_at === null
            ? t('palette.stock', { number: figure.format(product.stock) })
            : t('palette.states.paused'),
        ].join(' · '),
        image: <ProductMark product={product} />,
        link: { to: '/admin/products/$id', params: { id: product.id } },
      })),
    },
    {
      id: 'providers',
      title: t('palette.groups.providers'),
      items: providers.map(({ code, name, is_paused }) => ({
        id: `provider-${code}`,
        title: title(name),
        detail: is_paused && t('palette.states.paused'),
        image: <RadioTower aria-hidden className="mx-0.5 text-muted" />,
        link: { to: '/admin/sms' },
      })),
    },
    {
      id: 'countries',
      title: t('palette.groups.countries'),
      items: countries.slice(0, SHOWN_OF_EACH).map((country) => ({
        id: `country-${country.iso_code}`,
        title: title(country.name),
        detail: country.is_enabled
          ? t('palette.productsOf', { count: country.products, number: figure.format(country.products) })
          : t('palette.states.disabled'),
        image: <Flag src={country.flag_image_url} code={country.iso_code} />,
        link: { to: '/admin/countries', search: { search: country.iso_code } },
      })),
    },
  ];
}

export function ProductMark({ product }: { product: Schemas['AdminProductDto'] }) {
  return (
    <BrandTile
      size={null}
      className="size-6 text-xs [&_img]:size-4"
      src={product.image_url ?? undefined}
      name={product.name}
    />
  );
}
