import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@torpedo/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { ListFailure } from '../../../shared/back-office/list/list-states';
import { StaffPage } from '../../../shared/back-office/staff-page';
import { useLanguage } from '../../../shared/i18n/use-language';
import { type Setting, settingsQuery } from '../api/settings';
import { ChangeSetting, ResetSetting } from '../components/change-setting';
import { RatesCard } from '../components/rates-card';
import { SettingRow } from '../components/setting-row';

const SKELETON_ROWS = 10;

interface SettingsScreenProps {
  /** The key of the setting that the address names. */
  wanted: string | undefined;
}

export function SettingsScreen({ wanted }: SettingsScreenProps) {
  const { t } = useTranslation('admin-settings');
  const { language } = useLanguage();
  const { data, error, isFetching, refetch } = useQuery(settingsQuery(language));
  const [asked, setAsked] = useState<{ setting: Setting; reset: boolean } | null>(null);
  const groups = [...new Set(data?.items.map(({ group }) => group))];
  const Dialog = asked?.reset ? ResetSetting : ChangeSetting;

  return (
    <StaffPage title={t('title')} count={data?.total}>
      <div className="grid max-w-page gap-3" aria-busy={isFetching}>
        <p className="text-sm text-pretty text-muted">{t('lead')}</p>
        {error && !data && (
          <ListFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {!data && !error && (
          <div className="grid gap-3 rounded-card border border-border bg-surface-card p-4">
            {Array.from({ length: SKELETON_ROWS }, (_, place) => (
              <Skeleton key={place} className="h-5" />
            ))}
          </div>
        )}
        <RatesCard />
        {groups.map((group) => (
          <DetailCard key={group} title={t(`groups.${group}`)}>
            <ul>
              {data?.items
                .filter((setting) => setting.group === group)
                .map((setting) => (
                  <SettingRow
                    key={setting.key}
                    setting={setting}
                    isWanted={setting.key === wanted}
                    onChange={() => setAsked({ setting, reset: false })}
                    onReset={() => setAsked({ setting, reset: true })}
                  />
                ))}
            </ul>
          </DetailCard>
        ))}
      </div>
      {asked && <Dialog setting={asked.setting} onClose={() => setAsked(null)} />}
    </StaffPage>
  );
}
