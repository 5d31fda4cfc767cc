import { classNames, Logo } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { brand } from '../../shared/brand';

type HomeLinkProps = {
  /** Where the reader is at home. */
  href: string;
  className?: string;
};

/** The logo that leads home. */
export function HomeLink({ href, className }: HomeLinkProps) {
  const { t } = useTranslation('shell');
  return (
    <a
      href={href}
      aria-label={t('homeLink', { brand: brand.name })}
      className={classNames('inline-flex min-h-11 items-center rounded-tile', className)}
    >
      <Logo name={brand.wordmark} src={brand.logoUrl} />
    </a>
  );
}
