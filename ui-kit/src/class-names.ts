import { clsx, type ClassValue } from 'clsx';

/**
 * Joins class lists. Of two classes for one property neither wins by standing later: what a caller may replace is
 * marked `default:` in the component, so that the caller's class wins.
 */
export function classNames(...classes: ClassValue[]): string {
  return clsx(classes);
}
