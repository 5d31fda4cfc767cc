import type { ReactNode } from 'react';
import CountCards from './count-cards';
import MostUsedCard from './most-used';
import QuickActions from './quick-actions';

interface HomeEndProps {
  /** False on a wide screen, which shows the counts beside the balance. */
  hasCounts: boolean;
  hasBought: boolean;
  children: ReactNode;
}

/** The end of the screen: the less urgent parts, below the balance and the products. */
export default function HomeEnd({ hasCounts, hasBought, children }: HomeEndProps) {
  return (
    <>
      {hasCounts && (
        <div className="grid min-h-38 grid-cols-2 gap-3">
          <CountCards />
        </div>
      )}
      <div className="contents lg:grid lg:grid-cols-2 lg:items-start lg:gap-4">
        {hasBought && <MostUsedCard />}
        <div className="max-lg:contents lg:min-h-26 lg:only:col-span-2">{children}</div>
      </div>
      <QuickActions />
    </>
  );
}
