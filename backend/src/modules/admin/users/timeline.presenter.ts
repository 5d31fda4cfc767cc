import type { Currency } from '../../../platform/money.js';
import { deviceOf, maskedAddress } from '../../auth/index.js';
import type { TimelineActivation } from '../../activations/index.js';
import { changeOf } from '../../wallet/index.js';
import type { Facts } from '../audit/audit.models.js';
import type { TimelineActivationDto, TimelineEntryDto } from './timeline.dto.js';
import { staffOf, type TimelineEntry, type TimelinePage } from './timeline.service.js';

const numberOf = (facts: Facts | null, field: string) => {
  const value = facts?.[field];
  return typeof value === 'number' ? value : null;
};

function presentActivation(fact: TimelineActivation): TimelineActivationDto {
  const { firstMessageAt, at } = fact;
  return {
    service_code: fact.serviceCode,
    country_iso: fact.countryIso,
    status: fact.status as TimelineActivationDto['status'],
    phone_number: fact.phone,
    provider: fact.provider,
    messages: fact.messageCount,
    seconds_to_code: firstMessageAt && Math.round((firstMessageAt.getTime() - at.getTime()) / 1000),
    closed_by: fact.closedBy,
  };
}

/** A number that was cancelled or expired cost nothing in the end. */
function priceOf({ status, priceCents }: TimelineActivation): number {
  return status === 'CANCELLED' || status === 'EXPIRED' ? 0 : -priceCents;
}

/** What staff did to a balance, as money. */
function adjustmentOf(before: Facts | null, after: Facts | null) {
  const [from, to] = [numberOf(before, 'balance_cents'), numberOf(after, 'balance_cents')];
  if (from === null || to === null) return { amount_cents: null, currency: null };
  return { amount_cents: to - from, currency: (after?.['currency'] as Currency | undefined) ?? null };
}

type Facet = Pick<TimelineEntryDto, 'category' | 'kind'> & Partial<TimelineEntryDto>;

function facetOf(entry: TimelineEntry): Facet {
  switch (entry.source) {
    case 'movement': {
      const { kind, currency, referenceType, referenceId, note } = entry.fact;
      const subject = { type: referenceType, id: referenceId };
      return {
        category: 'money',
        kind,
        currency,
        subject,
        text: note,
        amount_cents: changeOf(entry.fact, 'available'),
      };
    }
    case 'activation':
      return {
        category: 'numbers',
        kind: 'activation',
        amount_cents: priceOf(entry.fact),
        currency: entry.fact.currency,
        subject: { type: 'activation', id: entry.fact.id },
        activation: presentActivation(entry.fact),
      };
    case 'activity': {
      const { kind, subject: text, ipAddress, userAgent } = entry.fact;
      const where = userAgent ? deviceOf(userAgent) : {};
      return { category: 'access', kind, text, ip_address: maskedAddress(ipAddress), ...where };
    }
    case 'audit': {
      const { action, entityType, entityId, before, after, reason } = entry.fact;
      const isMoney = action === 'balance.adjust';
      return {
        category: isMoney ? 'money' : 'staff',
        kind: action,
        text: reason,
        subject: { type: entityType, id: entityId },
        ...(isMoney && adjustmentOf(before, after)),
      };
    }
    case 'note':
      return { category: 'staff', kind: 'note', text: entry.fact.text };
  }
}

/** Paths within the presented entry. */
export const TIMELINE_CSV_COLUMNS = [
  'created_at',
  'category',
  'kind',
  'amount_cents',
  'currency',
  'subject.type',
  'subject.id',
  'text',
  'staff.email',
  'ip_address',
] as const;

export const presentTimeline = ({ items, emails }: Pick<TimelinePage, 'items' | 'emails'>) =>
  items.map((entry) => presentTimelineEntry(entry, emails));

function presentTimelineEntry(entry: TimelineEntry, emails: ReadonlyMap<string, string>): TimelineEntryDto {
  const staffId = staffOf(entry);
  return {
    id: entry.id,
    created_at: entry.at.toISOString(),
    amount_cents: null,
    currency: null,
    subject: null,
    activation: null,
    text: null,
    ip_address: null,
    browser: null,
    system: null,
    staff: staffId ? { id: staffId, email: emails.get(staffId) ?? null } : null,
    ...facetOf(entry),
  };
}
