const KEPT = 500;

/** In ms; longer than a charge can be paid and is then read. */
const KEPT_MS = 3_600_000;

/** Forgets the oldest charges that are not open any more: keeps 500, and each of them for at least an hour. */
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
