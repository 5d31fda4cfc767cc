import { HandCoins, ShieldCheck, TimerReset } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const guarantees = [
  { id: 'charge', Icon: ShieldCheck },
  { id: 'release', Icon: TimerReset },
  { id: 'payout', Icon: HandCoins },
] as const;

export default function Guarantees() {
  const { t } = useTranslation('guarantees');
  return (
    <ul className="grid max-w-110 animate-appear gap-4">
      {guarantees.map(({ id, Icon }) => (
        <li key={id} className="flex items-center gap-3">
          <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-tile bg-surface-ink-raised text-brand">
            <Icon aria-hidden className="size-5" />
          </span>
          <span className="grid">
            <strong className="font-semibold">{t(`${id}.title`)}</strong>
            <span className="text-sm text-muted">{t(`${id}.text`)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
