import { FilterChips, type FilterChipsOption } from '@torpedo/ui-kit';

type PreferenceChoiceProps<Value extends string> = {
  label: string;
  hint?: string;
  options: FilterChipsOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
};

/** One preference with a few values, all in sight. */
export function PreferenceChoice<Value extends string>({
  label,
  hint,
  ...choice
}: PreferenceChoiceProps<Value>) {
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
