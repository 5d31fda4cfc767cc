/**
 * What was typed, as integer cents. The last comma or period is the decimal point and any before it only
 * group digits; everything else is ignored, figures after the second decimal are dropped, less than nothing
 * counts as nothing.
 */
export function parseMoney(text: string): number {
  const typed = text.trim();
  if (/^[-−]/.test(typed)) return 0;
  const figures = typed.replace(/[^\d.,]/g, '');
  const point = Math.max(figures.lastIndexOf(','), figures.lastIndexOf('.'));
  const whole = point < 0 ? figures : figures.slice(0, point);
  const decimals = point < 0 ? '' : figures.slice(point + 1);
  return Number(whole.replace(/\D/g, '') || 0) * 100 + Number(decimals.padEnd(2, '0').slice(0, 2));
}
