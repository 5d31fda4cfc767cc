import { Button } from '@torpedo/ui-kit';
import { ArrowUp } from 'lucide-react';
import { type FocusEvent, type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyCaps, SmallButton } from '../small-controls';
import { useShortcuts } from '../shortcuts';

/** The rows of a live list stay in place while they have the pointer or the focus, or while it is paused. */
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
    /** Props for the element around the rows. */
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
  /** How many new rows are not shown yet. */
  waiting: number;
  /** Shows the waiting rows. */
  release: () => void;
}

interface Holding<Row> {
  /** Identifies the request: the rows of another filter or page are shown at once. */
  request: string;
  isHeld: boolean;
  rowKey: (row: Row) => string;
}

/**
 * Keeps rows in place while the list is held: changes in them are shown, new rows wait.
 * @param found undefined while the rows of another request are loading
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

/** The button "3 new", which shows the waiting rows. */
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

/** Pauses a live list and resumes it. */
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
