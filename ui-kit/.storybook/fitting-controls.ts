import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

const oneOfSomeWords = /^("[\w-]+"|null)( \| ("[\w-]+"|null))*$/;

const sources = import.meta.glob<string>('../src/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const parameters = /export function (\w+)(?:<[^(]*>)?\(\{([^}]*)\}/g;

/** Each component's default values, read from its source, because the types of variants have no defaults. */
const defaults = new Map(
  Object.values(sources).flatMap((source) =>
    [...source.matchAll(parameters)].map(
      ([, component = '', destructured = '']) =>
        [
          component,
          Object.fromEntries(
            [...destructured.matchAll(/(\w+) = ('[^']*'|[\w.-]+)/g)].map(([, name = '', value = '']) => [
              name,
              value,
            ]),
          ),
        ] as const,
    ),
  ),
);

const nameOf = (component: unknown) =>
  (component as { __docgenInfo?: { displayName?: string } } | undefined)?.__docgenInfo?.displayName ?? '';

/**
 * Gives controls to properties that are one of some words, or on or off. Rendered content has a control only when it is
 * a text, because the control would show React's internal data.
 */
export const withFittingControls: ArgTypesEnhancer = ({ argTypes, initialArgs, component }) => {
  const known = defaults.get(nameOf(component)) ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { table, ...others } = fitting(argType.table?.type?.summary ?? '', initialArgs[name]);
      const summary = known[name];
      const defaultValue = summary === undefined ? {} : { defaultValue: { summary } };
      return [name, { ...argType, ...others, table: { ...argType.table, ...table, ...defaultValue } }];
    }),
  );
};

function fitting(type: string, arg: unknown): Partial<StrictInputType> {
  if (type.includes('ReactNode')) return typeof arg === 'string' ? {} : { control: { disable: true } };
  if (type === 'boolean | null')
    return { control: { type: 'boolean' }, table: { type: { summary: 'boolean' } } };
  if (!oneOfSomeWords.test(type)) return {};
  const options = [...type.matchAll(/"([\w-]+)"/g)].map(([, word]) => word);
  return { control: { type: 'select' }, options, table: { type: { summary: options.join(' | ') } } };
}
