import type { ComponentProps } from 'react';
import { classNames } from './class-names';

const margin = 2;

export function sparklinePath(
  values: readonly number[],
  { width, height }: { width: number; height: number },
) {
  const lowest = Math.min(...values);
  const span = Math.max(...values) - lowest;
  const step = (width - 2 * margin) / Math.max(1, values.length - 1);
  return values
    .map((value, place) => {
      const share = span === 0 ? 0.5 : (value - lowest) / span;
      const x = margin + place * step;
      const y = height - margin - share * (height - 2 * margin);
      return `${place === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

const size = { width: 96, height: 28 };

type SparklineProps = Omit<ComponentProps<'svg'>, 'children' | 'values'> & {
  label: string;
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
