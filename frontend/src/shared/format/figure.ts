/** Money is written the Brazilian way in every language. */
export const moneyLocale = 'pt-BR';

/**
 * Writes figures with the separators of the amounts beside them, so that a screen never mixes two kinds: "8.664",
 * "12,5%".
 */
export function figureFormat(options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat(moneyLocale, options);
}

/** "8.664" */
export function formatFigure(figure: number): string {
  return figureFormat().format(figure);
}

/** "89%", of a share between 0 and 1. */
export function formatShare(share: number): string {
  return figureFormat({ style: 'percent' }).format(share);
}
