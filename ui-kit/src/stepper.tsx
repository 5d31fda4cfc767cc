import { Minus, Plus } from 'lucide-react';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { classNames } from './class-names';
import { IconButton } from './icon-button';

const MIN = 1;

type StepperProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  max: number;
  decreaseLabel: string;
  increaseLabel: string;
  showMax?: boolean;
};

export function Stepper({
  label,
  value,
  onValueChange,
  max,
  decreaseLabel,
  increaseLabel,
  showMax = false,
  className,
  ...props
}: StepperProps) {
  const targets: Record<string, number> = {
    ArrowUp: value + 1,
    ArrowRight: value + 1,
    ArrowDown: value - 1,
    ArrowLeft: value - 1,
    Home: MIN,
    End: max,
  };

  function change(target: number) {
    const next = Math.min(max, Math.max(MIN, target));
    if (next !== value) onValueChange(next);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    change(target);
  }

  // At a limit the button is only marked as disabled, because a removed button would lose the focus.
  const button = (buttonLabel: string, target: number, atLimit: boolean, icon: ReactNode) => (
    <IconButton
      label={buttonLabel}
      variant="outline"
      size="sm"
      aria-disabled={atLimit || undefined}
      className="aria-disabled:border-border aria-disabled:text-muted aria-disabled:hover:bg-transparent"
      onClick={() => change(target)}
    >
      {icon}
    </IconButton>
  );

  return (
    <div
      data-slot="stepper"
      role="group"
      aria-label={label}
      className={classNames('inline-flex items-center', className)}
      onKeyDown={handleKeyDown}
      {...props}
    >
      {button(decreaseLabel, value - 1, value <= MIN, <Minus aria-hidden />)}
      <output className="min-w-7.5 text-center font-mono text-control font-bold tabular-nums">{value}</output>
      {button(increaseLabel, value + 1, value >= max, <Plus aria-hidden />)}
      {showMax && <span className="ml-2 text-sm text-muted tabular-nums">/ {max}</span>}
    </div>
  );
}
