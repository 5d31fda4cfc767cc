import type { Schemas } from '@torpedo/api-client';
import { classNames } from '@torpedo/ui-kit';
import { useNextPiece } from '../../../shared/layout/use-next-piece';
import type { Activation } from '../api/user-transactions-query';
import { PendingList } from './pending-list';
import { TodayPanel } from './today-panel';

type LookBackProps = {
  running: readonly Activation[] | undefined;
  transactions: Schemas['UserTransactionsDto'] | undefined;
  className?: string;
};

/** What is still awaited and what came today, built after what people come to the screen for. */
export function LookBack({ running, transactions, className }: LookBackProps) {
  const isTheirTurn = useNextPiece();
  return (
    <div className={classNames('grid content-start gap-4', className)}>
      {isTheirTurn && (
        <>
          {running && <PendingList activations={running} />}
          <TodayPanel transactions={transactions} />
        </>
      )}
    </div>
  );
}
