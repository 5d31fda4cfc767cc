import { useBlocker } from '@tanstack/react-router';
import { Button, Dialog } from '@torpedo/ui-kit';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { readAccessToken } from '../../session/session-storage';
import { discardQuestion, hasUnsaved, mayLeave } from './drafts';

/** Asks before what was typed is lost, wherever somebody turns to. Stands once in the frame. */
export function LeaveGuard() {
  const { t } = useTranslation('admin-kit');
  const isOpen = useSyncExternalStore(discardQuestion.subscribe, discardQuestion.read);
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      // Where the session has ended, drafts wait for the next.
      current.pathname !== next.pathname && readAccessToken() !== null && !(await mayLeave()),
    enableBeforeUnload: () => hasUnsaved(),
  });
  const stay = () => discardQuestion.answer(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && stay()}
      role="alertdialog"
      // Beside the button that closes it, in one line of a phone.
      title={<span className="max-md:text-lg">{t('leave.title')}</span>}
      description={t('leave.text')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="outline" size="sm" onClick={stay}>
            {t('leave.stay')}
          </Button>
          <Button variant="danger" size="sm" onClick={() => discardQuestion.answer(true)}>
            {t('leave.discard')}
          </Button>
        </>
      }
    />
  );
}
