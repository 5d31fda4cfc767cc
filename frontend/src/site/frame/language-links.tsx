import { classNames } from '@torpedo/ui-kit';
import { Check, ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { languages } from '../../shared/i18n/languages';
import { useLanguage } from '../../shared/i18n/use-language';
import { languageOptions } from '../../shared/layout/language-options';
import { siteAddress } from '../../shared/site-address';

interface LanguageLinksProps {
  path: string;
  className?: string;
}

/** A disclosure with links, because it works without scripts. */
export function LanguageLinks({ path, className }: LanguageLinksProps) {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const { image, shortLabel } = languageOptions[language];

  return (
    <details data-overlay className={classNames('relative', className)}>
      <summary
        className={classNames(
          'flex h-11 list-none items-center gap-1.5 rounded-control px-1 text-sm font-medium -outline-offset-2 select-none sm:px-2',
          'transition-colors duration-(--duration-fast) hover:bg-surface-sunken [&::-webkit-details-marker]:hidden',
        )}
      >
        <span className="sr-only">{t('language')}</span>
        {image}
        <span className="in-data-signed-in:max-sm:sr-only">{shortLabel}</span>
        <ChevronDown aria-hidden className="size-4 max-sm:hidden" />
      </summary>
      <ul
        data-surface="page"
        className="absolute top-full right-0 z-50 mt-1 min-w-44 animate-appear rounded-control border border-border bg-surface-card p-1.5 text-text shadow-card"
      >
        {languages.map((each) => (
          <li key={each}>
            <a
              href={siteAddress(path, each)}
              hrefLang={languageOptions[each].lang}
              lang={languageOptions[each].lang}
              aria-current={each === language ? 'true' : undefined}
              data-chooses-language={each}
              className="flex min-h-11 items-center gap-3 rounded-tile px-3 text-md font-medium hover:bg-surface-sunken"
            >
              {languageOptions[each].image}
              {languageOptions[each].name}
              {each === language && <Check aria-hidden className="ml-auto size-5" />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
