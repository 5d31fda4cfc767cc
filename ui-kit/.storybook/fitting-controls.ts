import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

const oneOfSomeWords = /^("[\w-]+"|null)( \| ("[\w-]+"|null))*$/;

/**
 * Lets people choose where a property is one of some words, or on or off. What is drawn has no control unless it is a
 * text: it would show React's insides.
 */
export const withFittingControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      { ...argType, ...fitting(argType.table?.type?.summary ?? '', initialArgs[name]) },
    ]),
  );

function fitting(type: string, arg: unknown): Partial<StrictInputType> {
  if (type.includes('ReactNode')) return typeof arg === 'string' ? {} : { control: { disable: true } };
  if (type === 'boolean | null')
    return { control: { type: 'boolean' }, table: { type: { summary: 'boolean' } } };
  if (!oneOfSomeWords.test(type)) return {};
  const options = [...type.matchAll(/"([\w-]+)"/g)].map(([, word]) => word);
  return { control: { type: 'select' }, options, table: { type: { summary: options.join(' | ') } } };
}
