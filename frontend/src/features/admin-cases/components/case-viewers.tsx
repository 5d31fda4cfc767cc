import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Initials, shortNameOf } from '../../../shared/back-office/staff-name';
import { useLanguage } from '../../../shared/i18n/use-language';
import { viewersQuery } from '../api/cases';

/** The other staff who look at the case now. */
export function CaseViewers({ id }: { id: string }) {
  const { t } = useTranslation('admin-cases');
  const { locale } = useLanguage();
  const { data } = useQuery(viewersQuery(id));
  const names = (data?.others ?? []).map(({ name, email }) => name ?? shortNameOf(email));
  const firstNames = names.map((name) => name.split(/\s+/)[0] ?? name);
  const people = new Intl.ListFormat(locale).format(firstNames);
  return (
    <p role="status" className="flex flex-wrap items-center gap-1.5 text-xs font-semibold empty:hidden">
      {names.map((name) => (
        <Initials key={name} name={name} />
      ))}
      {names.length > 0 && t('viewers', { count: names.length, people })}
    </p>
  );
}
