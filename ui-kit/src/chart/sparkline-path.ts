const margin = 2;

/** The line through the values, from left to right, the highest at the top. Equal values lie in the middle. */
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
