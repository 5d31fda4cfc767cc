import { classNames } from '@torpedo/ui-kit';
import { Lock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SmallButton } from '../../../shared/back-office/small-controls';
import { StateWord } from '../../../shared/back-office/state-word';
import { useMay } from '../../../shared/back-office/staff-rights';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import type { Setting } from '../api/settings';
import { useValueText } from '../../../shared/back-office/setting-texts';

interface SettingRowProps {
  setting: Setting;
  /** Whether the address names this setting. */
  isWanted: boolean;
  onChange: () => void;
  onReset: () => void;
}

export function SettingRow({ setting, isWanted, onChange, onReset }: SettingRowProps) {
  const { t } = useTranslation('admin-settings');
  const { locale } = useLanguage();
  const textOf = useValueText();
  const may = useMay();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    row.current?.scrollIntoView({ block: 'center' });
    row.current?.focus({ preventScroll: true });
  }, [isWanted]);
  const { parts, is_set, is_pinned, updated_at, updated_by } = setting;
  const since = updated_at && {
    time: formatMoment(updated_at, locale),
    who: updated_by?.email ?? t('unknownAuthor'),
  };
  return (
    <li
      ref={row}
      tabIndex={isWanted ? -1 : undefined}
      className={classNames(
        'grid gap-2 border-t border-border px-3.5 py-2.5 text-sm md:flex md:items-start md:gap-4 md:py-1.5',
        isWanted && 'bg-surface-sunken',
      )}
    >
      <div className="grid min-w-0 flex-1 gap-0.5 md:py-1.5">
        <dl className="grid gap-1.5">
          {parts.map((part) => (
            <div key={part.path} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
              <dt className="min-w-0 flex-1 basis-40 text-pretty md:basis-60">{part.text}</dt>
              <dd className="ml-auto text-right tabular-nums">
                {is_set && part.value !== part.default && (
                  <span className="mr-2 text-xs text-muted">
                    {t('default', { value: textOf(part, part.default) })}
                  </span>
                )}
                <b className="font-semibold">{textOf(part, part.value)}</b>
              </dd>
            </div>
          ))}
        </dl>
        {since && <p className="text-xs text-muted">{t('since', since)}</p>}
      </div>
      <div className="flex shrink-0 items-center justify-end gap-2 md:w-52">
        {is_pinned && (
          <span title={t('pinnedText')} className="text-xs">
            <StateWord icon={<Lock aria-hidden />}>{t('pinned')}</StateWord>
          </span>
        )}
        {!is_pinned && may('settings.change') && (
          <>
            {is_set && (
              <SmallButton
                variant="ghost"
                aria-label={t('resetLabel', { name: setting.key })}
                onClick={onReset}
              >
                {t('reset')}
              </SmallButton>
            )}
            <SmallButton
              variant="outline"
              aria-label={t('changeLabel', { name: setting.key })}
              onClick={onChange}
            >
              {t('change')}
            </SmallButton>
          </>
        )}
      </div>
    </li>
  );
}
