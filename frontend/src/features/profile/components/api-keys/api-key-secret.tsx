import { CopyBox, toast } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';

/** The secret of a new key, for the only time. */
export function ApiKeySecret({ secret }: { secret: string }) {
  const { t } = useTranslation('account');
  return (
    <>
      <CopyBox
        value={secret}
        codeLabel={t('keys.secretDialog.code')}
        label={t('keys.secretDialog.copy')}
        copiedLabel={t('keys.secretDialog.copied')}
        onCopyFailed={() => toast.error({ title: t('keys.secretDialog.copyFailed') })}
      />
      <p className="mt-4 text-sm text-muted">
        {t('keys.secretDialog.header')} <code className="font-mono">X-API-Key</code>
      </p>
    </>
  );
}
