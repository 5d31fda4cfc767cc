export { CodeDigits, type CodeDigitsProps } from './code-digits';
