export { MoneyField, type MoneyFieldProps } from './money-field';
export { parseMoney } from './parse-money';
