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

/** The end of the id, which no two orders of a person share. */
export const orderNumber = (id: string): string => id.slice(-8).toUpperCase();

/** "12,5%", with the separators of amounts. */
export function figureFormat(options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat(moneyLocale, options);
}
