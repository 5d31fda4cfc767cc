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

/** A state with which nobody has to do anything: an icon and its word, without a chip. */
export function StateWord({ tone = 'neutral', icon, children }: StateWordProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 align-middle whitespace-nowrap [&_svg]:size-3.5 [&_svg]:shrink-0',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
