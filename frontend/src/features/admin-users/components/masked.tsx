import type { Schemas } from '@torpedo/api-client';
import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../../shared/back-office/change/reason-dialog';
import { changeCall } from '../../../shared/back-office/staff-query';
import { useReveal } from '../../../shared/back-office/change/use-reveal';

const NAMES = {
  phone_number: 'identity.phone',
  cpf: 'identity.cpf',
  ip_address: 'sessions.address',
} as const;

interface MaskedProps {
  userId: string;
  field: keyof typeof NAMES;
  /** The session of a network address. */
  sessionId?: string;
  /** The masked text that all staff may see; null when there is no value. */
  masked: string | null;
}

/** Personal data that is shown for one minute after staff give a reason. */
export function Masked({ userId, field, sessionId, masked }: MaskedProps) {
  const { t } = useTranslation('admin-users');
  const { shown: revealed, ask, question } = useReveal<Schemas['RevealedDto']>();
  const reveal = changeCall(
    'post',
    '/api/v1/admin/users/{id}/reveal',
    { id: userId },
    { field, session_id: sessionId },
  );

  if (masked === null) return <span className="text-muted">{t('identity.hidden')}</span>;
  if (revealed !== null) return <span className="font-mono">{revealed.value}</span>;
  return (
    <span className="flex items-baseline gap-x-1 whitespace-nowrap">
      <span className="tabular-nums">{masked}</span>
      <button
        type="button"
        className="touch-target grid size-4.5 place-items-center self-center rounded-tile text-link hover:bg-surface-sunken"
        aria-label={`${t('identity.reveal')}: ${t(NAMES[field])}`}
        title={t('identity.reveal')}
        onClick={ask}
      >
        <Eye aria-hidden className="size-3.5" />
      </button>
      <ReasonDialog
        action="user.reveal"
        draft={`reveal ${field} ${sessionId}`}
        title={t('reveal.title')}
        text={t('reveal.text')}
        submitLabel={t('reveal.submit')}
        reasons={[t('reveal.reason'), t('reveal.reason2')]}
        call={reveal}
        {...question}
      />
    </span>
  );
}
