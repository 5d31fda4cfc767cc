import { Eye, EyeOff, Lock } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './icon-button';
import { TextField, type TextFieldProps } from './text-field';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing'> & {
  revealLabel: string;
  concealLabel: string;
};

/** A password, with a button that shows it. */
export function PasswordField({ revealLabel, concealLabel, icon, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      icon={icon ?? <Lock aria-hidden />}
      trailing={
        <IconButton
          label={shown ? concealLabel : revealLabel}
          size="sm"
          className={props.size === 'xs' ? '-mr-1 md:size-7' : '-mr-2'}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      }
    />
  );
}
