import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { sparklinePath } from './sparkline-path';

const size = { width: 96, height: 28 };

export type SparklineProps = Omit<ComponentProps<'svg'>, 'children' | 'values'> & {
  /** What the line tells: "De 12 a 37 números em sete dias". */
  label: string;
  /** From the oldest to the newest; at least two. */
  values: readonly number[];
};

/** A trend in the height of a word. */
export function Sparkline({ label, values, className, ...props }: SparklineProps) {
  return (
    <svg
      data-slot="sparkline"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size.width} ${size.height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('default:h-7 default:w-24 default:text-link', className)}
      {...props}
    >
      <path d={sparklinePath(values, size)} />
    </svg>
  );
}
