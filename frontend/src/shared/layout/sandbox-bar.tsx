import { useQuery } from '@tanstack/react-query';
import { classNames } from '@torpedo/ui-kit';
import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { appInfoQuery } from '../app-info/app-info-query';

/** Says on every screen of a sandbox that nothing in it is real. It lies over the page, so its coming moves nothing. */
export function SandboxBar({ className }: { className?: string }) {
  const { t } = useTranslation();
  const { data: appInfo } = useQuery(appInfoQuery());
  if (!appInfo?.sandbox) return null;

  return (
    <aside
      aria-label={t('sandbox.label')}
      className={classNames(
        'fixed inset-x-0 bottom-0 z-30 flex min-h-8 items-center justify-center gap-2 px-4 py-1',
        'border-t border-dashed border-waiting bg-waiting-soft text-xs font-medium text-waiting',
        className,
      )}
    >
      <FlaskConical aria-hidden className="size-4 shrink-0" />
      <p>{t('sandbox.text')}</p>
      {appInfo.sandbox_url && (
        <a
          href={appInfo.sandbox_url}
          target="_blank"
          rel="noreferrer"
          className="touch-target font-semibold whitespace-nowrap underline underline-offset-2"
        >
          {t('sandbox.open')}
        </a>
      )}
    </aside>
  );
}
