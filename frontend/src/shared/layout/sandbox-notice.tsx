import { FlaskConical } from 'lucide-react';
import { useTexts } from '../i18n/use-texts';

interface SandboxNoticeProps {
  href: string | null;
}

/** The notice lies over the page, so that nothing moves. */
export default function SandboxNotice({ href }: SandboxNoticeProps) {
  const { t } = useTexts('sandbox');
  return (
    <aside
      data-slot="sandbox-bar"
      aria-label={t('label')}
      className="fixed inset-x-0 bottom-(--bars-below-sandbox) z-30 flex min-h-8 items-center justify-center gap-2 border-t border-dashed border-waiting bg-waiting-soft px-4 py-1 text-xs font-medium text-waiting"
    >
      <FlaskConical aria-hidden className="size-4 shrink-0" />
      <p>{t('text')}</p>
      {href && (
        <a
          href={href}
          target="_blank"
          rel="noreferrer"
          className="touch-target font-semibold whitespace-nowrap underline underline-offset-2"
        >
          {t('open')}
        </a>
      )}
    </aside>
  );
}
