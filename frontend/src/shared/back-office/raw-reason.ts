import { useTranslation } from 'react-i18next';

/** What the server keeps of an answer that it could not use, as it writes it. */
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

/** Why a provider or a gateway did not answer, in words; what it said itself stays as it is. */
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
