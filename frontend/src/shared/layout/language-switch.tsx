import { classNames } from '@torpedo/ui-kit';
import { ChevronDown } from 'lucide-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language';
import { languageOptions } from './language-options';
import { LazyMenu } from '../performance/lazy-menu';

const load = () => import('./language-menu');
const LanguageMenu = lazy(load);

export default function LanguageSwitch({ className }: { className?: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { image, shortLabel } = languageOptions[language];
  return (
    <LazyMenu
      preload={() => void load()}
      button={(opens) => (
        <button
          type="button"
          className={classNames(
            'inline-flex h-11 shrink-0 items-center gap-1.5 rounded-control px-2 text-sm font-medium',
            'transition-colors duration-(--duration-fast) hover:bg-surface-sunken',
            className,
          )}
          {...opens}
        >
          <span className="sr-only">{t('language')}</span>
          {image}
          {shortLabel}
          <ChevronDown aria-hidden className="size-4" />
        </button>
      )}
    >
      <LanguageMenu className={className} />
    </LazyMenu>
  );
}
