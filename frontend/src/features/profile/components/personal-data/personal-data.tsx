import { Card, toast } from '@torpedo/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonalDataForm } from './personal-data-form';
import { PersonalDataView } from './personal-data-view';

type Mode = 'view' | 'edit' | 'edited';

/** Who the account belongs to: shown, or being changed. */
export function PersonalData() {
  const { t } = useTranslation('profile');
  const [mode, setMode] = useState<Mode>('view');

  function finish() {
    toast.success({ title: t('saved') });
    setMode('edited');
  }

  return (
    <Card padding="lg">
      {mode === 'edit' ? (
        <PersonalDataForm onSaved={finish} onCancel={() => setMode('edited')} />
      ) : (
        <PersonalDataView focusEdit={mode === 'edited'} onEdit={() => setMode('edit')} />
      )}
    </Card>
  );
}
