import type { AccountDataHolder } from '../auth/index.js';
import { presentActivation } from '../activations/index.js';
import type { TestNumbers } from './test-numbers.service.js';

/** Newest first. No account can buy more numbers than this in the days for which they are kept. */
const MOST_EXPORTED = { limit: 200_000, offset: 0 };

/** An erasure needs no work here: `account_erase` also deletes the test world of the account. */
export const testData = (numbers: TestNumbers): AccountDataHolder => ({
  openMatters: () => Promise.resolve([]),
  async exportOf(userId, language) {
    const wanted = {
      userId,
      currency: 'BRL',
      type: 'all',
      search: '',
      sort: 'date',
      direction: 'desc',
    } as const;
    const { items } = await numbers.list({ ...wanted, ...MOST_EXPORTED });
    return {
      test_numbers: items.flatMap(({ activation }) =>
        activation ? [presentActivation(activation, language)] : [],
      ),
    };
  },
  erase: () => Promise.resolve(),
});
