import { classNames } from '@torpedo/ui-kit';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLanguage } from '../i18n/use-language';
import { languageOptions } from './language-options';

const LanguageMenu = lazy(() => import('./language-menu'));

/** Switches the interface's language. The menu comes after the page, which first shows its closed look. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { language } = useLanguage();
  const { image, shortLabel } = languageOptions[language];
  return (
    <Suspense
      fallback={
        <span
          className={classNames('inline-flex h-11 items-center gap-1.5 px-2 text-sm font-medium', className)}
        >
          {image}
          {shortLabel}
          <ChevronDown aria-hidden className="size-4" />
        </span>
      }
    >
      <LanguageMenu className={className} />
    </Suspense>
  );
}
