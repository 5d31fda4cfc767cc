import { TextArea, toast } from '@torpedo/ui-kit';
import { bodyOf } from '@torpedo/api-client';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetDrafts, useDraft } from '../../../shared/back-office/change/drafts';
import { useShortcuts } from '../../../shared/back-office/shortcuts';
import { KeyHint, SmallButton } from '../../../shared/back-office/small-controls';
import { staffApi } from '../../../shared/back-office/staff-api';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { useStaffMutation } from '../../../shared/back-office/staff-query';
import type { CaseDetail } from '../api/cases';

/** A note for staff only. It is saved at the customer, or at the order when the case is about a number. */
export function CaseNote({ found }: { found: CaseDetail }) {
  const { t } = useTranslation('admin-cases');
  const name = `case note ${found.id}`;
  const [text, setText] = useDraft(name, '');
  const [isOpen, setOpen] = useState(text !== '');
  const write = useStaffMutation([staffKeys.users, staffKeys.orders], {
    mutationFn: () => writeNote(found, text.trim()),
    onSuccess: () => {
      forgetDrafts(name);
      setText('');
      setOpen(false);
      toast.success({ title: t('note.done') });
    },
  });
  useShortcuts(t('keys.title'), [
    {
      keys: 'n',
      label: t('note.label'),
      run: (event) => {
        event.preventDefault();
        setOpen(true);
      },
    },
  ]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '') write.mutate();
  }

  if (!isOpen) {
    return (
      <SmallButton variant="link" className="-my-1 ml-auto px-0 text-xs" onClick={() => setOpen(true)}>
        {t('note.label')} <KeyHint name="N" />
      </SmallButton>
    );
  }
  return (
    <form className="grid basis-full gap-2" onSubmit={submit}>
      <TextArea
        size="xs"
        autoFocus
        label={t('note.label')}
        hint={t(isOfNumber(found) ? 'note.atOrder' : 'note.atCustomer')}
        rows={1}
        maxLength={2000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <SmallButton type="submit" variant="outline" className="justify-self-end" loading={write.isPending}>
        {t('note.submit')}
      </SmallButton>
    </form>
  );
}

const isOfNumber = ({ kind, order_id }: CaseDetail) => kind !== 'paid_nothing_came' && order_id !== null;

function writeNote(found: CaseDetail, text: string): Promise<unknown> {
  const body = { text };
  const ofOrder = { params: { path: { id: found.order_id ?? '' } }, body };
  const ofCustomer = { params: { path: { id: found.user_id ?? '' } }, body };
  return isOfNumber(found)
    ? bodyOf(staffApi.POST('/api/v1/admin/orders/{id}/notes', ofOrder))
    : bodyOf(staffApi.POST('/api/v1/admin/users/{id}/notes', ofCustomer));
}
