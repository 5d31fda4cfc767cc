import { useTranslation } from 'react-i18next';
import { PALETTE_VERBS, type PaletteQuery, type PaletteVerb } from '../../rules/palette-query';
import type { Found, PaletteGroup } from './palette-data';
import { useActions } from './use-actions';
import type { FoundCatalogue } from './use-catalogue-groups';

/** The words of the verbs with which an action can begin. */
export function useVerbWords(): Record<PaletteVerb, string> {
  const { t } = useTranslation('admin-frame');
  return Object.fromEntries(PALETTE_VERBS.map((verb) => [verb, t(`palette.verbs.${verb}`)])) as Record<
    PaletteVerb,
    string
  >;
}

/** The actions that match a verb and a name, as in "pausar norte" or "reembolsar #ab9a229e". */
export function useVerbGroup(
  { verb }: PaletteQuery,
  found: Found | undefined,
  catalogue: FoundCatalogue,
): PaletteGroup[] {
  const { t } = useTranslation('admin-frame');
  const { entriesOf, onPerson, onOrder, onCatalogue } = useActions();
  if (!verb) return [];
  const acts = [
    ...onCatalogue(catalogue),
    ...(found?.orders.items ?? []).flatMap(onOrder),
    ...(found?.people.items ?? []).flatMap(onPerson),
  ];
  return [
    {
      id: 'todo',
      title: t('palette.todo'),
      items: entriesOf(acts.filter((act) => act.verb === verb).map(({ short: _, ...act }) => act)),
    },
  ];
}
