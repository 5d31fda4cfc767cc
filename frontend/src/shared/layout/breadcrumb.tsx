import { Link, type LinkProps } from '@tanstack/react-router';
import { classNames } from '@torpedo/ui-kit';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface BreadcrumbProps {
  to: LinkProps['to'];
  /** The name of the screen above. */
  above: string;
  here: string;
  className?: string;
}

/** The way back from an inner screen to the one above it. */
export function Breadcrumb({ to, above, here, className }: BreadcrumbProps) {
  const { t } = useTranslation('shell');
  return (
    <nav
      aria-label={t('path')}
      className={classNames('flex items-center gap-2 text-sm text-muted', className)}
    >
      <Link to={to} className="touch-target hover:underline">
        {above}
      </Link>
      <ChevronRight aria-hidden className="size-4" />
      <span aria-current="page">{here}</span>
    </nav>
  );
}
