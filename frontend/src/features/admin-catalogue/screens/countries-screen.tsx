import { useNavigate } from '@tanstack/react-router';
import { Flag, MenuItem } from '@torpedo/ui-kit';
import { CircleCheck, CirclePause } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../../shared/back-office/change/reason-dialog';
import type { ListColumn } from '../../../shared/back-office/list/list-column';
import { ListScreen } from '../../../shared/back-office/list/list-screen';
import { useCountedViews } from '../../../shared/back-office/list/view-counts';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { shortCountry } from '../../../shared/back-office/short-country';
import { figureFormat } from '../../../shared/format/figure-format';
import { useLanguage } from '../../../shared/i18n/use-language';
import { changeCall, useReread, useStaffMutation } from '../../../shared/back-office/staff-query';
import { type AdminCountry, changeCountry } from '../api/products';
import type { CountriesSearch } from '../rules/products-search';
import { CountryNamesDialog } from '../components/names-dialog';
import { CountryServicesDrawer } from '../components/country-services-drawer';

const PATH = '/api/v1/admin/countries';
/** What changes when a country is enabled or disabled. */
const ENABLED_KEYS = [staffKeys.countries, staffKeys.counts];

/** The default position, of countries that staff have not ordered. */
const UNORDERED = 1000;

export function CountriesScreen({ search }: { search: CountriesSearch }) {
  const { t } = useTranslation('admin-catalogue');
  const navigate = useNavigate();
  const { locale } = useLanguage();
  const [closing, setClosing] = useState<AdminCountry | null>(null);
  const [named, setNamed] = useState<AdminCountry | null>(null);
  const [servicesOf, setServicesOf] = useState<AdminCountry | null>(null);
  const enable = useStaffMutation(ENABLED_KEYS, {
    mutationFn: ({ iso_code, updated_at }: AdminCountry) =>
      changeCountry(iso_code, { is_enabled: true, expected_updated_at: updated_at }),
  });

  return (
    <ListScreen
      list="countries"
      title={t('countries.title')}
      path={PATH}
      family={staffKeys.countries}
      search={search}
      columns={useColumns()}
      views={useCountedViews(PATH, [
        { id: 'all', label: t('views.all'), search: {} },
        { id: 'disabled', label: t('countries.allOff'), search: { status: 'disabled' } },
      ])}
      rowKey={({ iso_code }) => iso_code}
      rowName={({ name }) => name}
      defaultSort={{ column: 'iso_code', direction: 'asc' }}
      searchLabel={t('countries.search')}
      card={(country) => ({
        image: <Flag src={country.flag_image_url} code={country.iso_code} />,
        title: shortCountry(country.iso_code, country.name, locale),
        subtitle: t('countries.products', { count: country.products }),
        trailing: <CountryStatus country={country} />,
      })}
      rowActions={(country) => (
        <>
          <MenuItem
            onSelect={() => void navigate({ to: '/admin/products', search: { country: country.iso_code } })}
          >
            {t('countries.showProducts')}
          </MenuItem>
          <MenuItem onSelect={() => setServicesOf(country)}>{t('countries.servicesOf')}</MenuItem>
          <MenuItem onSelect={() => setNamed(country)}>{t('countries.rename')}</MenuItem>
          {country.is_enabled ? (
            <MenuItem tone="danger" onSelect={() => setClosing(country)}>
              {t('countries.disable')}
            </MenuItem>
          ) : (
            <MenuItem onSelect={() => enable.mutate(country)}>{t('countries.enable')}</MenuItem>
          )}
        </>
      )}
      empty={t('countries.empty')}
    >
      {closing && (
        <ReasonDialog
          action="country.change"
          onClose={() => setClosing(null)}
          title={t('countries.disableTitle', { name: closing.name })}
          text={t('countries.disableText', { count: closing.products })}
          submitLabel={t('countries.disable')}
          tone="danger"
          call={changeCall(
            'patch',
            '/api/v1/admin/countries/{iso}',
            { iso: closing.iso_code },
            {
              is_enabled: false,
              expected_updated_at: closing.updated_at,
            },
          )}
          rereads={ENABLED_KEYS}
        />
      )}
      {servicesOf && <CountryServicesDrawer country={servicesOf} onClose={() => setServicesOf(null)} />}
      {named && <CountryNamesDialog country={named} onClose={() => setNamed(null)} />}
    </ListScreen>
  );
}

function CountryStatus({ country }: { country: AdminCountry }) {
  const { t } = useTranslation('admin-catalogue');
  const Icon = country.is_enabled ? CircleCheck : CirclePause;
  return (
    <span
      className={`inline-flex items-center gap-1.5 align-top text-sm whitespace-nowrap ${country.is_enabled ? 'font-normal' : 'text-waiting'}`}
    >
      <Icon aria-hidden className={country.is_enabled ? 'size-3.5 text-received' : 'size-3.5'} />
      {t(country.is_enabled ? 'countries.on' : 'countries.off')}
    </span>
  );
}

function useColumns(): ListColumn<AdminCountry>[] {
  const { t } = useTranslation('admin-catalogue');
  const reread = useReread(staffKeys.countries);
  const figure = figureFormat();
  return [
    {
      id: 'name',
      header: t('countries.name'),
      isName: true,
      cell: ({ name, iso_code, flag_image_url }) => (
        <span className="flex items-center gap-2 font-semibold">
          <Flag src={flag_image_url} code={iso_code} />
          {name}
        </span>
      ),
    },
    {
      id: 'iso',
      width: 100,
      givesWay: 3,
      header: t('countries.code'),
      sort: 'iso_code',
      cell: ({ iso_code }) => iso_code,
    },
    {
      id: 'status',
      width: 130,
      header: t('columns.status'),
      cell: (country) => <CountryStatus country={country} />,
    },
    {
      id: 'position',
      width: 100,
      givesWay: 4,
      header: t('countries.position'),
      numeric: true,
      sort: 'position',
      cell: ({ position }) => (position === UNORDERED ? <span className="text-muted">—</span> : position),
      edit: {
        inputMode: 'numeric',
        label: ({ name }) => t('countries.positionOf', { name }),
        value: ({ position }) => String(position),
        validate: (typed) =>
          /^[1-9]\d{0,4}$/.test(typed.trim()) ? undefined : t('countries.positionInvalid'),
        consequence: () => t('countries.positionText'),
        async save({ iso_code, updated_at }, typed) {
          try {
            await changeCountry(iso_code, { position: Number(typed), expected_updated_at: updated_at });
          } finally {
            await reread();
          }
        },
      },
    },
    {
      id: 'products',
      width: 100,
      givesWay: 5,
      header: t('products.title'),
      numeric: true,
      cell: ({ products }) => figure.format(products),
    },
    {
      id: 'paused',
      width: 100,
      givesWay: 1,
      header: t('countries.paused'),
      numeric: true,
      cell: ({ paused_products: paused }) =>
        paused === 0 ? <span className="text-muted">0</span> : figure.format(paused),
    },
    {
      id: 'stock',
      width: 110,
      givesWay: 2,
      header: t('columns.stock'),
      numeric: true,
      cell: ({ stock }) => figure.format(stock),
    },
  ];
}
