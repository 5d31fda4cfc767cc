import { useBlocker } from '@tanstack/react-router';
import { Button, Dialog } from '@torpedo/ui-kit';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { readAccessToken } from '../../session/session-storage';
import { discardQuestion, hasUnsaved, mayLeave } from './drafts';

/** Asks before leaving a screen loses what was typed. The frame renders it once. */
export function LeaveGuard() {
  const { t } = useTranslation('admin-kit');
  const isOpen = useSyncExternalStore(discardQuestion.subscribe, discardQuestion.read);
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      // When the session has ended, the drafts are kept for the next session.
      current.pathname !== next.pathname && readAccessToken() !== null && !(await mayLeave()),
    enableBeforeUnload: () => hasUnsaved(),
  });
  const stay = () => discardQuestion.answer(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && stay()}
      role="alertdialog"
      // On a phone, only this size fits into one line beside the close button.
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
