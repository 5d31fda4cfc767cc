import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Names the page in the browser's tab: "Entrar · Torpedo". */
export function PageTitle({ children }: { children: string }) {
  const { t } = useTranslation();
  const title = t('pageTitle', { page: children });

  useEffect(() => {
    document.title = title;
  }, [title]);

  return null;
}
