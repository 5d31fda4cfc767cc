import { Chip } from '../filter-chips';

interface PresetChipsProps {
  label?: string;
  presets: { cents: number; text: string }[];
  chosen: number;
  disabled?: boolean;
  onChoose: (cents: number) => void;
}

/** Amounts to choose with one touch. */
export function PresetChips({ label, presets, chosen, disabled, onChoose }: PresetChipsProps) {
  return (
    <div role="group" aria-label={label} className="mt-3 flex flex-wrap gap-2">
      {presets.map(({ cents, text }) => (
        <Chip key={cents} pressed={cents === chosen} disabled={disabled} onClick={() => onChoose(cents)}>
          {text}
        </Chip>
      ))}
    </div>
  );
}
