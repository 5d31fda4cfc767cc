import { useTranslation } from 'react-i18next';
import { KeyCaps } from '../../../shared/back-office/small-controls';

const KEYS = [
  ['move', ['J', 'K']],
  ['take', ['P']],
  ['decide', ['1', '2', '3']],
  ['postpone', ['A']],
  ['note', ['N']],
] as const;

/** The list of the shortcuts, below a case. */
export function CaseKeys() {
  const { t } = useTranslation('admin-cases');
  return (
    <ul className="flex min-h-5 flex-wrap justify-end gap-4 text-xs text-muted max-lg:hidden">
      {KEYS.map(([name, keys]) => (
        <li key={name} className="flex items-center gap-1.5">
          <KeyCaps keys={keys} />
          {t(`keys.${name}`)}
        </li>
      ))}
    </ul>
  );
}
