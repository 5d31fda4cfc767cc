import { classNames } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { useKeepTickets } from '../activations/keep-tickets';
import { useRunning } from '../activations/use-running';
import type { Activation } from '../activations/user-transactions';

interface CountOfRunningProps {
  activations: readonly Activation[];
  className: string;
}

export default function CountOfRunning({ activations, className }: CountOfRunningProps) {
  const { t } = useTranslation();
  useKeepTickets(activations);
  const count = useRunning(activations)?.length ?? 0;
  if (count === 0) return null;
  return (
    <span
      className={classNames(
        'inline-flex size-4.5 items-center justify-center rounded-chip default:bg-brand text-2xs font-bold default:text-on-brand',
        className,
      )}
    >
      <span aria-hidden>{count}</span>
      <span className="sr-only">{t('inUse', { count })}</span>
    </span>
  );
}
