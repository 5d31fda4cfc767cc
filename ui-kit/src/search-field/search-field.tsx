import { Search, X } from 'lucide-react';
import { IconButton } from '../icon-button';
import { TextField, type TextFieldProps } from '../text-field';

export type SearchFieldProps = Omit<
  TextFieldProps,
  'type' | 'trailing' | 'icon' | 'value' | 'defaultValue' | 'onChange'
> & {
  value: string;
  onValueChange: (value: string) => void;
  clearLabel: string;
};

export function SearchField({ value, onValueChange, clearLabel, ...props }: SearchFieldProps) {
  return (
    <TextField
      data-slot="search-field"
      hideLabel
      enterKeyHint="search"
      autoComplete="off"
      {...props}
      type="search"
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      icon={<Search aria-hidden />}
      trailing={
        value && (
          <IconButton label={clearLabel} size="sm" className="-mr-2" onClick={() => onValueChange('')}>
            <X aria-hidden />
          </IconButton>
        )
      }
    />
  );
}
