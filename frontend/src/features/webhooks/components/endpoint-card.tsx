import {
  Button,
  Card,
  Dialog,
  DialogClose,
  Menu,
  MenuContent,
  MenuItem,
  MenuTrigger,
  StatusBadge,
} from '@torpedo/ui-kit';
import { Ellipsis, Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import { eventKey } from '../../../shared/webhook-events';
import { useRemoveEndpoint, useSwitchEndpoint, useTestEndpoint, type WebhookEndpoint } from '../api/webhooks';
import { Deliveries } from './deliveries';
import { ChangeWebhookDialog, RotateSecretDialog } from './secret-dialogs';

interface EndpointCardProps {
  endpoint: WebhookEndpoint;
  /** When the endpoint was read, in milliseconds since the epoch. */
  now: number;
  /** Receives the text of an outcome, for screen readers too. */
  onOutcome: (outcome: string) => void;
}

type Opened = 'change' | 'secret' | 'removal' | 'deliveries';

export function EndpointCard({ endpoint, now, onOutcome }: EndpointCardProps) {
  const { t } = useTranslation('webhooks');
  const { locale } = useLanguage();
  const [opened, setOpened] = useState<Opened>();
  const change = useSwitchEndpoint(endpoint.id);
  const test = useTestEndpoint(endpoint.id);
  const { id, url, disabled, events, earlier_secret_until } = endpoint;
  const opens = (what: Opened) => ({
    open: opened === what,
    onOpenChange: (isOpen: boolean) => setOpened(isOpen ? what : undefined),
  });

  const switchTo = (isOn: boolean) =>
    change.mutate(isOn, {
      onSuccess: () => onOutcome(t(isOn ? 'actions.enabled' : 'actions.disabled')),
    });
  const sendTest = () =>
    test.mutate(undefined, {
      onSuccess: () => {
        onOutcome(t('actions.tested'));
        setOpened('deliveries');
      },
    });

  return (
    <Card asChild padding="none" className="overflow-hidden">
      <li>
        <div className="flex flex-wrap items-start gap-x-4 gap-y-3 p-4 sm:px-6">
          <div className="min-w-0 flex-1 basis-64">
            <p className="font-mono text-md font-semibold wrap-anywhere">{url}</p>
            <p className="mt-1 text-sm text-pretty text-muted">
              {events.map((type) => t(`events.${eventKey(type)}`)).join(' · ')}
            </p>
            {earlier_secret_until && Date.parse(earlier_secret_until) > now && (
              <p className="mt-1 text-sm text-pretty text-muted">
                {t('earlier', { time: formatMoment(earlier_secret_until, locale) })}
              </p>
            )}
          </div>
          <EndpointState endpoint={endpoint} />
        </div>
        <div className="flex flex-wrap items-center gap-2 border-t border-border px-4 py-3 max-sm:*:px-3 max-sm:gap-1 sm:px-6">
          {disabled ? (
            <Button size="sm" loading={change.isPending} onClick={() => switchTo(true)}>
              {t('actions.enable')}
            </Button>
          ) : (
            <Button
              variant="outline"
              size="sm"
              icon={<Send aria-hidden />}
              loading={test.isPending}
              onClick={sendTest}
            >
              {t('actions.test')}
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={opened === 'deliveries'}
            onClick={() => setOpened(opened === 'deliveries' ? undefined : 'deliveries')}
          >
            {t(opened === 'deliveries' ? 'deliveries.hide' : 'deliveries.show')}
          </Button>
          <Menu>
            <MenuTrigger>
              <Button variant="ghost" size="sm" className="ms-auto" aria-label={t('actions.more', { url })}>
                <Ellipsis aria-hidden />
              </Button>
            </MenuTrigger>
            <MenuContent>
              <MenuItem onSelect={() => setOpened('change')}>{t('actions.change')}</MenuItem>
              <MenuItem onSelect={() => setOpened('secret')}>{t('actions.rotate')}</MenuItem>
              {!disabled && <MenuItem onSelect={() => switchTo(false)}>{t('actions.disable')}</MenuItem>}
              <MenuItem tone="danger" onSelect={() => setOpened('removal')}>
                {t('actions.remove')}
              </MenuItem>
            </MenuContent>
          </Menu>
        </div>
        {opened === 'deliveries' && <Deliveries endpoint={endpoint} onOutcome={onOutcome} />}
        {opened === 'change' && (
          <ChangeWebhookDialog
            endpoint={endpoint}
            onSaved={() => onOutcome(t('actions.changed'))}
            {...opens('change')}
          />
        )}
        <RotateSecretDialog id={id} {...opens('secret')} />
        <RemoveDialog endpoint={endpoint} onOutcome={onOutcome} {...opens('removal')} />
      </li>
    </Card>
  );
}

function EndpointState({ endpoint: { disabled_by, failing_since } }: { endpoint: WebhookEndpoint }) {
  const { t } = useTranslation('webhooks');
  const { locale } = useLanguage();
  if (disabled_by)
    return (
      <StatusBadge status={disabled_by === 'owner' ? 'neutral' : 'failed'}>
        {t(`state.${disabled_by === 'failing' ? 'failingOff' : disabled_by}`)}
      </StatusBadge>
    );
  if (failing_since)
    return (
      <StatusBadge status="waiting">
        {t('state.failing', { time: formatMoment(failing_since, locale) })}
      </StatusBadge>
    );
  return <StatusBadge status="received">{t('state.enabled')}</StatusBadge>;
}

interface ActionDialogProps extends Omit<EndpointCardProps, 'now'> {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

function RemoveDialog({ endpoint: { id, url }, onOutcome, open, onOpenChange }: ActionDialogProps) {
  const { t } = useTranslation('webhooks');
  const remove = useRemoveEndpoint(id);
  const confirm = () => remove.mutate(undefined, { onSuccess: () => onOutcome(t('removal.done')) });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      busy={remove.isPending}
      title={t('removal.title')}
      description={<span className="wrap-anywhere">{t('removal.text', { url })}</span>}
      closeLabel={t('close')}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="outline">{t('cancel')}</Button>
          </DialogClose>
          <Button variant="danger" loading={remove.isPending} onClick={confirm}>
            {t('removal.submit')}
          </Button>
        </>
      }
    />
  );
}
