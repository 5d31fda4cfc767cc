import { Link } from '@tanstack/react-router';
import { Button, CodeCopy, CopyButton, CopyRow, TicketStrip } from '@torpedo/ui-kit';
import { CircleCheck, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { codesOf } from '../../../shared/activations/activation-phase';
import { noteTaken } from '../../../shared/activations/taken-codes';
import type { Activation } from '../../../shared/activations/user-transactions';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatDuration, secondsBetween } from '../../../shared/time/duration';
import { formatClock } from '../../../shared/time/format-time';
import { useActivationAction } from '../api/activations';
import { MessageText } from './message-text';

interface TicketMessagesProps {
  activation: Activation;
  arrived: boolean;
  waitingAnother: boolean;
}

/** Shows the newest code in large type, also after later messages; without a code, the newest message. */
export function TicketMessages({ activation, arrived, waitingAnother }: TicketMessagesProps) {
  const { t } = useTranslation('buy');
  const { locale } = useLanguage();
  const { service, historico_codigos, sms_text, activation_time } = activation;
  const [code, ...earlier] = codesOf(activation);
  const [newest] = historico_codigos;
  const shown = code ?? newest;
  const isNewest = shown === newest;
  const first = historico_codigos.at(-1);
  const clock = (at: string) => formatClock(at, locale);
  const waitFor = (at: string) => formatDuration(secondsBetween(activation_time, at), locale);
  const text = shown?.texto ?? (isNewest ? sms_text : null);

  return (
    <>
      {waitingAnother && (
        <p className="px-3.5 pb-2 text-sm font-semibold text-waiting sm:px-4">{t('ticket.waitingAnother')}</p>
      )}
      <TicketStrip>
        {code && (
          <CodeCopy
            code={code.codigo}
            label={t('ticket.code')}
            copyLabel={t('ticket.copy')}
            copiedLabel={t('ticket.copied')}
            arriving={arrived}
            onCopied={() => noteTaken(activation)}
          />
        )}
        {shown && (
          <p className="flex basis-full justify-between gap-3 text-xs text-muted">
            <span className="truncate">{t('ticket.smsFrom', { service: service.name })}</span>
            <time dateTime={shown.recebido_em} className="shrink-0 tabular-nums">
              {shown === first
                ? t('ticket.firstAt', { time: clock(shown.recebido_em), wait: waitFor(shown.recebido_em) })
                : clock(shown.recebido_em)}
            </time>
          </p>
        )}
        {text && <MessageText text={text} className={code ? 'basis-full' : 'basis-full text-control'} />}
        {!code && text && (
          <CopyButton
            variant="outline"
            block
            value={text}
            label={t('ticket.copyText')}
            copiedLabel={t('ticket.copied')}
          />
        )}
        {!code && (
          <p className="basis-full text-xs text-muted">{t('ticket.noCode', { service: service.name })}</p>
        )}
        {!isNewest && newest?.texto && (
          <details className="basis-full text-sm">
            <summary className="touch-target w-fit cursor-pointer font-semibold">
              {t('ticket.readMessage', { time: clock(newest.recebido_em) })}
            </summary>
            <MessageText text={newest.texto} />
          </details>
        )}
        {earlier.length > 0 && (
          <ul aria-label={t('ticket.before')} className="flex basis-full flex-wrap items-center gap-2">
            <li aria-hidden className="text-xs text-muted">
              {t('ticket.before')}
            </li>
            {earlier.map(({ codigo, recebido_em }) => (
              <li key={`${recebido_em} ${codigo}`}>
                <CopyRow
                  value={codigo}
                  label={t('ticket.copyCode')}
                  copiedLabel={t('ticket.copied')}
                  className="w-auto gap-2 border border-border-strong px-3 text-base [&_svg]:size-4"
                >
                  {codigo}{' '}
                  <small className="font-sans text-xs font-medium text-muted">{clock(recebido_em)}</small>
                </CopyRow>
              </li>
            ))}
          </ul>
        )}
        <TicketActions activation={activation} waitingAnother={waitingAnother} />
      </TicketStrip>
    </>
  );
}

type TicketActionsProps = Pick<TicketMessagesProps, 'activation' | 'waitingAnother'>;

function TicketActions({ activation, waitingAnother }: TicketActionsProps) {
  const { t } = useTranslation('buy');
  const another = useActivationAction('another');
  const finish = useActivationAction('finish');
  const { activation_id, can_get_another_sms } = activation;
  return (
    <span className="-mx-2 -mb-2 flex basis-[calc(100%+--spacing(4))] flex-wrap justify-between [--button-sm:--spacing(9)]">
      {can_get_another_sms && !waitingAnother && (
        <Button
          variant="ghost"
          size="sm"
          icon={<RotateCw aria-hidden />}
          className="px-2"
          title={t('ticket.anotherLong')}
          loading={another.isPending}
          onClick={() => another.mutate(activation_id)}
        >
          {t('ticket.another')}
        </Button>
      )}
      <Button
        variant="ghost"
        size="sm"
        icon={<CircleCheck aria-hidden />}
        className="ml-auto px-2"
        title={t('ticket.finishLong')}
        loading={finish.isPending}
        onClick={() => finish.mutate(activation_id)}
      >
        {t('ticket.finish')}
      </Button>
      <Button asChild variant="ghost" size="sm" className="px-2 text-muted">
        <Link to="/dashboard/orders/$id" params={{ id: activation_id }}>
          {t('ticket.problem')}
        </Link>
      </Button>
    </span>
  );
}
