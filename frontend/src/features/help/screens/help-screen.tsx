import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  Accordion,
  AccordionItem,
  BrandTile,
  Button,
  Card,
  IconButton,
  SectionHeading,
} from '@torpedo/ui-kit';
import { ArrowLeft, CircleX, ListChecks, SquareDashed, Undo2, Wallet } from 'lucide-react';
import { type ComponentProps, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../shared/layout/page-title';
import { pendingTopupQuery } from '../../../shared/pending-topup';
import { ContactChannels } from '../components/contact-channels';
import { PendingAnswer, PixMade } from '../components/pending-answer';
import { Steps } from '../components/steps';
import { HELP_TOPICS, type HelpSearch, type HelpTopic } from '../rules/help-topics';

const ways = {
  paid: '/dashboard/balance',
  'no-code': '/services',
  refused: '/services',
  refund: '/dashboard/balance',
} as const satisfies Record<Exclude<HelpTopic, 'states'>, string>;

const tiles: Record<HelpTopic, Pick<ComponentProps<typeof BrandTile>, 'icon' | 'tone'>> = {
  paid: { icon: <Wallet />, tone: 'waiting' },
  'no-code': { icon: <SquareDashed /> },
  refused: { icon: <CircleX />, tone: 'danger' },
  refund: { icon: <Undo2 />, tone: 'received' },
  states: { icon: <ListChecks /> },
};

const STATES = ['WAITING_SMS', 'COMPLETED', 'ACTIVE', 'CANCELLED', 'EXPIRED'] as const;

export function HelpScreen({ search, isSignedIn }: { search: HelpSearch; isSignedIn: boolean }) {
  const { t } = useTranslation('help');
  const { topic = 'paid', order } = search;
  const { data: pending } = useQuery({ ...pendingTopupQuery(), enabled: isSignedIn });

  useEffect(() => {
    if (topic === 'contact') document.getElementById('contact')?.scrollIntoView?.();
  }, [topic]);

  return (
    <div className="mx-auto grid w-full max-w-160 grid-cols-1 gap-4">
      <PageTitle>{t('title')}</PageTitle>
      <div className="flex items-center gap-1">
        {isSignedIn && (
          <IconButton asChild label={t('back')} className="-ml-3 md:hidden">
            <Link to="/dashboard">
              <ArrowLeft aria-hidden />
            </Link>
          </IconButton>
        )}
        <SectionHeading level={1} size="page">
          {t('title')}
        </SectionHeading>
      </div>
      <Card padding="none">
        <Accordion exclusive className="border-y-0">
          {HELP_TOPICS.map((each) => (
            <AccordionItem
              key={each}
              level={2}
              sign="chevron"
              className="px-4"
              defaultOpen={each === topic}
              title={
                <span className="flex items-center gap-3">
                  <BrandTile name={each} {...tiles[each]} />
                  <span className="min-w-0">
                    {t(`${each}.title`)}
                    <span className="block text-sm font-normal text-muted">
                      {each === 'paid' && pending ? <PixMade pix={pending} /> : t(`${each}.text`)}
                    </span>
                  </span>
                </span>
              }
            >
              {each === 'states' ? (
                <States />
              ) : each === 'paid' && pending ? (
                <PendingAnswer pix={pending} />
              ) : (
                <Answer topic={each} isSignedIn={isSignedIn} />
              )}
            </AccordionItem>
          ))}
        </Accordion>
      </Card>
      <ContactChannels orderId={order} isSignedIn={isSignedIn} />
    </div>
  );
}

function Answer({ topic, isSignedIn }: { topic: Exclude<HelpTopic, 'states'>; isSignedIn: boolean }) {
  const { t } = useTranslation('help');
  return (
    <div className="grid justify-items-start gap-4 pl-12">
      <Steps steps={[t(`${topic}.first`), t(`${topic}.second`), t(`${topic}.third`)]} />
      <Button asChild variant="ink" size="sm" className="max-sm:w-full">
        {isSignedIn ? (
          <Link to={ways[topic]}>{t(`${topic}.action`)}</Link>
        ) : (
          <Link to="/login" search={{ redirect: ways[topic] }}>
            {t('visitor.signInFirst')}
          </Link>
        )}
      </Button>
    </div>
  );
}

function States() {
  const { t } = useTranslation('help');
  return (
    <dl className="grid gap-3 pl-12">
      {STATES.map((state) => (
        <div key={state}>
          <dt className="font-semibold text-text">{t(`state.${state}.name`)}</dt>
          <dd>{t(`state.${state}.text`)}</dd>
        </div>
      ))}
    </dl>
  );
}
