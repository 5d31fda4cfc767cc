type LivingPartProps = {
  /** The name under which the page lists the part. */
  name: string;
};

/** The place of a part that scripts take over; the rest of a page of the public site stays as it was sent. */
export function LivingPart({ name }: LivingPartProps) {
  return <div data-living={name} className="contents" />;
}
