import type { ComponentProps } from 'react';
import { classNames } from './class-names';

const margin = 2;

interface Box {
  width: number;
  height: number;
}

function pointsOf(values: readonly number[], { width, height }: Box) {
  const lowest = Math.min(...values);
  const span = Math.max(...values) - lowest;
  const step = (width - 2 * margin) / Math.max(1, values.length - 1);
  return values.map((value, place) => {
    const share = span === 0 ? 0.5 : (value - lowest) / span;
    return { x: margin + place * step, y: height - margin - share * (height - 2 * margin) };
  });
}

export const sparklinePath = (values: readonly number[], box: Box): string =>
  pointsOf(values, box)
    .map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');

const size = { width: 96, height: 28 };

type SparklineProps = Omit<ComponentProps<'svg'>, 'children' | 'values'> & {
  label: string;
  values: readonly number[];
};

/** A trend as high as a word, with a dot at the current value. */
export function Sparkline({ label, values, className, ...props }: SparklineProps) {
  const now = pointsOf(values, size).at(-1);
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
      className={classNames('overflow-visible default:h-7 default:w-24 default:text-link', className)}
      {...props}
    >
      <path d={sparklinePath(values, size)} />
      {now && <circle cx={now.x} cy={now.y} r="3" fill="currentColor" stroke="none" />}
    </svg>
  );
}
