/** Every language writes money the Brazilian way. */
export const moneyLocale = 'pt-BR';

/** "8.664", with the separators of amounts. */
export function formatFigure(figure: number): string {
  return figure.toLocaleString(moneyLocale);
}

/** "89%", of a share between 0 and 1. */
export function formatShare(share: number): string {
  return share.toLocaleString(moneyLocale, { style: 'percent' });
}

/** A share of numbers that receive a code; a lower one is shown in the colour of a warning. */
export const isGoodRate = (share: number): boolean => share >= 0.75;
