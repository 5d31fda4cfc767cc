import { statusRead, type PageStatus } from '../../features/status/api/status-read';
import { StatusBoard } from '../../features/status/components/status-board';
import type { PageIslands } from '../../shared/performance/island';

export const islands: PageIslands = {
  namespaces: ['status'],
  components: { board: StatusBoard },
  serve: (figures) => statusRead.serve(figures as PageStatus | null),
};
