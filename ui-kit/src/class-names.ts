import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

const mergeClasses = extendTailwindMerge({
  extend: {
    theme: {
      radius: ['flag', 'tile', 'control', 'card', 'strip', 'sheet', 'chip'],
      shadow: ['card'],
      font: ['display'],
      text: ['control'],
      tracking: ['display', 'heading'],
    },
  },
});

/** Joins class lists; where two ask for the same property, the later one wins. */
export function classNames(...classes: ClassValue[]): string {
  return mergeClasses(clsx(classes));
}
