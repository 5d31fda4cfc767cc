export { Amount, type AmountProps } from './amount';
export { formatAmount, type AmountFormat } from './format-amount';
export { CountingAmount } from './counting-amount';
