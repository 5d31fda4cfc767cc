import { classNames } from '@torpedo/ui-kit';
import type { ReactNode } from 'react';

const tones = {
  received: '[&_svg]:text-received',
  waiting: '[&_svg]:text-waiting',
  failed: '[&_svg]:text-danger',
  neutral: 'text-muted',
};

interface StateWordProps {
  tone?: keyof typeof tones;
  icon: ReactNode;
  children: ReactNode;
}

/** An icon and a word for a state that needs no action. */
export function StateWord({ tone = 'neutral', icon, children }: StateWordProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 align-top whitespace-nowrap [&_svg]:size-3.5 [&_svg]:shrink-0',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}

const chips = { waiting: 'bg-waiting-soft text-waiting', failed: 'bg-danger-soft text-danger' };

interface StateChipProps extends Omit<StateWordProps, 'tone'> {
  tone: keyof typeof chips;
  title?: string;
}

/** An icon and a word for a state that somebody has to look at or act on. */
export function StateChip({ tone, icon, title, children }: StateChipProps) {
  return (
    <span
      title={title}
      data-tone={tone}
      className={classNames(
        'inline-flex h-5 w-fit max-w-full items-center gap-1 rounded-chip pr-2 pl-1.5 align-top text-xs font-semibold whitespace-nowrap tabular-nums [&_svg]:size-3.5 [&_svg]:shrink-0',
        chips[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
