import { Card, classNames, SectionHeading } from '@torpedo/ui-kit';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Island } from '../../../shared/performance/island';
import { type Call, type CallId, piecesOf, PRICE_PLACE } from '../rules/calls';

interface CallStepProps {
  number: number;
  title: string;
  hint: string;
  children: ReactNode;
}

export function CallStep({ number, title, hint, children }: CallStepProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2.5">
      <span
        aria-hidden
        className="flex size-7 items-center justify-center rounded-chip bg-surface-solid text-sm font-semibold text-on-solid"
      >
        {number}
      </span>
      <div className="flex flex-wrap items-baseline gap-x-2.5">
        <SectionHeading size="card">{title}</SectionHeading>
        <span className="text-sm text-muted">{hint}</span>
      </div>
      <div className="min-w-0 max-sm:col-span-2 sm:col-start-2">{children}</div>
    </li>
  );
}

interface CallBlockProps {
  label: string;
  call: Call;
  className?: string;
}

export function CallBlock({ label, call, className }: CallBlockProps) {
  return (
    <Card asChild tone="ink" padding="none" className={classNames('relative', className)}>
      <figure aria-label={label} data-call>
        <div className="absolute top-1.5 right-1.5 rounded-control bg-surface-ink-raised">
          <Island name="copyCall" />
        </div>
        <pre
          tabIndex={0}
          aria-label={label}
          role="group"
          className="overflow-x-auto rounded-card p-4 pt-14 font-mono text-sm leading-normal sm:pt-3.5"
        >
          <code data-command>
            <ColouredCommand command={call.command} />
          </code>
          {'\n'}
          <samp className="font-mono text-muted">{call.answer}</samp>
        </pre>
      </figure>
    </Card>
  );
}

function ColouredCommand({ command }: { command: string }) {
  return piecesOf(command).map(({ text, isQuoted }, index) => (
    <span key={index} className={isQuoted ? 'text-on-ink-quoted' : undefined}>
      {isQuoted ? <WithPrice text={text} /> : <WithProgram text={text} />}
    </span>
  ));
}

function WithPrice({ text }: { text: string }) {
  return text.split(PRICE_PLACE).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <Island inline name="price" />}
      {part}
    </Fragment>
  ));
}

function WithProgram({ text }: { text: string }) {
  const [, program = '', rest = ''] = /^(curl|new WebSocket|)([^]*)$/.exec(text) ?? [];
  return (
    <>
      {program && <span className="text-brand">{program}</span>}
      {rest}
    </>
  );
}

const WAYS = ['webhook', 'socket', 'poll'] as const satisfies readonly CallId[];

/** The ways are radio buttons, so that the page works without scripts. */
export function WaysToReceive({ calls }: { calls: Record<CallId, Call> }) {
  const { t } = useTranslation('developers');
  const notes = { webhook: t('webhookNote'), socket: t('socketNote'), poll: t('pollNote') };
  return (
    <fieldset className="group/ways min-w-0">
      <legend className="sr-only">{t('ways.label')}</legend>
      <div className="flex gap-1.5">
        {WAYS.map((way) => (
          <label
            key={way}
            className={classNames(
              'touch-target inline-flex h-9 cursor-pointer items-center rounded-chip px-3.5 text-sm font-semibold',
              'bg-surface-sunken text-muted hover:text-text has-checked:bg-surface-solid has-checked:text-on-solid',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="radio"
              name="way"
              value={way}
              defaultChecked={way === WAYS[0]}
              className="sr-only outline-none"
            />
            {t(`ways.${way}`)}
          </label>
        ))}
      </div>
      {WAYS.map((way) => (
        <div
          key={way}
          className={classNames(
            'mt-2',
            way === 'webhook' && 'group-not-has-[[value=webhook]:checked]/ways:hidden',
            way === 'poll' && 'group-not-has-[[value=poll]:checked]/ways:hidden',
            way === 'socket' && 'group-not-has-[[value=socket]:checked]/ways:hidden',
          )}
        >
          <CallBlock label={`${t('steps.receive.title')}: ${t(`ways.${way}`)}`} call={calls[way]} />
          <p className="mt-2 text-sm text-muted">{notes[way]}</p>
        </div>
      ))}
    </fieldset>
  );
}
