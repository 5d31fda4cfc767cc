import { bodyOf, type Schemas } from '@torpedo/api-client';
import { Badge, Button, Card, SectionHeading, Skeleton } from '@torpedo/ui-kit';
import { Check, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { publicApi, usePublicRead } from '../../../shared/api/public-read';
import { createSignedInRead } from '../../../shared/api/signed-in-read';
import { useTexts } from '../../../shared/i18n/use-texts';

type Endpoint = Schemas['WebhookEndpointDto'];
type Delivery = Schemas['WebhookDeliveryDto'];

const WEBHOOKS_PAGE = '/profile/webhooks';
/** How many webhooks are shown. The page of webhooks has all of them. */
const SHOWN = 3;

async function readNewest(id: string): Promise<Delivery | undefined> {
  const params = { path: { id }, query: { status: 'all', limit: 1 } } as const;
  const { deliveries } = await bodyOf(publicApi.GET('/api/v1/users/me/webhooks/{id}/deliveries', { params }));
  return deliveries[0];
}

export const webhooksRead = createSignedInRead(async () => {
  const { webhooks } = await bodyOf(publicApi.GET('/api/v1/users/me/webhooks'));
  const shown = webhooks.slice(0, SHOWN);
  const newest = await Promise.all(shown.map(({ id }) => readNewest(id)));
  return {
    count: webhooks.length,
    shown: shown.map((endpoint, place) => ({ endpoint, newest: newest[place] })),
  };
});

export function WebhooksCard() {
  const { t } = useTexts('developers');
  const { status, data: own } = usePublicRead(webhooksRead);

  if (status === 'pending')
    return (
      <WebhooksFrame>
        <Skeleton className="mt-3 h-11 w-full" />
      </WebhooksFrame>
    );
  if (status === 'failed')
    return (
      <WebhooksFrame>
        <p className="mt-2 text-sm text-muted">{t('webhooksCard.failed')}</p>
        <Button variant="outline" size="sm" className="mt-3" onClick={webhooksRead.retry}>
          {t('keys.retry')}
        </Button>
      </WebhooksFrame>
    );
  if (!own)
    return (
      <WebhooksFrame action={<TextLink href="#webhooks">{t('webhooksCard.guide')}</TextLink>}>
        <p className="mt-2 text-sm text-pretty text-muted">{t('webhooksCard.visitor')}</p>
      </WebhooksFrame>
    );
  return (
    <WebhooksFrame action={<TextLink href={WEBHOOKS_PAGE}>{t('webhooksCard.add')}</TextLink>}>
      {own.count === 0 ? (
        <p className="mt-2 text-sm text-pretty text-muted">{t('webhooksCard.empty')}</p>
      ) : (
        <ul aria-label={t('webhooks.title')} className="mt-3 divide-y divide-border border-y border-border">
          {own.shown.map((each) => (
            <EndpointRow key={each.endpoint.id} {...each} />
          ))}
        </ul>
      )}
      {own.count > SHOWN && (
        <div className="mt-2">
          <TextLink href={WEBHOOKS_PAGE}>{t('webhooksCard.all', { count: own.count })}</TextLink>
        </div>
      )}
      <p className="mt-3 text-sm text-pretty text-muted">{t('webhooksCard.promise')}</p>
    </WebhooksFrame>
  );
}

function WebhooksFrame({ action, children }: { action?: ReactNode; children: ReactNode }) {
  const { t } = useTexts('developers');
  return (
    <Card>
      <SectionHeading size="card" trailing={action}>
        {t('webhooks.title')}
      </SectionHeading>
      {children}
    </Card>
  );
}

function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="touch-target text-sm font-semibold text-link underline-offset-4 hover:underline"
    >
      {children}
    </a>
  );
}

const READ_AGAIN_MS = 1_500;
/** A delivery that takes longer than these reads is shown only on the page of webhooks. */
const MOST_READS = 12;

interface EndpointRowProps {
  endpoint: Endpoint;
  newest: Delivery | undefined;
}

function EndpointRow({ endpoint: { id, url, events, disabled }, newest }: EndpointRowProps) {
  const { t } = useTexts('developers');
  const [shown, setShown] = useState(newest);
  const [reads, setReads] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const isTesting = reads > 0;

  useEffect(() => {
    if (reads === 0) return undefined;
    async function readAgain() {
      const read = await readNewest(id).catch(() => undefined);
      if (read) setShown(read);
      setReads(read?.tried_at || reads === MOST_READS ? 0 : reads + 1);
    }
    const timer = setTimeout(() => void readAgain(), READ_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [id, reads]);

  async function sendTest() {
    setRefused(false);
    try {
      await bodyOf(publicApi.POST('/api/v1/users/me/webhooks/{id}/test', { params: { path: { id } } }));
      setReads(1);
    } catch {
      setRefused(true);
    }
  }

  return (
    <li className="py-2.5">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 truncate font-mono text-sm font-semibold">{url.replace('https://', '')}</p>
        <span role="status" className="shrink-0">
          {isTesting ? (
            <Badge>{t('webhooksCard.sending')}</Badge>
          ) : (
            <Answer isDisabled={disabled} delivery={shown} />
          )}
        </span>
      </div>
      <div className="mt-1 flex items-start justify-between gap-3">
        <p className="min-w-0 text-xs text-pretty wrap-anywhere text-muted">{events.join(', ')}</p>
        {!disabled && (
          <button
            type="button"
            aria-label={t('webhooksCard.testOf', { url })}
            aria-disabled={isTesting}
            className="touch-target shrink-0 text-sm font-semibold text-link underline-offset-4 hover:underline aria-disabled:text-muted"
            onClick={() => !isTesting && void sendTest()}
          >
            {t('webhooksCard.test')}
          </button>
        )}
      </div>
      {isRefused && (
        <p role="alert" className="mt-1 text-sm text-danger">
          {t('webhooksCard.testFailed')}
        </p>
      )}
    </li>
  );
}

function Answer({ isDisabled, delivery }: { isDisabled: boolean; delivery: Delivery | undefined }) {
  const { t } = useTexts('developers');
  if (isDisabled) return <Badge>{t('webhooksCard.disabled')}</Badge>;
  if (!delivery?.tried_at) return null;
  const { status, answer_status, answer_ms } = delivery;
  const isDelivered = status === 'delivered';
  return (
    <Badge tone={isDelivered ? 'received' : 'waiting'}>
      {isDelivered ? <Check aria-hidden /> : <TriangleAlert aria-hidden />}
      {answer_status === null
        ? t('webhooksCard.silent')
        : t('webhooksCard.answered', { status: answer_status, ms: answer_ms ?? 0 })}
    </Badge>
  );
}
