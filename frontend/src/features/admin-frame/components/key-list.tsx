import { useNavigate } from '@tanstack/react-router';
import { Dialog, Switch } from '@torpedo/ui-kit';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyCaps } from '../../../shared/back-office/small-controls';
import { currentShortcuts, singleKeys, useShortcuts } from '../../../shared/back-office/shortcuts';
import { createListeners } from '../../../shared/listeners';
import { useMay } from '../../../shared/back-office/staff-rights';
import { REPORT_KEYS, usePlaceGroups } from '../rules/places';

const listeners = createListeners();
let isOpen = false;

function show(open: boolean): void {
  isOpen = open;
  listeners.notify();
}

export const openKeyList = () => show(true);

const keyListState = { read: () => isOpen, write: show, subscribe: listeners.subscribe };

export function KeyList() {
  const { t } = useTranslation(['admin-frame', 'admin-kit']);
  const navigate = useNavigate();
  const places = usePlaceGroups().flatMap((group) => group.places);
  const may = useMay();
  const reports = may('reports.read') ? REPORT_KEYS : [];
  useShortcuts(t('keys.everywhere'), [{ keys: '?', label: t('keys.title'), run: openKeyList }]);
  useShortcuts(
    t('keys.places'),
    [
      ...places.map(({ id, key, link }) => ({ key, link, label: t(`places.${id}`) })),
      ...reports.map(({ id, key, link }) => ({ key, link, label: t(`keys.${id}`) })),
    ].map(({ key, link, label }) => ({ keys: `g ${key}`, label, run: () => void navigate(link) })),
  );
  const isOpen = useSyncExternalStore(keyListState.subscribe, keyListState.read);
  return (
    <Dialog
      size="lg"
      open={isOpen}
      onOpenChange={keyListState.write}
      title={t('keys.title')}
      closeLabel={t('admin-kit:close')}
    >
      <Keys />
    </Dialog>
  );
}

const NAMES: Record<string, string> = {
  enter: 'Enter',
  ' ': '␣',
  escape: 'Esc',
  'shift+x': 'Shift X',
  'ctrl+k': 'Ctrl K',
};

const keyCaps = (keys: string) => (NAMES[keys] ? [NAMES[keys]] : keys.toUpperCase().split(' '));

function Keys() {
  const { t } = useTranslation('admin-frame');
  const groups = useSyncExternalStore(currentShortcuts.subscribe, currentShortcuts.read).filter(
    ({ shortcuts }) => shortcuts.length > 0,
  );
  const hasKeys = useSyncExternalStore(singleKeys.subscribe, singleKeys.read);
  return (
    <div className="grid gap-4">
      <Switch
        label={t('keys.single')}
        description={t('keys.singleText')}
        checked={hasKeys}
        onChange={(event) => singleKeys.write(event.target.checked)}
      />
      <div className="gap-x-8 *:break-inside-avoid *:not-last:mb-5 sm:columns-2">
        {[...new Set(groups.map(({ title }) => title))].map((title) => (
          <section key={title} aria-label={title}>
            <h3 className="mb-2 text-xs font-semibold text-muted">{title}</h3>
            <dl className="grid gap-1.5 text-sm">
              {groups
                .filter((group) => group.title === title)
                .flatMap(({ shortcuts }) => shortcuts)
                .map(({ keys, label }) => (
                  <div key={keys} className="flex items-center justify-between gap-3">
                    <dt>{label}</dt>
                    <dd>
                      <KeyCaps keys={keyCaps(keys)} />
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </div>
  );
}
