import { useTranslation } from 'react-i18next';

const CONSEQUENCES = ['data', 'access', 'kept'] as const;

/** What an account's owner loses, and what remains. */
export function DeletionConsequences() {
  const { t } = useTranslation('account');
  return (
    <ul className="mb-5 grid list-disc gap-1.5 pl-5 text-pretty">
      {CONSEQUENCES.map((consequence) => (
        <li key={consequence}>{t(`data.deletion.consequences.${consequence}`)}</li>
      ))}
    </ul>
  );
}
