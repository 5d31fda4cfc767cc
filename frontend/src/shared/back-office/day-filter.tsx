import { DateField, isDay, writtenDay } from '@torpedo/ui-kit';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language';

type DayFilterProps = Pick<
  ComponentProps<typeof DateField>,
  'label' | 'size' | 'className' | 'min' | 'max' | 'autoFocus'
> & {
  value: string | undefined;
  /** Called with valid days only; undefined when the field is emptied. */
  onChange: (day: string | undefined) => void;
};

/** Filters by a day; an invalid day changes nothing, and the field says why. */
export function DayFilter({ value = '', onChange, min, max, ...props }: DayFilterProps) {
  const { t } = useTranslation('admin-kit');
  const { locale } = useLanguage();
  const [refused, setRefused] = useState<string>();
  const [isLeft, setLeft] = useState(false);

  function change(typed: string) {
    const isPossible = typed === '' || isDay(typed, min, max);
    setRefused(isPossible ? undefined : typed);
    setLeft(false);
    if (isPossible) onChange(typed || undefined);
  }

  function problem(typed: string): string {
    if (!isDay(typed)) return t('day.none');
    return min !== undefined && typed < min
      ? t('day.before', { day: writtenDay(min, locale) })
      : t('day.after', { day: writtenDay(max ?? typed, locale) });
  }

  return (
    <DateField
      {...props}
      value={refused ?? value}
      onValueChange={change}
      locale={locale}
      min={min}
      max={max}
      openLabel={t('day.open')}
      onBlur={() => setLeft(true)}
      error={isLeft && refused && problem(refused)}
    />
  );
}
