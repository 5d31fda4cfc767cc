import { useQuery } from '@tanstack/react-query';
import { Button, Flag, IconButton, Popover, Select } from '@torpedo/ui-kit';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countriesQuery, type Scope, servicesQuery } from '../api/incidents';
import { isSameScope } from '../rules/incident-draft';

const topups: Scope = {
  area: 'topups',
  service_code: null,
  service_name: null,
  service_image_url: null,
  country_iso: null,
  country_name: null,
  flag_image_url: null,
};

export function useScopeName(): (scope: Scope) => string {
  const { t } = useTranslation('admin-status');
  return ({ area, service_name, country_name }) => {
    if (area === 'topups') return t('affects.topups');
    return [service_name, country_name].filter(Boolean).join(' ') || t('affects.everything');
  };
}

interface ScopePickerProps {
  value: readonly Scope[];
  onChange: (value: Scope[]) => void;
  error: string | false;
}

/** Chooses what the incident affects: services, countries, both, or Pix. */
export function ScopePicker({ value, onChange, error }: ScopePickerProps) {
  const { t } = useTranslation('admin-status');
  const nameOf = useScopeName();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [service, setService] = useState('');
  const [country, setCountry] = useState('');
  const { data: services } = useQuery(servicesQuery());
  const { data: countries } = useQuery(countriesQuery());

  function take(scope: Scope) {
    if (!value.some((each) => isSameScope(each, scope))) onChange([...value, scope]);
    setAnchor(null);
    setService('');
    setCountry('');
  }

  function takeNumbers() {
    const chosen = services?.services.find(({ serv_code }) => serv_code === service);
    const where = countries?.countries.find(({ iso_code }) => iso_code === country);
    take({
      area: 'numbers',
      service_code: chosen?.serv_code ?? null,
      service_name: chosen?.name ?? null,
      service_image_url: chosen?.service_image_url ?? null,
      country_iso: where?.iso_code ?? null,
      country_name: where?.name ?? null,
      flag_image_url: where?.flag_image_url ?? null,
    });
  }

  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-xs font-semibold">{t('affects.label')}</legend>
      <div className="flex flex-wrap gap-1.5">
        {value.map((scope) => (
          <span
            key={`${scope.area} ${scope.service_code} ${scope.country_iso}`}
            className="inline-flex h-9 items-center gap-1.5 rounded-chip border border-border-strong pr-1 pl-3 text-xs md:h-7"
          >
            {scope.flag_image_url && <Flag src={scope.flag_image_url} code={scope.country_iso ?? ''} />}
            {nameOf(scope)}
            <IconButton
              size={null}
              className="size-6"
              label={t('affects.remove', { name: nameOf(scope) })}
              onClick={() => onChange(value.filter((each) => each !== scope))}
            >
              <X aria-hidden className="size-3.5" />
            </IconButton>
          </span>
        ))}
        <button
          type="button"
          className="touch-target inline-flex h-9 items-center gap-1 rounded-chip border border-dashed border-border-strong px-3 text-xs font-medium md:h-7 text-muted hover:text-text"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Plus aria-hidden className="size-3.5" />
          {t('affects.add')}
        </button>
      </div>
      {error && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
      {anchor && (
        <Popover
          open
          onOpenChange={(next) => !next && setAnchor(null)}
          anchor={anchor}
          title={t('affects.title')}
          footer={
            <>
              <Button size="sm" variant="outline" onClick={() => take(topups)}>
                {t('affects.topups')}
              </Button>
              <Button size="sm" onClick={takeNumbers}>
                {t('affects.take')}
              </Button>
            </>
          }
        >
          <Select
            size="sm"
            label={t('affects.service')}
            value={service}
            onChange={(event) => setService(event.target.value)}
            options={[
              { value: '', label: t('affects.anyService') },
              ...(services?.services ?? [])
                .map(({ serv_code, name }) => ({ value: serv_code, label: name }))
                .sort((left, right) => left.label.localeCompare(right.label)),
            ]}
          />
          <Select
            size="sm"
            label={t('affects.country')}
            value={country}
            onChange={(event) => setCountry(event.target.value)}
            options={[
              { value: '', label: t('affects.anyCountry') },
              ...(countries?.countries ?? []).map(({ iso_code, name }) => ({ value: iso_code, label: name })),
            ]}
          />
        </Popover>
      )}
    </fieldset>
  );
}
