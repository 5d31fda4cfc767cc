import { BrandTile, Button, Combobox, type ComboboxOption, Flag, OptionSearch } from '@torpedo/ui-kit';
import { useNavigate } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '@torpedo/api-client';
import { englishCountryName } from '../../../shared/countries';
import { Money } from '../../../shared/format/money';
import { popularFirst } from '../rules/popular-first';
import { DeliveryFacts, LOW_STOCK, Unmeasured } from './product-facts';
import { useHasColumns } from './use-is-wide';

function useSheet(title: string) {
  const { t } = useTranslation('buy');
  return useHasColumns() ? {} : { sheet: { title, closeLabel: t('confirm.close') } };
}

interface CountryPickerProps {
  countries: Schemas['CountryDto'][];
  value: string | undefined;
  onValueChange: (isoCode: string) => void;
  focusAfterChoice?: RefObject<HTMLElement | null>;
}

export function CountryPicker({ countries, value, ...props }: CountryPickerProps) {
  const { t } = useTranslation('buy');
  const sheet = useSheet(t('form.countryPlaceholder'));
  const options = useMemo(
    (): ComboboxOption[] =>
      countries.map(({ iso_code, name, calling_code, flag_image_url }) => ({
        value: iso_code,
        title: name,
        // A getter, because only a search reads the keywords.
        get keywords() {
          return `${iso_code} ${calling_code} ${englishCountryName(iso_code)}`;
        },
        image: <Flag src={flag_image_url} code={iso_code} />,
        trailing: <span className="text-sm font-normal text-muted">{iso_code}</span>,
      })),
    [countries],
  );

  return (
    <Combobox
      label={t('form.country')}
      hideLabel
      options={options}
      value={value}
      placeholder={t('form.countryPlaceholder')}
      searchLabel={t('form.countrySearch')}
      emptyLabel={t('form.noCountries')}
      {...sheet}
      {...props}
    />
  );
}

function useServiceOptions(services: Schemas['ServiceDto'][], checked?: string): ComboboxOption[] {
  const { t } = useTranslation('buy');
  return useMemo(
    () =>
      popularFirst(services).map(({ service, isPopular }) => ({
        value: service.serv_code,
        title: service.name,
        subtitle: <ServiceFacts {...service} />,
        keywords: service.serv_code,
        group: t(isPopular ? 'form.popular' : 'form.otherServices'),
        image: <BrandTile src={service.service_image_url ?? undefined} name={service.name} />,
        trailing:
          service.stock === 0 ? (
            <span className="text-sm text-link">{t('ended.notify')}</span>
          ) : (
            <span className="flex items-center gap-3">
              <Money cents={service.price_cents} currency={service.currency} />
              {service.serv_code === checked && <Check aria-hidden className="size-5 text-received" />}
            </span>
          ),
      })),
    [services, checked, t],
  );
}

/** A service without numbers opens its price alert instead of being chosen. */
function useChoiceOf(services: Schemas['ServiceDto'][], choose: (code: string) => void) {
  const navigate = useNavigate();
  return (code: string) => {
    const soldOut = services.find(({ serv_code, stock }) => serv_code === code && stock === 0);
    if (!soldOut) return choose(code);
    const search = { service: code, country: soldOut.country?.iso_code };
    void navigate({ to: '/services/alerts', search });
  };
}

interface ServicePickerProps {
  services: Schemas['ServiceDto'][];
  value: string | undefined;
  onValueChange: (code: string) => void;
  disabledReason?: string | undefined;
  focusRef?: RefObject<HTMLElement | null>;
  focusAfterChoice?: RefObject<HTMLElement | null>;
}

export function ServicePicker({
  services,
  value,
  focusRef,
  disabledReason,
  onValueChange,
  ...props
}: ServicePickerProps) {
  const { t } = useTranslation('buy');
  const choose = useChoiceOf(services, onValueChange);
  const options = useServiceOptions(services);
  const sheet = useSheet(t('form.servicePlaceholder'));

  return (
    <Combobox
      ref={(element) => {
        if (focusRef) focusRef.current = element;
      }}
      label={t('form.service')}
      hideLabel
      options={options}
      value={value}
      placeholder={t('form.servicePlaceholder')}
      searchLabel={t('form.serviceSearch')}
      emptyLabel={t('form.noServices')}
      onValueChange={choose}
      {...(disabledReason !== undefined && { disabledReason })}
      {...sheet}
      {...props}
    />
  );
}

interface ServiceColumnProps {
  services: Schemas['ServiceDto'][];
  value: string | undefined;
  onValueChange: (code: string) => void;
  focusRef: RefObject<HTMLElement | null>;
}

/** The services without prices and rates, because the column of countries beside them shows those. */
export function ServiceColumn({ services, onValueChange, ...props }: ServiceColumnProps) {
  const { t } = useTranslation('buy');
  const choose = useChoiceOf(services, onValueChange);
  const options = useServiceOptions(services);
  const named = useMemo(() => {
    const soldOut = new Set(services.filter(({ stock }) => stock === 0).map(({ serv_code }) => serv_code));
    return options.map(({ group: _group, subtitle: _subtitle, trailing, ...option }) =>
      soldOut.has(option.value) ? { ...option, trailing } : option,
    );
  }, [options, services]);
  return (
    <OpenServices
      {...props}
      onValueChange={choose}
      options={named}
      takesFocus
      isFlush
      placeholder={t('form.service')}
      listClassName="max-h-[max(--spacing(80),calc(100dvh_-_var(--bottom-bars)_-_--spacing(47)))]"
      optionClassName="min-h-12.75 border-t-0 px-3 aria-selected:bg-surface-sunken aria-selected:data-active:bg-surface-sunken"
    />
  );
}

/** The services with prices and rates on a wide screen, until one is chosen. */
export function ServiceOffers({ services, onValueChange, focusRef }: Omit<ServiceColumnProps, 'value'>) {
  const choose = useChoiceOf(services, onValueChange);
  const options = useServiceOptions(services);
  return (
    <OpenServices
      focusRef={focusRef}
      value={undefined}
      onValueChange={choose}
      options={options}
      takesFocus
      className="-mb-px"
      listClassName="max-h-[max(--spacing(80),calc(100dvh_-_var(--bottom-bars)_-_--spacing(84)))]"
      optionClassName="min-h-13 px-4 py-1.5"
    />
  );
}

type ServiceListProps = ServiceColumnProps & {
  /** The name of the country whose services are listed. */
  country: string;
  action: ReactNode;
};

/** The services on a phone: the popular ones first, all others after a search or a press. */
export function ServiceList({ services, country, action, onValueChange, ...props }: ServiceListProps) {
  const { t } = useTranslation('buy');
  const choose = useChoiceOf(services, onValueChange);
  const [isAsked, setAsked] = useState(false);
  const options = useServiceOptions(services, props.value);
  const popular = t('form.popular');
  const featured = options.filter(({ group, value }) => group === popular || value === props.value);
  const isWhole = isAsked || featured.length === 0;
  return (
    <div className="-mx-4">
      <OpenServices
        {...props}
        onValueChange={choose}
        options={options.map(({ group: _group, ...option }) => option)}
        featured={isWhole ? undefined : featured.map(({ group: _group, ...option }) => option)}
        className="bg-surface-page"
        listClassName="max-h-none bg-surface-card"
        optionClassName="min-h-13 px-4 py-1.5"
        filters={
          <div className="mt-2 -mb-2 flex min-h-9 items-center justify-between gap-3 text-xs font-semibold text-muted">
            <span className="truncate">{t('form.popularIn', { country })}</span>
            {action}
          </div>
        }
      />
      {!isWhole && services.length > featured.length && (
        <Button variant="link" block className="rounded-none bg-surface-card" onClick={() => setAsked(true)}>
          {t('form.allServices', { count: services.length })}
        </Button>
      )}
    </div>
  );
}

type OpenServicesProps = Omit<
  ComponentProps<typeof OptionSearch>,
  'label' | 'searchLabel' | 'emptyLabel' | 'searchRef'
> & { focusRef: RefObject<HTMLElement | null>; takesFocus?: boolean };

function OpenServices({ focusRef, takesFocus = false, ...props }: OpenServicesProps) {
  const { t } = useTranslation('buy');
  const searchRef = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const input = searchRef.current;
    focusRef.current = input;
    const { activeElement, body } = document;
    const isFree = activeElement === body || activeElement?.matches('main');
    if (takesFocus && isFree) input?.focus({ preventScroll: true });
    return () => {
      focusRef.current = null;
    };
  }, [focusRef, takesFocus]);

  return (
    <OptionSearch
      label={t('form.service')}
      searchLabel={t('form.serviceSearch')}
      emptyLabel={t('form.noServices')}
      searchRef={searchRef}
      shortcut="/"
      {...props}
    />
  );
}

/** The delivery rate when it is measured; the stock only when it is low. */
function ServiceFacts(service: Schemas['ServiceDto']) {
  const { t } = useTranslation('buy');
  const { stock, delivery_rate } = service;
  if (stock === 0) return t('service.stockNone');
  const last = stock <= LOW_STOCK ? ` · ${t('compare.last', { count: stock })}` : '';
  return (
    <>
      {delivery_rate === null ? <Unmeasured {...service} /> : <DeliveryFacts {...service} />}
      {last}
    </>
  );
}
