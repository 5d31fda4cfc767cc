import { extendTailwindMerge } from 'tailwind-merge';

const mergeClasses = extendTailwindMerge({
  extend: {
    theme: {
      radius: ['flag', 'tile', 'control', 'card', 'strip', 'sheet', 'chip'],
      shadow: ['card'],
      font: ['display'],
      text: ['2xs', 'md', 'control'],
      tracking: ['display', 'heading'],
    },
  },
});

/** Elements with two classes for one property, of which chance decides. The loser needs `default:`. */
export function classConflicts(root: Element): string[] {
  return [...root.querySelectorAll('[data-slot], [data-slot] *')].flatMap((element) => {
    const classes = [...element.classList];
    const winners = new Set(mergeClasses(classes.join(' ')).split(' '));
    const losers = classes.filter((name) => !winners.has(name));
    return losers.length > 0 ? [`${losers.join(' ')} loses in "${classes.join(' ')}"`] : [];
  });
}
