import { useInfiniteQuery } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { Skeleton, useMediaQuery } from '@torpedo/ui-kit';
import {
  Layers,
  LogIn,
  type LucideIcon,
  MessageSquareText,
  QrCode,
  ShoppingBag,
  TimerOff,
  Undo2,
  UserCog,
  Wallet,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type adminTexts from '../../../locales/pt/admin-users.json';
import { bareMoney } from '../../../shared/back-office/amounts';
import { useCodeNames } from '../../../shared/back-office/code-names';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import {
  EventTimeline,
  type EventTone,
  type TimelineEvent,
} from '../../../shared/back-office/detail/event-timeline';
import { PHONE } from '../../../shared/back-office/list/record-list';
import { shortTime } from '../../../shared/back-office/row-time';
import { Segments, SmallButton } from '../../../shared/back-office/small-controls';
import { useStaffErrorText } from '../../../shared/back-office/staff-error-text';
import { OrderCode } from '../../../shared/back-office/order-code';
import { useLanguage } from '../../../shared/i18n/use-language';
import { staffApi } from '../../../shared/back-office/staff-api';
import { keyIn, staffKeys } from '../../../shared/back-office/staff-keys';
import { ReadFailure } from '../../../shared/back-office/unread';
import type { TimelineEntry } from '../api/users';
import { timelineGroups } from '../rules/timeline-groups';

type Kind = keyof (typeof adminTexts)['timeline']['kinds'];
type StaffAction = Schemas['StaffAction'];

const CATEGORIES = ['all', 'money', 'numbers', 'access', 'staff'] as const;
type Choice = (typeof CATEGORIES)[number];

const NUMBER_ICONS = { bought: ShoppingBag, gaveBack: Undo2, codeOf: MessageSquareText, vain: TimerOff };

/** The key of the title for the result of a number. */
function eventOfNumber(number: NonNullable<TimelineEntry['activation']>): keyof typeof NUMBER_ICONS {
  if (number.messages > 0) return 'codeOf';
  if (number.status === 'WAITING_SMS') return 'bought';
  return number.status === 'EXPIRED' ? 'vain' : 'gaveBack';
}

const ICONS: Record<Exclude<Choice, 'all'>, LucideIcon> = {
  money: Wallet,
  numbers: ShoppingBag,
  access: LogIn,
  staff: UserCog,
};

function iconOf({ category, kind, activation }: TimelineEntry): LucideIcon {
  if (kind === 'topup') return QrCode;
  if (!activation) return ICONS[category];
  return NUMBER_ICONS[eventOfNumber(activation)];
}

function toneOf({ category, activation }: TimelineEntry): EventTone {
  if (activation?.status === 'WAITING_SMS') return 'waiting';
  if (activation && activation.messages > 0) return 'received';
  return category === 'money' ? 'received' : 'neutral';
}

/** The change of the balance, with its sign. */
function Movement({ cents, currency }: { cents: number; currency: string }) {
  const sign = cents < 0 ? '−' : '+';
  return (
    <span className={cents > 0 ? 'text-received' : undefined}>
      {sign}
      {bareMoney(Math.abs(cents), currency)}
    </span>
  );
}

const timeOf = (at: string, locale: string) => shortTime(at, new Date(), locale);

export function TimelineCard({ userId }: { userId: string }) {
  const { t } = useTranslation('admin-users');
  const { locale } = useLanguage();
  const errorText = useStaffErrorText();
  const [choice, setChoice] = useState<Choice>('all');
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const isPhone = useMediaQuery(PHONE);
  const texts = useEntryTexts();
  const category = choice === 'all' ? undefined : choice;
  const query = useInfiniteQuery({
    queryKey: keyIn(staffKeys.users, userId, 'timeline', category),
    staleTime: 0,
    queryFn: ({ pageParam, signal }) =>
      bodyOf(
        staffApi.GET('/api/v1/admin/users/{id}/timeline', {
          params: { path: { id: userId }, query: { category, cursor: pageParam ?? undefined } },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
  const entries = query.data?.pages.flatMap(({ items }) => items);

  /** @param repeats how many equal entries this one stands for */
  function eventOf(entry: TimelineEntry, repeats = 1): TimelineEvent {
    const Icon = repeats > 1 ? Layers : iconOf(entry);
    return {
      id: entry.id,
      at: entry.created_at,
      time: timeOf(entry.created_at, locale),
      icon: <Icon />,
      tone: toneOf(entry),
      title: repeats > 1 ? `${repeats} × ${texts.numberOf(entry)}` : texts.title(entry),
      detail:
        repeats > 1 ? (
          <>
            {texts.outcome(entry)} ·{' '}
            <button
              type="button"
              className="touch-target font-semibold text-link hover:underline"
              onClick={() => setUnfolded([...unfolded, entry.id])}
            >
              {t('timeline.unfold', { count: repeats })}
            </button>
          </>
        ) : (
          texts.detail(entry)
        ),
      amount: entry.amount_cents !== null && entry.amount_cents !== 0 && entry.currency && (
        <Movement cents={entry.amount_cents} currency={entry.currency} />
      ),
    };
  }

  const filter = (
    <Segments
      isWide
      label={t('timeline.filter')}
      value={choice}
      onChange={setChoice}
      options={CATEGORIES.map((value) => ({ value, label: t(`timeline.${value}`) }))}
    />
  );
  return (
    <div className="grid gap-2">
      {isPhone && filter}
      <DetailCard title={t('timeline.title')} isBareOnPhone action={!isPhone && filter}>
        {query.error && !query.data && (
          <ReadFailure title={t('page.failed')} text={errorText(query.error)} query={query} />
        )}
        {query.isPending && <Skeleton className="m-3.5 h-40" />}
        {entries?.length === 0 && <p className="px-3.5 pb-3.5 text-sm text-muted">{t('page.none')}</p>}
        {entries && entries.length > 0 && (
          <EventTimeline
            label={t('timeline.title')}
            events={timelineGroups(entries).flatMap((group) => {
              const [newest] = group;
              return group.length > 1 && !unfolded.includes(newest.id)
                ? [eventOf(newest, group.length)]
                : group.map((entry) => eventOf(entry));
            })}
          />
        )}
        {query.hasNextPage && (
          <div className="px-3.5 pb-3.5">
            <SmallButton
              variant="outline"
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t('page.loadMore')}
            </SmallButton>
          </div>
        )}
      </DetailCard>
    </div>
  );
}

function useEntryTexts() {
  const { t } = useTranslation('admin-users');
  const { t: overview } = useTranslation('admin');
  const names = useCodeNames();
  const isPhone = useMediaQuery(PHONE);

  function outcome({ activation }: TimelineEntry): string | undefined {
    if (!activation) return undefined;
    const { status, seconds_to_code: seconds } = activation;
    if (seconds !== null) return t('timeline.code', { seconds: seconds === 0 ? '< 1' : seconds });
    if (status === 'WAITING_SMS') return t('timeline.waiting');
    return t(status === 'EXPIRED' ? 'timeline.expired' : 'timeline.cancelled');
  }

  function numberOf({ activation }: TimelineEntry): string {
    if (!activation) return '';
    const { service_code: service, country_iso: country } = activation;
    return t('timeline.number', { service: names.service(service), country });
  }

  return {
    outcome,
    numberOf,
    title(entry: TimelineEntry): string {
      const { kind, activation, staff } = entry;
      if (activation) return t(`timeline.${eventOfNumber(activation)}`, { what: numberOf(entry) });
      if (staff && kind !== 'note') return overview(`activity.actions.${kind as StaffAction}`);
      return t([`timeline.kinds.${kind as Kind}`, 'timeline.kinds.other']);
    },
    detail(entry: TimelineEntry): ReactNode {
      const { activation, subject, text, staff, browser, system, ip_address: address } = entry;
      const parts = [
        outcome(entry),
        !isPhone && activation?.phone_number,
        text,
        staff?.email,
        browser,
        system,
        address,
      ];
      const said = parts.filter(Boolean).join(' · ');
      const isTopup = subject?.type === 'topup';
      if (!subject || !(isTopup || subject.type === 'activation')) return said || undefined;
      return (
        <>
          <OrderCode id={subject.id} isTopup={isTopup} /> {said}
        </>
      );
    },
  };
}
