import { type ComponentProps, useState } from 'react';
import { formatAmount } from './amount';
import { Field, fieldFrame, type FieldTexts, useField } from './field';
import { Chip } from './filter-chips';

/** Integer cents. The last comma or period is the decimal point; more decimals are cut; negative means 0. */
export function parseMoney(text: string): number {
  const typed = text.trim();
  if (/^[-−]/.test(typed)) return 0;
  const figures = typed.replace(/[^\d.,]/g, '');
  const point = Math.max(figures.lastIndexOf(','), figures.lastIndexOf('.'));
  const whole = point < 0 ? figures : figures.slice(0, point);
  const decimals = point < 0 ? '' : figures.slice(point + 1);
  return Number(whole.replace(/\D/g, '') || 0) * 100 + Number(decimals.padEnd(2, '0').slice(0, 2));
}

interface PresetChipsProps {
  label?: string;
  presets: { cents: number; text: string; name: string }[];
  chosen: number;
  disabled?: boolean;
  onChoose: (cents: number) => void;
}

function PresetChips({ label, presets, chosen, disabled, onChoose }: PresetChipsProps) {
  return (
    <div role="group" aria-label={label} className="mt-2.5 flex gap-1.5 sm:gap-2">
      {presets.map(({ cents, text, name }) => (
        <Chip
          key={cents}
          aria-label={name}
          className="h-11 flex-auto justify-center px-1.5"
          pressed={cents === chosen}
          disabled={disabled}
          onClick={() => onChoose(cents)}
        >
          {text}
        </Chip>
      ))}
    </div>
  );
}

type MoneyFieldProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'size' | 'min' | 'max' | 'type'
> &
  FieldTexts & {
    cents: number;
    onCentsChange: (cents: number) => void;
    currency: string;
    locale: string;
    /** In cents, for the presets only; the caller checks the typed amount. */
    minCents?: number;
    /** In cents. */
    maxCents?: number;
    presets?: number[];
    presetsLabel?: string;
  };

/** An amount, typed with comma or period, or chosen from presets. */
export function MoneyField({
  cents,
  onCentsChange,
  currency,
  locale,
  minCents = 0,
  maxCents = 1_000_000,
  presets = [],
  presetsLabel,
  hint,
  onBlur,
  ...props
}: MoneyFieldProps) {
  // While the field has the focus, it shows the typed text; otherwise it shows the formatted amount.
  const [draft, setDraft] = useState<string>();
  const written = cents > 0 ? formatFigures(cents, locale) : '';

  function type(text: string) {
    const typed = parseMoney(text);
    const next = Math.min(typed, maxCents);
    // At the maximum, more digits change nothing.
    setDraft(typed < maxCents ? text.replace(/[^\d.,]/g, '') : formatFigures(next, locale));
    onCentsChange(next);
  }

  // "1.000" may be meant as a thousand, so the value is shown below the field.
  const reading = /[.,]\d{3,}$/.test(draft ?? '')
    ? `= ${formatAmount({ cents, currency, locale })}`
    : undefined;
  const { field, control } = useField({ ...props, hint: reading ?? hint });

  function choose(preset: number) {
    setDraft(undefined);
    onCentsChange(Math.min(maxCents, Math.max(minCents, preset)));
  }

  return (
    <Field data-slot="money-field" {...field}>
      <div className={fieldFrame()}>
        <span aria-hidden className="font-display text-xl font-bold text-muted">
          {currencySymbol(currency, locale)}
        </span>
        <input
          inputMode="decimal"
          autoComplete="off"
          placeholder={formatFigures(0, locale)}
          {...control}
          value={draft ?? written}
          onChange={(event) => type(event.target.value)}
          onBlur={(event) => {
            setDraft(undefined);
            onBlur?.(event);
          }}
          className="h-full w-full min-w-0 flex-1 bg-transparent font-display text-2xl font-bold tabular-nums outline-none placeholder:text-muted"
        />
      </div>
      {presets.length > 0 && (
        <PresetChips
          label={presetsLabel}
          presets={presets.map((preset) => ({
            cents: preset,
            text: shortAmount(preset, currency, locale),
            name: formatAmount({ cents: preset, currency, locale }),
          }))}
          chosen={cents}
          disabled={props.disabled}
          onChoose={choose}
        />
      )}
    </Field>
  );
}

function formatFigures(cents: number, locale: string): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100);
}

/** "R$ 25": short, so that five presets fit into one row on a phone. */
function shortAmount(cents: number, currency: string, locale: string): string {
  const figure = new Intl.NumberFormat(locale, { trailingZeroDisplay: 'stripIfInteger' });
  return `${currencySymbol(currency, locale)}\u00a0${figure.format(cents / 100)}`;
}

function currencySymbol(currency: string, locale: string): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? currency;
}
