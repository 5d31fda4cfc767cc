import { Card, classNames } from '@torpedo/ui-kit';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTexts } from '../i18n/use-texts';
import type { PageStatus } from './status-read';

/** Says whether numbers are sold and whether providers and gateways work. Providers have no public names. */
export function Sales({ status }: { status: Pick<PageStatus, 'sales' | 'providers' | 'gateways'> }) {
  const { t } = useTexts('status');
  const { sales, providers, gateways } = status;
  const isOpen = sales === 'open';
  const parts = [
    ...providers.map(({ code, state }, index) => ({
      code,
      state,
      name: t('parts.provider', { number: index + 1 }),
    })),
    ...gateways.map(({ code, state }) => ({ code, state, name: t(`parts.gateway.${code}`) })),
  ];
  return (
    <Card className="text-sm">
      <div className="flex items-center gap-3">
        {isOpen ? (
          <CircleCheck aria-hidden className="size-5 shrink-0 text-received" />
        ) : (
          <TriangleAlert aria-hidden className="size-5 shrink-0 text-waiting" />
        )}
        <p className={classNames(isOpen ? 'text-text' : 'font-semibold text-waiting')}>
          {t(`sales.${sales}`)}
        </p>
      </div>
      <ul className="mt-3 empty:hidden">
        {parts.map(({ code, state, name }) => (
          <li key={code} className="flex justify-between gap-3 border-t border-border py-1.5">
            <span className="min-w-0 truncate">{name}</span>
            <span
              className={classNames(
                state === 'working' && 'text-received',
                state === 'failing' && 'font-semibold text-waiting',
                state === 'off' && 'text-muted',
              )}
            >
              {t(`parts.state.${state}`)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
