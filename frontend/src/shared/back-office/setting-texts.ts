import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@torpedo/api-client';
import { useTranslation } from 'react-i18next';
import { figureFormat } from '../format/figure-format';
import { formatMoney } from '../format/money';
import { useLanguage } from '../i18n/use-language';
import { durationParts, isDuration } from './duration';
import { keyIn, staffKeys } from './staff-keys';
import { staffQuery } from './staff-query';
import { useMay } from './staff-rights';

type Part = Schemas['SettingPartDto'];

/** Writes the value of a setting in the unit that people use for it. */
export function useValueText(): (part: Pick<Part, 'unit'>, value: Part['value']) => string {
  const { t } = useTranslation('admin-settings');
  const figure = figureFormat();
  return ({ unit }, value) => {
    if (typeof value === 'boolean') return t(value ? 'on' : 'off');
    if (typeof value === 'string') return value || t('empty');
    if (unit === 'cents' || unit === 'BRL per unit') {
      return formatMoney(unit === 'cents' ? value : Math.round(value * 100), 'BRL');
    }
    if (unit === 'percent') return `${figure.format(value)} %`;
    if (isDuration(unit)) {
      return durationParts(value, unit)
        .map(({ unit, count }) => t(`units.${unit}`, { count, number: figure.format(count) }))
        .join(' ');
    }
    return figure.format(value);
  };
}

interface SettingTexts {
  /** The name of the setting; its key if it has several values, or while the name is not known. */
  name: (key: string) => string;
  /** The value as text; a part that is missing has its default. Undefined while the setting is not known. */
  value: (key: string, value: unknown) => string | undefined;
}

/** Names and values of settings in words, for screens other than the settings. */
export function useSettingTexts(): SettingTexts {
  const { language } = useLanguage();
  const may = useMay();
  const textOf = useValueText();
  const { data } = useQuery({
    ...staffQuery(keyIn(staffKeys.settings, language), '/api/v1/admin/settings'),
    enabled: may('settings.read'),
  });
  const partsOf = (key: string) => data?.items.find((setting) => setting.key === key)?.parts ?? [];
  return {
    name(key) {
      const [only, ...others] = partsOf(key);
      return only && others.length === 0 ? only.text : key;
    },
    value(key, value) {
      const texts = partsOf(key).map((part) => {
        const [, name] = part.path.split('.');
        const own = name === undefined || value === null ? value : (value as Record<string, unknown>)[name];
        return textOf(part, (own ?? part.default) as Part['value']);
      });
      return texts.length > 0 ? texts.join(' · ') : undefined;
    },
  };
}
