import { Monitor, Moon, Sun } from 'lucide-react';
import { ToggleGroup } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names';

const icons = { light: Sun, system: Monitor, dark: Moon } as const;

export type Theme = keyof typeof icons;

const themes: Theme[] = ['light', 'system', 'dark'];

export type ThemeSwitchProps = Omit<ComponentProps<'div'>, 'children' | 'dir' | 'defaultValue'> & {
  label: string;
  /** The name of each choice. */
  labels: Record<Theme, string>;
  value: Theme;
  onValueChange: (theme: Theme) => void;
};

export function ThemeSwitch({ label, labels, value, onValueChange, className, ...props }: ThemeSwitchProps) {
  function change(chosen: string) {
    const theme = themes.find((candidate) => candidate === chosen);
    if (theme) onValueChange(theme);
  }

  return (
    <ToggleGroup.Root
      data-slot="theme-switch"
      type="single"
      aria-label={label}
      value={value}
      onValueChange={change}
      className={classNames('inline-flex rounded-chip bg-surface-sunken p-1', className)}
      {...props}
    >
      {themes.map((theme) => {
        const Icon = icons[theme];
        return (
          <ToggleGroup.Item
            key={theme}
            value={theme}
            aria-label={labels[theme]}
            title={labels[theme]}
            className={classNames(
              'touch-target inline-flex h-9 w-11 items-center justify-center rounded-chip text-muted',
              'transition-colors duration-(--duration-fast) hover:text-text',
              'aria-checked:bg-surface-solid aria-checked:text-on-solid',
            )}
          >
            <Icon aria-hidden className="size-4.5" />
          </ToggleGroup.Item>
        );
      })}
    </ToggleGroup.Root>
  );
}
