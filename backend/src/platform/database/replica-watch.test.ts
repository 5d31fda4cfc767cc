import { expect, it } from 'vitest';
import { LeaderPositions } from './replica-watch.js';

it('an idle leader leaves nobody behind, however long nothing is written', () => {
  const leader = new LeaderPositions();
  for (let at = 0; at <= 3_600_000; at += 1_000) leader.see(500, at);
  expect(leader.lagMs(500, 3_600_000)).toBe(0);
});

it('the lag is as old as the first thing that a replica lacks', () => {
  const leader = new LeaderPositions();
  for (const [position, at] of [
    [100, 0],
    [200, 1_000],
    [300, 2_000],
  ] as const)
    leader.see(position, at);
  expect(leader.lagMs(300, 9_000)).toBe(0);
  expect(leader.lagMs(200, 9_000)).toBe(7_000);
  expect(leader.lagMs(150, 9_000)).toBe(8_000);
});

it('what the leader had when it was first seen is never lacking, since nobody knows how old it is', () => {
  const leader = new LeaderPositions();
  expect(leader.lagMs(100, 0)).toBe(Infinity);
  leader.see(100, 0);
  expect(leader.lagMs(99, 1)).toBe(Infinity);
});

it('a new leader that has less than the one before counts from anew', () => {
  const leader = new LeaderPositions();
  leader.see(500, 0);
  leader.see(600, 1_000);
  leader.see(450, 2_000);
  expect(leader.lagMs(450, 60_000)).toBe(0);
});

it('a replica that stands still is behind for ever, although old positions are forgotten', () => {
  const leader = new LeaderPositions();
  for (let at = 0; at <= 3_600_000; at += 1_000) leader.see(at, at);
  expect(leader.lagMs(5_000, 3_600_000)).toBe(Infinity);
  expect(leader.lagMs(3_599_000, 3_600_000)).toBe(0);
});
