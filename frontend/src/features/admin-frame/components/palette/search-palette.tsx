import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { CommandPalette } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { KeyCaps } from '../../../../shared/back-office/small-controls';
import { usePaused } from '../../../../shared/use-paused';
import { useErrorText } from '../../../../shared/errors/error-text';
import { figureFormat } from '../../../../shared/format/figure-format';
import { type Found, type PaletteGroup, searchQuery } from './palette-data';
import { PALETTE_VERBS, paletteQuery, type PaletteQuery, type PaletteVerb } from '../../rules/palette-query';
import { type FoundCatalogue, useCatalogueGroups, useFoundCatalogue } from './use-catalogue-groups';
import { useFoundGroups } from './use-found-groups';
import { useOwnGroups } from './use-own-groups';
import { useActions } from './use-actions';

/** The words of the verbs with which an action can begin. */
function useVerbWords(): Record<PaletteVerb, string> {
  const { t } = useTranslation('admin-frame');
  return Object.fromEntries(PALETTE_VERBS.map((verb) => [verb, t(`palette.verbs.${verb}`)])) as Record<
    PaletteVerb,
    string
  >;
}

/** The actions that match a verb and a name, as in "pausar norte" or "reembolsar #ab9a229e". */
function useVerbGroup(
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

const NOTHING = { products: [], providers: [], countries: [], productCount: 0, count: 0 };

/** How long typing has to pause before the server is asked, in milliseconds. */
const TYPING_MS = 120;

interface SearchPaletteProps {
  typed: string;
  onType: (typed: string) => void;
  onClose: () => void;
}

export default function SearchPalette({ typed, onType, onClose }: SearchPaletteProps) {
  const { t } = useTranslation(['admin-frame', 'admin-kit']);
  const router = useRouter();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const query = paletteQuery(typed, useVerbWords());
  const asked = usePaused(query.asked, TYPING_MS);
  const { data, error, isFetching } = useQuery({ ...searchQuery(asked), enabled: asked !== '' });
  const found = query.asked === '' ? undefined : data;
  const catalogue = useFoundCatalogue(query, asked);
  const groups = [
    ...useVerbGroup(query, found, catalogue),
    ...useFoundGroups(query.verb ? undefined : found, query.text),
    ...useCatalogueGroups(query.verb ? NOTHING : catalogue, query.text),
    ...useOwnGroups(query),
  ]
    .filter(({ items }) => items.length > 0)
    .toSorted((one, other) => Number(one.isLoose ?? false) - Number(other.isLoose ?? false));
  const count = found && !query.verb ? found.people.total + found.orders.total + catalogue.count : undefined;

  function choose(id: string, newTab: boolean) {
    const entry = groups.flatMap(({ items }) => items).find((each) => each.id === id);
    if (!entry) return;
    if ('run' in entry) {
      onClose();
      entry.run();
    } else if (newTab) {
      window.open(router.buildLocation(entry.link).href, '_blank', 'noopener');
    } else {
      onClose();
      void navigate(entry.link);
    }
  }

  return (
    <CommandPalette
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      groups={groups}
      label={t('palette.title')}
      closeLabel={t('admin-kit:close')}
      placeholder={t('palette.placeholder')}
      query={typed}
      onQueryChange={onType}
      onChoose={choose}
      tabGroup={query.kind === 'action' ? 'todo' : 'actions'}
      status={
        error
          ? errorText(error)
          : count !== undefined && t('palette.found', { count, number: figureFormat().format(count) })
      }
      empty={isFetching || asked !== query.asked ? t('palette.searching') : t('palette.nothing')}
      foot={<Foot />}
    />
  );
}

function Foot() {
  const { t } = useTranslation('admin-frame');
  const keys = [
    { keys: ['↑', '↓'], label: t('palette.foot.choose') },
    { keys: ['Ctrl Enter'], label: t('palette.foot.newTab') },
    { keys: ['>'], label: t('palette.foot.action') },
    { keys: ['#'], label: t('palette.foot.order') },
    { keys: ['+'], label: t('palette.foot.phone') },
    { keys: ['@'], label: t('palette.foot.person') },
  ];
  return keys.map(({ keys: caps, label }) => (
    <span key={label} className="inline-flex items-center gap-1.5">
      <KeyCaps keys={caps} />
      {label}
    </span>
  ));
}
