import { Banner, Button, CopyButton } from '@torpedo/ui-kit';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../../shared/brand';

type RecoveryCodesProps = {
  codes: readonly string[];
  /** The reader has kept them. */
  onDone: () => void;
};

/** Shown once: to copy, to download, to write down. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('security');
  const text = codes.join('\n');
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`;
  return (
    <div className="grid gap-5">
      <Banner tone="warning">{t('codes.once')}</Banner>
      <ul
        aria-label={t('codes.list')}
        className="grid gap-x-6 gap-y-2 rounded-control border border-border-strong p-4 sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="font-mono text-md font-semibold whitespace-nowrap select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="grid gap-3 sm:grid-cols-2">
        <CopyButton
          variant="outline"
          block
          value={text}
          label={t('codes.copy')}
          copiedLabel={t('codes.copied')}
        />
        <Button asChild variant="outline" block icon={<Download aria-hidden />}>
          <a href={file} download={t('codes.file', { brand: brand.name.toLowerCase() })}>
            {t('codes.download')}
          </a>
        </Button>
      </div>
      <Button block onClick={onDone}>
        {t('codes.done')}
      </Button>
    </div>
  );
}
