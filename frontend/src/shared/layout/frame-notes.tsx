import { LostNote } from './lost-note';
import { OfflineBanner } from './offline-banner';

/** What the frame says above every screen. */
export function FrameNotes() {
  return (
    <>
      <LostNote />
      <OfflineBanner className="mb-4" />
    </>
  );
}
