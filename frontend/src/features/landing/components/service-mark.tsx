/** Under what name the page keeps the drawing of a service's mark: see `ServiceMarks`. */
export const markId = (service: string) => `mark-${service}`;

/** A brand's mark in the brand's own colour. */
export function ServiceMark({ service }: { service: string }) {
  return (
    <svg aria-hidden className="size-5.5">
      <use href={`#${markId(service)}`} />
    </svg>
  );
}
