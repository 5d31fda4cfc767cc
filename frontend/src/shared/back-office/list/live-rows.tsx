import { Button } from '@torpedo/ui-kit';
import { ArrowUp } from 'lucide-react';
import { type FocusEvent, type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyCaps, SmallButton } from '../small-controls';
import { useShortcuts } from '../shortcuts';

/** Whether the rows of a live list have to stay where they are: somebody points at them, is in them or paused it. */
export function useLiveHold(isLive: boolean) {
  const { t } = useTranslation('admin-kit');
  const [isPaused, setPaused] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const toggle = () => setPaused(!isPaused);
  useShortcuts(
    t('keys.live'),
    isLive ? [{ keys: 'p', label: t(isPaused ? 'live.resume' : 'live.pause'), run: toggle }] : [],
  );
  return {
    isHeld: isLive && (isPaused || isPointedAt || hasFocus),
    isPaused,
    toggle,
    /** For what stands around the rows. */
    around: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setPointedAt(pointerType === 'mouse'),
      onPointerLeave: () => setPointedAt(false),
      onFocus: () => setFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocus(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  };
}

export type LiveHold = ReturnType<typeof useLiveHold>;

interface HeldRows<Row> {
  rows: readonly Row[];
  /** Rows that are not shown yet. */
  waiting: number;
  /** Shows them. */
  release: () => void;
}

interface Holding<Row> {
  /** What was asked for: the rows of another filter or page are shown at once. */
  request: string;
  isHeld: boolean;
  rowKey: (row: Row) => string;
}

/**
 * Rows that stay where they are while the pointer is over one of them: what changes in them is shown, rows that are
 * new wait.
 * @param found undefined while those of another request are on their way
 */
export function useHeldRows<Row>(
  found: readonly Row[] | undefined,
  { request, isHeld, rowKey }: Holding<Row>,
): HeldRows<Row> {
  const [kept, setKept] = useState({ request, rows: found });
  if (found && found !== kept.rows && (!isHeld || !kept.rows || kept.request !== request)) {
    setKept({ request, rows: found });
  }
  const shown = kept.rows ?? [];
  if (!found || found === kept.rows) return { rows: shown, waiting: 0, release: () => undefined };
  const newest = new Map(found.map((row) => [rowKey(row), row]));
  const known = new Set(shown.map(rowKey));
  return {
    rows: shown.map((row) => newest.get(rowKey(row)) ?? row),
    waiting: found.filter((row) => !known.has(rowKey(row))).length,
    release: () => setKept({ request, rows: found }),
  };
}

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
