const KEPT = 500;

/** Longer than a charge can be paid and is read after that. */
const KEPT_MS = 3_600_000;

/** Forgets the oldest charges that are no longer open, down to 500 and not before an hour. */
export function forgetOldest<Charge extends { createdAt: number }>(
  charges: Map<string, Charge>,
  isOpen: (charge: Charge) => boolean,
  now: number,
): void {
  for (const [id, charge] of charges) {
    if (charges.size <= KEPT || charge.createdAt > now - KEPT_MS) break;
    if (!isOpen(charge)) charges.delete(id);
  }
}
