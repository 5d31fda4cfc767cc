import { clsx, type ClassValue } from 'clsx';

/** What a caller's class may replace is marked `default:`, since no class wins by standing later. */
export function classNames(...classes: ClassValue[]): string {
  return clsx(classes);
}
