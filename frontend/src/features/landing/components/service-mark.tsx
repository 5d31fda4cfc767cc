import type { SimpleIcon } from 'simple-icons';

/** A brand's mark in the brand's own colour. */
export function ServiceMark({ mark }: { mark: SimpleIcon }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className="size-5.5" fill={`#${mark.hex}`}>
      <path d={mark.path} />
    </svg>
  );
}
