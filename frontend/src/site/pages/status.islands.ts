import { type PageStatus, pageStatusOf, statusRead } from '../../shared/status/status-read';
import { StatusBoard } from '../../features/status/components/status-board';
import type { PageIslands } from '../../shared/performance/island';

export const islands: PageIslands = {
  namespaces: ['status'],
  components: { board: StatusBoard },
  figuresOf: pageStatusOf,
  serve: (figures) => statusRead.serve(figures as PageStatus | null),
};
