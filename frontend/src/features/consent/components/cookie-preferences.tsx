import { Banner, Button, Dialog, Switch } from '@torpedo/ui-kit';
import { useState } from 'react';
import { asksNotToBeTracked } from '../../../shared/analytics/watch-consent';
import {
  type Consent,
  type CookieKind,
  cookieKinds,
  essentialOnly,
  everything,
} from '../../../shared/consent/consent';
import { useTexts } from '../../../shared/i18n/use-texts';

interface CookiePreferencesProps {
  initial: Consent;
  onSave: (consent: Consent) => void;
  onClose: () => void;
}

export default function CookiePreferences({ initial, onSave, onClose }: CookiePreferencesProps) {
  const { t } = useTexts('consent');
  const [chosen, setChosen] = useState(initial);

  function describe(kind: CookieKind) {
    const text = t(`kinds.${kind}.text`);
    return kind === 'essential' ? `${t('kinds.essential.locked')}. ${text}` : text;
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('dialog.title')}
      description={t('dialog.text')}
      closeLabel={t('dialog.close')}
      size="lg"
      footer={
        <>
          <Button variant="outline" onClick={() => onSave(essentialOnly)}>
            {t('rejectAll')}
          </Button>
          <Button variant="outline" onClick={() => onSave(everything)}>
            {t('acceptAll')}
          </Button>
          <Button onClick={() => onSave(chosen)}>{t('dialog.save')}</Button>
        </>
      }
    >
      {asksNotToBeTracked(navigator) && <Banner className="mb-3">{t('signal')}</Banner>}
      <div className="divide-y divide-border">
        {cookieKinds.map((kind) => (
          <Switch
            key={kind}
            className="py-1.5"
            label={t(`kinds.${kind}.title`)}
            description={describe(kind)}
            checked={chosen[kind]}
            disabled={kind === 'essential'}
            onChange={({ target }) => setChosen({ ...chosen, [kind]: target.checked })}
          />
        ))}
      </div>
    </Dialog>
  );
}
