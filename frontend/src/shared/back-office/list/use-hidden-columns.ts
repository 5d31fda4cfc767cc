import type { ListColumn } from './list-column';

/**
 * Which columns are shown: those that the address names, else all but the extra ones.
 * @param onChange with what the address is to say, undefined for the usual ones
 */
export function useHiddenColumns(
  columns: readonly Pick<ListColumn<never>, 'id' | 'isName' | 'isExtra'>[],
  named: string | undefined,
  onChange: (named: string | undefined) => void,
) {
  const wanted = named?.split(',');
  const isShown = ({ id, isName, isExtra }: (typeof columns)[number]) =>
    Boolean(isName) || (wanted ? wanted.includes(id) : !isExtra);
  const visibility = Object.fromEntries(columns.map((column) => [column.id, isShown(column)]));

  function toggle(id: string) {
    const shown = columns.filter((column) => (column.id === id ? !isShown(column) : isShown(column)));
    onChange(shown.map((column) => column.id).join(','));
  }

  return { visibility, menu: { hidden: visibility, onToggle: toggle, onReset: () => onChange(undefined) } };
}
