import { Search, X } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from './icon-button';
import { TextField, type TextFieldProps } from './text-field';

type SearchFieldProps = Omit<
  TextFieldProps,
  'type' | 'trailing' | 'icon' | 'value' | 'defaultValue' | 'onChange'
> & { value: string; onValueChange: (value: string) => void; clearLabel: string };

/** Filters what stands below it; a button clears it. */
export function SearchField({ value, onValueChange, clearLabel, id, ...props }: SearchFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;

  function clear() {
    onValueChange('');
    document.getElementById(controlId)?.focus();
  }

  return (
    <TextField
      hideLabel
      enterKeyHint="search"
      autoComplete="off"
      {...props}
      id={controlId}
      type="search"
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      icon={<Search aria-hidden />}
      trailing={
        value && (
          <IconButton label={clearLabel} size="sm" className="-mr-2" onClick={clear}>
            <X aria-hidden />
          </IconButton>
        )
      }
    />
  );
}
