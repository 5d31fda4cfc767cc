import { Banner, Button, Card, Dialog, ListRow, SectionHeading, TextArea } from '@torpedo/ui-kit';
import { ChevronRight, CircleCheck, Hourglass, MessageSquareX, SearchX, UserRoundX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../errors/error-text';
import { useNowSelector } from '../time/use-now';
import { type CaseKind, type CustomerCase, useOpenCase, useOrderCase } from './my-cases';
import { useLanguage } from '../i18n/use-language';
import { formatMoment } from '../time/format-time';

/** Shows the state of a case and the reply of support. */
function CaseState({ found }: { found: CustomerCase }) {
  const { t } = useTranslation('cases');
  const { locale } = useLanguage();
  const { kind, decision, decided_by_rule: byRule, due_at: dueAt, number, reply } = found;
  const Icon = decision ? CircleCheck : Hourglass;
  return (
    <div role="status" className="grid gap-1 px-4 py-4 text-md sm:px-6">
      <p className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden className={decision ? 'size-4 text-received' : 'size-4 text-waiting'} />
        {t(`kinds.${kind}`)}
      </p>
      <p className="text-sm text-muted">
        {decision
          ? t(byRule ? 'state.rule' : `state.${decision}`)
          : t('state.open', { time: formatMoment(dueAt, locale) })}{' '}
        {t('number', { number })}
      </p>
      {reply && <blockquote className="text-sm whitespace-pre-line">{reply}</blockquote>}
    </div>
  );
}

interface OpenCaseProps {
  orderId: string;
  /** The problems that a customer can report about the order. */
  kinds: readonly CaseKind[];
  /** When the first message came; null for a top-up. */
  since: string | null;
}

const icons: Record<CaseKind, ReactNode> = {
  code_wrong: <MessageSquareX aria-hidden />,
  number_registered: <UserRoundX aria-hidden />,
  paid_nothing_came: <SearchX aria-hidden />,
};

const DAY_MS = 86_400_000;

/** Lets a customer open a case about an order with one tap; afterwards it shows the state of the case. */
export function OpenCase({ orderId, kinds, since }: OpenCaseProps) {
  const { t } = useTranslation('cases');
  const { found, disputeDays } = useOrderCase(orderId);
  const [asked, setAsked] = useState<CaseKind | null>(null);
  const end = since === null ? Infinity : Date.parse(since) + (disputeDays ?? 0) * DAY_MS;
  const isOver = useNowSelector((now) => now > end);
  if (found)
    return (
      <Card padding="none">
        <CaseState found={found} />
      </Card>
    );
  if (disputeDays === undefined || kinds.length === 0 || isOver) return null;
  return (
    <Card padding="none" className="overflow-hidden">
      {since !== null && (
        <SectionHeading size="card" className="border-b border-border px-4 py-3 sm:px-6">
          {t('unfit')}
        </SectionHeading>
      )}
      <ul className="divide-y divide-border">
        {kinds.map((kind) => (
          <li key={kind}>
            <ListRow
              asChild
              interactive
              image={<span className="text-muted [&_svg]:size-5">{icons[kind]}</span>}
              title={t(`kinds.${kind}`)}
              subtitle={<span className="whitespace-normal">{t(`texts.${kind}`)}</span>}
              trailing={<ChevronRight aria-hidden className="size-5 text-muted" />}
              className="w-full text-left sm:px-6"
            >
              <button type="button" onClick={() => setAsked(kind)} />
            </ListRow>
          </li>
        ))}
      </ul>
      {asked && <ConfirmCase orderId={orderId} kind={asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}

interface ConfirmCaseProps {
  orderId: string;
  kind: CaseKind;
  onClose: () => void;
}

/** Says what will happen, and asks before the case is opened. */
function ConfirmCase({ orderId, kind, onClose }: ConfirmCaseProps) {
  const { t } = useTranslation('cases');
  const errorText = useErrorText();
  const [words, setWords] = useState('');
  const open = useOpenCase(orderId);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`kinds.${kind}`)}
      description={t(kind === 'paid_nothing_came' ? 'next.topup' : 'next.number')}
      closeLabel={t('close')}
      busy={open.isPending}
      footer={
        <Button
          block
          loading={open.isPending}
          onClick={() => open.mutate({ kind, words }, { onSuccess: onClose })}
        >
          {t('send')}
        </Button>
      }
    >
      <div className="grid gap-3">
        <TextArea
          label={t('words')}
          rows={2}
          maxLength={1000}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {open.error && <Banner tone="danger">{errorText(open.error)}</Banner>}
      </div>
    </Dialog>
  );
}
