import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../brand';

export function PageTitle({ children }: { children: string }) {
  const { t } = useTranslation();
  const title = t('pageTitle', { page: children, brand: brand.name });

  useEffect(() => {
    document.title = title;
  }, [title]);

  return null;
}
