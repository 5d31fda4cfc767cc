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

/** Whether the share of numbers that receive a code is good; a lower one is shown in the warning colour. */
export const isGoodRate = (share: number): boolean => share >= 0.75;
