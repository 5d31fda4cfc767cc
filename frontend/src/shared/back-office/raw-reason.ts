import { useTranslation } from 'react-i18next';

/** How the server writes down an answer that it could not use. */
const KNOWN = [
  [/^HTTP (?<status>\d+): a web page$/, 'webPage'],
  [/^HTTP (?<status>\d+)/, 'status'],
  [/a web page|no known form|broken JSON|empty body/, 'unreadable'],
  [/^NO_NUMBERS$/, 'noNumbers'],
  [/^NO_BALANCE$/, 'noBalance'],
  [/^circuit open$/, 'leftAlone'],
  [/^no answer in time$/, 'late'],
  [/^(?:no answer|connection lost|E[A-Z_]+)$/, 'unreachable'],
] as const;

/** Says in words why a provider or gateway did not answer; its own words stay as they are. */
export function useReasonText(): (raw: string) => string {
  const { t } = useTranslation('admin-kit');
  return (raw) => {
    for (const [form, name] of KNOWN) {
      const found = form.exec(raw);
      if (found) return t(`reasons.${name}`, { status: found.groups?.['status'] ?? '' });
    }
    return raw;
  };
}
