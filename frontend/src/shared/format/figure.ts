/** Money is written the Brazilian way in every language. */
export const moneyLocale = 'pt-BR';

/** "8.664": with the separators of the amounts beside it, so that a screen never mixes two kinds. */
export function formatFigure(figure: number): string {
  return figure.toLocaleString(moneyLocale);
}

/** "89%", of a share between 0 and 1. */
export function formatShare(share: number): string {
  return share.toLocaleString(moneyLocale, { style: 'percent' });
}
