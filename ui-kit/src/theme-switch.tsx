import { Monitor, Moon, Sun } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { classNames } from './class-names';

const icons = { light: Sun, system: Monitor, dark: Moon } as const;

export type Theme = keyof typeof icons;

const themes: Theme[] = ['light', 'system', 'dark'];

type ThemeSwitchProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: string;
  labels: Record<Theme, string>;
  value: Theme;
  onValueChange: (theme: Theme) => void;
};

/** Light, dark, or as the device says. The browser's own radio buttons, so the arrow keys work as usual. */
export function ThemeSwitch({ label, labels, value, onValueChange, className, ...props }: ThemeSwitchProps) {
  const name = useId();
  return (
    <div
      data-slot="theme-switch"
      role="radiogroup"
      aria-label={label}
      className={classNames('inline-flex rounded-chip bg-surface-sunken p-1', className)}
      {...props}
    >
      {themes.map((theme) => {
        const Icon = icons[theme];
        return (
          <label
            key={theme}
            title={labels[theme]}
            className={classNames(
              'relative inline-flex h-9 w-11 cursor-pointer items-center justify-center rounded-chip text-muted',
              'transition-colors duration-(--duration-fast) hover:text-text',
              'has-checked:bg-surface-solid has-checked:text-on-solid',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="radio"
              name={name}
              value={theme}
              aria-label={labels[theme]}
              checked={theme === value}
              onChange={() => onValueChange(theme)}
              className="absolute inset-x-0 -inset-y-1 cursor-[inherit] appearance-none outline-none"
            />
            <Icon aria-hidden className="size-4.5" />
          </label>
        );
      })}
    </div>
  );
}
