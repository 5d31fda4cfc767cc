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

/** An icon and a word for a state that needs no action; a state that needs one has a chip. */
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
