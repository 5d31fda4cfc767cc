import { clsx, type ClassValue } from 'clsx';

/** Mark classes that a caller may replace with `default:`, because a later class does not win. */
export function classNames(...classes: ClassValue[]): string {
  return clsx(classes);
}
