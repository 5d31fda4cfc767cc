import type { Schemas } from '@torpedo/api-client';
import { useTexts } from '../i18n/use-texts';

type Day = Schemas['StatusDayDto'];

const HEIGHT = 16;
const BAR = 3;
const STEP = 5;

const BARS = {
  normal: { className: 'stroke-received opacity-70', top: 0 },
  unstable: { className: 'stroke-waiting', top: 0 },
  failing: { className: 'stroke-danger', top: 0 },
  unmeasured: { className: 'stroke-border-strong', top: 12 },
} as const satisfies Record<Day, object>;

/** A bar for each of 30 days, oldest first. A narrow place shows only the newest 14. */
export function DaysStrip({ days }: { days: readonly Day[] }) {
  const { t } = useTexts('status');
  const states = (Object.keys(BARS) as Day[]).map((state) => ({
    state,
    places: days.flatMap((day, place) => (day === state ? [place] : [])),
  }));
  const present = states.filter(({ places }) => places.length > 0);
  return (
    <>
      <svg
        aria-hidden
        viewBox={`0 0 ${days.length * STEP - (STEP - BAR)} ${HEIGHT}`}
        preserveAspectRatio="xMaxYMid slice"
        strokeWidth={BAR}
        className="h-4 w-17 @lg:@max-4xl:w-37"
      >
        {present.map(({ state, places }) => (
          <path
            key={state}
            className={BARS[state].className}
            d={places.map((place) => `M${place * STEP + BAR / 2} ${BARS[state].top}V${HEIGHT}`).join('')}
          />
        ))}
      </svg>
      <span className="sr-only">
        {present
          .map(({ state, places }) => t(`days.${state}`, { count: places.length, days: places.length }))
          .join(', ')}
      </span>
    </>
  );
}
