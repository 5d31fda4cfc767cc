import { type PointerEvent, type RefObject, useRef } from 'react';

/** In pixels: a drag down that is longer, or faster, closes the sheet. */
const FAR_PX = 110;
const FAST_PX_PER_MS = 0.6;
/** In pixels: a tap that slips less than this is no drag. */
const SLIP_PX = 24;

interface SheetHandleProps {
  close: RefObject<HTMLButtonElement | null>;
}

export function SheetHandle({ close }: SheetHandleProps) {
  const start = useRef<{ y: number; at: number } | null>(null);

  function place(
    { currentTarget: { parentElement: sheet } }: PointerEvent,
    distance: number,
    transition: string,
  ) {
    if (!sheet) return;
    sheet.style.transition = transition;
    sheet.style.translate = distance > 0 ? `0 ${distance}px` : '';
  }

  function letGo(event: PointerEvent) {
    if (!start.current) return;
    const distance = event.clientY - start.current.y;
    const speed = distance / Math.max(1, event.timeStamp - start.current.at);
    start.current = null;
    const isDrawn = distance > FAR_PX || (distance > SLIP_PX && speed > FAST_PX_PER_MS);
    if (event.type === 'pointerup' && isDrawn && close.current?.disabled === false) close.current.click();
    else place(event, 0, 'translate var(--duration-normal)');
  }

  return (
    <div
      aria-hidden
      data-slot="sheet-handle"
      className="absolute inset-x-0 top-0 flex h-16 touch-none justify-center sm:hidden"
      onPointerDown={(event) => {
        if (!event.isPrimary) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { y: event.clientY, at: event.timeStamp };
      }}
      onPointerMove={(event) => start.current && place(event, event.clientY - start.current.y, 'none')}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <span className="mt-2 h-1 w-10 rounded-chip bg-border-strong" />
    </div>
  );
}
