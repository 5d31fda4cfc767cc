import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyCaps, SmallIconButton } from '../../../shared/back-office/small-controls';
import { useShortcuts } from '../../../shared/back-office/shortcuts';
import { useMay } from '../../../shared/back-office/staff-rights';
import { loadTexts } from '../../../shared/i18n/i18n';
import { paletteKeys } from '../rules/palette-keys';

const SearchPalette = lazy(async () => {
  const [palette] = await Promise.all([
    import('./palette/search-palette'),
    loadTexts('admin-orders', 'admin-reports', 'help'),
  ]);
  return palette;
});

export function FrameSearch() {
  const { t } = useTranslation('admin-frame');
  const may = useMay();
  const { isOpen, typed } = useSyncExternalStore(paletteKeys.subscribe, paletteKeys.read);
  const maySearch = may('search.read');
  const { open } = paletteKeys;
  useEffect(() => (maySearch ? paletteKeys.frame() : paletteKeys.close()), [maySearch]);
  useShortcuts(
    t('keys.everywhere'),
    maySearch ? [{ keys: 'ctrl+k', label: t('palette.title'), run: open }] : [],
  );

  if (!maySearch) return null;
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K"
        aria-haspopup="dialog"
        onClick={open}
        className="hidden h-8 w-50 min-w-0 shrink items-center gap-2 rounded-control border border-border bg-surface-card px-2.5 text-sm text-muted hover:border-border-strong md:flex lg:w-75"
      >
        <Search aria-hidden className="size-4 shrink-0" />
        <span className="min-w-0 flex-1 truncate text-left max-lg:hidden">{t('palette.placeholder')}</span>
        <span className="min-w-0 flex-1 truncate text-left lg:hidden">{t('palette.title')}</span>
        <KeyCaps keys={['Ctrl K']} />
      </button>
      <SmallIconButton label={t('palette.title')} aria-haspopup="dialog" className="md:hidden" onClick={open}>
        <Search aria-hidden />
      </SmallIconButton>
      {isOpen && (
        <Suspense>
          <SearchPalette typed={typed} onType={paletteKeys.type} onClose={paletteKeys.close} />
        </Suspense>
      )}
    </>
  );
}
