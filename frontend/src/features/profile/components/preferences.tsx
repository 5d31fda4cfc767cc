import { Card, FilterChips, type FilterChipsOption, toast } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { languages, localeOf } from '../../../shared/i18n/languages';
import { languageOptions } from '../../../shared/layout/language-options';
import { useCurrencies } from '../../../shared/limits';
import { useMe } from '../../../shared/session/account';
import { type Preferences, useChangePreferences } from '../../../shared/session/preferences';

/** Language and currency; each choice counts at once. */
export function Preferences() {
  const { t, i18n } = useTranslation('profile');
  const me = useMe();
  const currencies = useCurrencies(me.preferred_currency);
  const { mutate, isPending, variables } = useChangePreferences();
  // Pressed is what was asked for last, before the answer too.
  const shown = { ...me, ...(isPending && variables) };

  function change(preferences: Preferences) {
    mutate(preferences, {
      // In the language of now, which may be another one than when the choice was made.
      onSuccess: () => toast.success({ id: 'preferences', title: i18n.t('saved', { ns: 'profile' }) }),
    });
  }

  return (
    <Card padding="lg" className="grid gap-6 sm:grid-cols-2">
      <PreferenceChoice
        label={t('preferences.language')}
        options={languages.map((language) => ({
          value: localeOf(language),
          label: languageOptions[language].name,
        }))}
        value={shown.preferred_language}
        onValueChange={(preferred_language) => change({ preferred_language })}
      />
      <PreferenceChoice
        label={t('preferences.currency')}
        hint={t('preferences.currencyHint')}
        options={currencies.map((currency) => ({ value: currency, label: t(`preferences.${currency}`) }))}
        value={shown.preferred_currency}
        onValueChange={(preferred_currency) => change({ preferred_currency })}
      />
    </Card>
  );
}

interface PreferenceChoiceProps<Value extends string> {
  label: string;
  hint?: string;
  options: FilterChipsOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** One preference with a few values, all in sight. */
function PreferenceChoice<Value extends string>({ label, hint, ...choice }: PreferenceChoiceProps<Value>) {
  return (
    <div className="min-w-0">
      <p aria-hidden className="mb-2 text-sm font-semibold">
        {label}
      </p>
      <FilterChips label={label} {...choice} />
      {hint && <p className="mt-3 text-sm text-pretty text-muted">{hint}</p>}
    </div>
  );
}
