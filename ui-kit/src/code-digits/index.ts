export { CodeCopy, type CodeCopyProps } from './code-copy';
export { CodeDigits, type DigitsProps } from './code-digits';
