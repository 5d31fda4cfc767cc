import { listAllCharges, type ListedCharge, type PixGateway } from '../../wallet/index.js';
import type { ComparedDay } from './compared-days.js';
import type { Finding } from './difference.js';
import type { OurSide, OurTopup } from './our-side.read-model.js';
import { isUuid } from '../../../platform/ids.js';

const MARGIN_MS = 10 * 60_000;
const MICROS_PER_CENT = 10_000;

export async function compareTopups(
  ours: OurSide,
  gateway: Pick<PixGateway, 'code' | 'listCharges'>,
  { from, to }: ComparedDay,
): Promise<{ compared: number; findings: Finding[] } | { problem: string }> {
  const period = { from: new Date(from.getTime() - MARGIN_MS), to: new Date(to.getTime() + MARGIN_MS) };
  const listed = await listAllCharges(gateway, period);
  if (listed.kind === 'unavailable') return { problem: listed.error };
  const references = listed.charges.flatMap(({ externalReference }) => externalReference ?? []);
  const [topups, known, accepted] = await Promise.all([
    ours.topupsOf(gateway.code, from, to),
    ours.knownTopups(
      gateway.code,
      references.filter(isUuid),
      listed.charges.map(({ gatewayPaymentId }) => gatewayPaymentId),
    ),
    ours.acceptedCents(gateway.code),
  ]);
  const byId = new Map(known.map((topup) => [topup.id, topup]));
  const byPayment = new Map(known.map((topup) => [topup.gatewayPaymentId, topup]));
  /** For a payment that we do not know, nothing is booked, even when other payments of its top-up are. */
  function topupOf({ gatewayPaymentId, externalReference }: ListedCharge): OurTopup | undefined {
    const topup = byPayment.get(gatewayPaymentId);
    const named = byId.get(externalReference ?? '');
    return topup ?? (named && { ...named, gatewayPaymentId, bookedCents: 0 });
  }
  const bookedOf = (subject: string, topup: OurTopup | undefined) =>
    (topup?.bookedCents ?? 0) + (accepted.get(subject) ?? 0);
  const seen = new Set(listed.charges.flatMap((charge) => topupOf(charge)?.id ?? []));
  // A further payment of the same top-up may be listed under another day, so only the first one can be missing.
  const missing = topups.filter(({ id, isFirst, isUnderWay }) => isFirst && !isUnderWay && !seen.has(id));
  return {
    compared: new Set([
      ...listed.charges.map((charge) => topupOf(charge)?.id ?? charge.gatewayPaymentId),
      ...seen,
    ]).size,
    findings: [
      ...listed.charges.flatMap((charge) => {
        const subject = subjectOf(gateway.code, charge.gatewayPaymentId);
        const topup = topupOf(charge);
        return chargeFinding(subject, charge, topup, bookedOf(subject, topup));
      }),
      ...missing.flatMap((topup) => {
        const subject = subjectOf(gateway.code, topup.gatewayPaymentId ?? topup.id);
        return missingFinding(subject, topup, bookedOf(subject, topup));
      }),
    ],
  };
}

const subjectOf = (gateway: string, id: string) => `${gateway}:${id}`;

const leftOf = ({ paidCents, refundedCents, chargedBackCents }: ListedCharge) =>
  paidCents - refundedCents - chargedBackCents;

function chargeFinding(
  subject: string,
  charge: ListedCharge,
  topup: OurTopup | undefined,
  bookedCents: number,
): Finding[] {
  const more = leftOf(charge) - bookedCents;
  if (more === 0 || topup?.isUnderWay) return [];
  return [
    {
      code: topup ? 'charge_differs' : 'charge_unknown',
      subject,
      currency: 'BRL',
      amountMicros: more * MICROS_PER_CENT,
      evidence: {
        gateway_payment_id: charge.gatewayPaymentId,
        gateway_status: charge.status,
        paid_cents: charge.paidCents,
        refunded_cents: charge.refundedCents,
        charged_back_cents: charge.chargedBackCents,
        created_at: charge.createdAt?.toISOString() ?? null,
        topup_id: topup?.id ?? null,
        topup_status: topup?.status ?? null,
        booked_cents: bookedCents,
      },
    },
  ];
}

function missingFinding(subject: string, { id, status }: OurTopup, bookedCents: number): Finding[] {
  if (bookedCents === 0) return [];
  const evidence = { topup_id: id, topup_status: status, booked_cents: bookedCents };
  const amountMicros = -bookedCents * MICROS_PER_CENT;
  return [{ code: 'charge_missing', subject, currency: 'BRL', amountMicros, evidence }];
}
