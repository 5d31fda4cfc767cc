import { useQuery } from '@tanstack/react-query';
import { Checkbox, SearchField } from '@torpedo/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { forgetDrafts, useDraft } from '../../../shared/back-office/change/drafts';
import { FormDialog } from '../../../shared/back-office/change/form-dialog';
import { ReasonField } from '../../../shared/back-office/change/reason-field';
import { pageQuery } from '../../../shared/back-office/list/list-query';
import { useStaffMutation } from '../../../shared/back-office/staff-query';
import { Unread } from '../../../shared/back-office/unread';
import { type AdminCountry, changeCountry } from '../api/products';

interface CountryServicesDrawerProps {
  country: AdminCountry;
  onClose: () => void;
}

export function CountryServicesDrawer({ country, onClose }: CountryServicesDrawerProps) {
  const { t } = useTranslation('admin-catalogue');
  const draft = `services ${country.iso_code}`;
  const [typed, setTyped] = useState('');
  /** The wanted pause of each changed service, by its code. */
  const [pauses, setPauses] = useDraft<Readonly<Record<string, boolean>>>(`${draft}.pauses`, {});
  const [reason, setReason] = useDraft(`${draft}.reason`, '');
  const [isTried, setTried] = useState(false);
  const products = useQuery(
    pageQuery(staffKeys.products, '/api/v1/admin/products', {
      country: country.iso_code,
      ...(typed && { search: typed }),
      sort: 'sku',
      direction: 'asc',
    }),
  );
  const count = Object.keys(pauses).length;
  const isReasonRequired = Object.values(pauses).includes(true);
  const save = useStaffMutation([staffKeys.countries, staffKeys.products], {
    mutationFn: () =>
      changeCountry(country.iso_code, {
        services: Object.entries(pauses).map(([service_code, is_paused]) => ({ service_code, is_paused })),
        ...(reason.trim() && { reason: reason.trim() }),
        expected_updated_at: country.updated_at,
      }),
    meta: { handlesErrors: true },
    onSuccess() {
      forgetDrafts(draft);
      onClose();
    },
  });

  function choose(code: string, isPausedNow: boolean, isPaused: boolean) {
    const { [code]: _before, ...others } = pauses;
    setPauses(isPaused === isPausedNow ? others : { ...others, [code]: isPaused });
  }

  function submit() {
    setTried(true);
    if (count > 0 && !(isReasonRequired && reason.trim() === '')) save.mutate();
  }

  return (
    <FormDialog
      draft={draft}
      shape="drawer"
      size="lg"
      onClose={onClose}
      title={t('countries.servicesTitle', { name: country.name })}
      text={t('countries.servicesText')}
      submitLabel={t('countries.servicesSubmit', { count })}
      isBusy={save.isPending}
      error={save.error}
      changedText={t('form.changedMeanwhile')}
      onSubmit={submit}
    >
      <SearchField
        label={t('countries.servicesSearch')}
        placeholder={t('countries.servicesSearch')}
        clearLabel={t('desk.clear')}
        value={typed}
        onValueChange={setTyped}
      />
      <Unread query={products} className="h-40" />
      <ul aria-label={t('countries.services')} className="divide-y divide-border">
        {products.data?.rows.map(({ id, service_code, service_name, paused_at }) => {
          const isPausedNow = paused_at !== null;
          return (
            <li key={id} className="py-1.5">
              <Checkbox
                label={service_name}
                checked={!(pauses[service_code] ?? isPausedNow)}
                onChange={(event) => choose(service_code, isPausedNow, !event.target.checked)}
              />
            </li>
          );
        })}
      </ul>
      {products.data && products.data.total > products.data.rows.length && (
        <p className="text-xs text-muted">{t('countries.servicesMore')}</p>
      )}
      <ReasonField
        action="country.change"
        value={reason}
        onChange={setReason}
        isTried={isTried}
        isRequired={isReasonRequired}
      />
    </FormDialog>
  );
}
