import { expect, it } from 'vitest';
import { eventGroups } from './event-groups';

const at = (ms: number) => new Date(Date.UTC(2026, 10, 22, 14, 20) + ms).toISOString();

it('groups consecutive attempts into one event at the time of the last, with the time since the event before', () => {
  const events = [
    { type: 'ordered', at: at(0), reference: null },
    { type: 'transfer', at: at(13), reference: '1' },
    { type: 'attempt', at: at(400), reference: '1' },
    { type: 'attempt', at: at(2_213), reference: '2' },
    { type: 'allotted', at: at(2_219), reference: null },
    { type: 'attempt', at: at(3_000), reference: '3' },
  ];
  expect(eventGroups(events)).toEqual([
    { type: 'ordered', at: at(0), references: [null], sincePrevious: null },
    { type: 'transfer', at: at(13), references: ['1'], sincePrevious: 13 },
    { type: 'attempt', at: at(2_213), references: ['1', '2'], sincePrevious: 2_200 },
    { type: 'allotted', at: at(2_219), references: [null], sincePrevious: 6 },
    { type: 'attempt', at: at(3_000), references: ['3'], sincePrevious: 781 },
  ]);
});
