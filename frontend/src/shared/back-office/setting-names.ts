import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../i18n/use-language';
import { keyIn, staffKeys } from './staff-keys';
import { staffQuery } from './staff-query';
import { useMay } from './staff-rights';

/** How a setting is called: the text of its value; its key where it has several, or while it is not known. */
export function useSettingName(): (key: string) => string {
  const { language } = useLanguage();
  const may = useMay();
  const { data } = useQuery({
    ...staffQuery(keyIn(staffKeys.settings, language), '/api/v1/admin/settings'),
    enabled: may('settings.read'),
  });
  return (key) => {
    const parts = data?.items.find((setting) => setting.key === key)?.parts;
    return parts?.length === 1 ? (parts[0]?.text ?? key) : key;
  };
}
