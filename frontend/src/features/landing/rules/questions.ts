/** What people ask before they buy, in the order of the page; the first is open. */
export const questions = [
  'time',
  'billing',
  'messages',
  'oneService',
  'again',
  'cancel',
  'areaCode',
  'lifetime',
  'data',
] as const;
