import type { EndedNumber, ProviderAccount, UnreadRow } from '../../catalogue/index.js';
import type { ComparedDay } from './compared-days.js';
import type { Compared, Finding } from './difference.js';
import type { OurNumber, OurSide } from './our-side.read-model.js';

/** Clocks differ, and our row is written a moment after the provider's. */
const MARGIN_MS = 10 * 60_000;
const MOST_PAGES = 1_000;
/** Lists round prices to four decimals of a unit. */
const ROUNDING_MICROS = 100;

type Listed =
  | { kind: 'listed'; numbers: Map<string, EndedNumber>; unread: UnreadRow[] }
  | { kind: 'failed'; problem: string };

async function listEnded(provider: ProviderAccount, { from, to }: ComparedDay): Promise<Listed> {
  const numbers = new Map<string, EndedNumber>();
  const unread: UnreadRow[] = [];
  const period = { from: new Date(from.getTime() - MARGIN_MS), to: new Date(to.getTime() + MARGIN_MS) };
  for (let page = 0, offset = 0; page < MOST_PAGES; page += 1) {
    const listed = await provider.listHistory(period, offset);
    if (listed.kind === 'refused') return { kind: 'failed', problem: listed.detail };
    if (listed.kind !== 'listed') return { kind: 'failed', problem: listed.error };
    for (const number of listed.items) numbers.set(number.providerActivationId, number);
    unread.push(...listed.unread);
    if (listed.isLast) return { kind: 'listed', numbers, unread };
    offset += listed.items.length + listed.unread.length;
  }
  return { kind: 'failed', problem: `more than ${MOST_PAGES} pages` };
}

async function listOpen(provider: ProviderAccount): Promise<Set<string> | string> {
  const active = await provider.listActiveActivations();
  if (active.kind === 'refused') return active.detail;
  if (active.kind !== 'listed') return active.error;
  return new Set([...active.items, ...active.unread].flatMap(({ providerActivationId: id }) => id ?? []));
}

/**
 * Compares a provider's charges of a day with our activations, in both directions. When rows of its list are unreadable,
 * only the readable ones are compared, because a number of ours may be in the others.
 */
export async function compareCharges(
  ours: OurSide,
  provider: ProviderAccount,
  day: ComparedDay,
): Promise<Compared> {
  const ended = await listEnded(provider, day);
  if (ended.kind === 'failed') return ended;
  const open = await listOpen(provider);
  if (typeof open === 'string') return { problem: open };
  const ids = [...ended.numbers.keys()];
  const [numbers, known, underWay] = await Promise.all([
    ours.numbersOf(provider.code, day.from, day.to),
    ours.knownNumbers(provider.code, ids),
    ours.unmatched(provider.code, ids),
  ]);
  const byId = new Map(known.map((number) => [number.providerActivationId, number]));
  const findings = [...ended.numbers.values()].flatMap((theirs) => {
    const number = byId.get(theirs.providerActivationId);
    if (number) return knownFinding(provider, number, theirs);
    return theirs.state === 'charged' && !underWay.has(theirs.providerActivationId)
      ? [unknownFinding(provider, theirs)]
      : [];
  });
  const [unread] = ended.unread;
  if (unread) {
    const problem = `${ended.unread.length} rows of its history could not be read (${unread.shape})`;
    const subjects = ids.map((id) => subjectOf(provider, id));
    return { compared: ids.length, findings, partly: { subjects, problem } };
  }
  const missing = numbers.filter(
    ({ providerActivationId: id, costState }) =>
      costState === 'charged' && !ended.numbers.has(id) && !open.has(id),
  );
  return {
    compared: new Set([...ids, ...numbers.map(({ providerActivationId }) => providerActivationId)]).size,
    findings: [...findings, ...missing.map((number) => missingFinding(provider, number))],
  };
}

const subjectOf = (provider: ProviderAccount, id: string) => `${provider.code}:${id}`;

function unknownFinding(provider: ProviderAccount, theirs: EndedNumber): Finding {
  return {
    code: 'number_unknown',
    subject: subjectOf(provider, theirs.providerActivationId),
    currency: provider.currency,
    amountMicros: theirs.costMicros === null ? null : -theirs.costMicros,
    evidence: { phone: theirs.phoneE164, charged_micros: theirs.costMicros },
  };
}

const factsOf = ({ id, costMicros, costState, allottedAt }: OurNumber) => ({
  order_id: id,
  booked_micros: costMicros,
  booked_state: costState,
  allotted_at: allottedAt.toISOString(),
});

function missingFinding(provider: ProviderAccount, number: OurNumber): Finding {
  return {
    code: 'number_missing',
    subject: subjectOf(provider, number.providerActivationId),
    currency: number.costCurrency,
    amountMicros: number.costMicros,
    evidence: factsOf(number),
  };
}

/** Does not judge a number of ours that is still open or whose cost is still unknown. */
function knownFinding(provider: ProviderAccount, number: OurNumber, theirs: EndedNumber): Finding[] {
  const { costMicros: booked, costState, costCurrency } = number;
  if (number.isOpen || theirs.state === 'unrecognised' || booked === null) return [];
  const finding = (code: Finding['code'], amountMicros: number): Finding[] => [
    {
      code,
      subject: subjectOf(provider, theirs.providerActivationId),
      currency: costCurrency,
      amountMicros,
      evidence: { ...factsOf(number), provider_state: theirs.state, charged_micros: theirs.costMicros },
    },
  ];
  if (theirs.state === 'returned') return costState === 'returned' ? [] : finding('return_unbooked', booked);
  const charged = theirs.costMicros ?? booked;
  if (costState === 'returned') return finding('return_missing', -charged);
  return Math.abs(charged - booked) > ROUNDING_MICROS ? finding('cost_differs', booked - charged) : [];
}
