import { Button } from '@torpedo/ui-kit';
import { ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { KeyCaps } from '../key-caps';
import { SmallButton } from '../small-controls';
import type { LiveHold } from './use-live-hold';

/** "3 new": rows that wait until they are asked for. */
export function WaitingRows({ waiting, onShow }: { waiting: number; onShow: () => void }) {
  const { t } = useTranslation('admin-kit');
  return (
    <div role="status" className="flex justify-center empty:hidden">
      {waiting > 0 && (
        <Button
          variant="ink"
          size={null}
          className="touch-target h-8 rounded-chip px-3 text-sm [&_svg]:size-3.5"
          onClick={onShow}
        >
          <ArrowUp aria-hidden />
          {t('live.waiting', { count: waiting })}
        </Button>
      )}
    </div>
  );
}

/** Lets a live list stand still, and go on. */
export function PauseButton({ hold }: { hold: LiveHold }) {
  const { t } = useTranslation('admin-kit');
  return (
    <SmallButton variant="ghost" aria-pressed={hold.isPaused} onClick={hold.toggle}>
      <span aria-hidden className="max-md:hidden">
        <KeyCaps keys={['P']} />
      </span>
      {t(hold.isPaused ? 'live.resume' : 'live.pause')}
    </SmallButton>
  );
}
