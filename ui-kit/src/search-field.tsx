import { Search, X } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from './icon-button';
import { TextField, type TextFieldProps } from './text-field';

type SearchFieldProps = Omit<TextFieldProps, 'type' | 'icon' | 'value' | 'defaultValue' | 'onChange'> & {
  value: string;
  onValueChange: (value: string) => void;
  clearLabel: string;
};

/** Narrows down what stands below it; a button empties it. While it is empty, what trails it stands there. */
export function SearchField({ value, onValueChange, clearLabel, id, trailing, ...props }: SearchFieldProps) {
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
        value ? (
          <IconButton
            label={clearLabel}
            size={props.size === 'xs' ? null : 'sm'}
            className={props.size === 'xs' ? 'touch-target -mr-1 size-6 [&_svg]:size-4' : '-mr-2'}
            onClick={clear}
          >
            <X aria-hidden />
          </IconButton>
        ) : (
          trailing
        )
      }
    />
  );
}
