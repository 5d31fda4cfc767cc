import { describe, expect, it } from 'vitest';
import { sparklinePath } from './sparkline';

const size = { width: 104, height: 24 };

describe('the line of a sparkline', () => {
  it('runs from edge to edge with the highest value at the top', () => {
    expect(sparklinePath([0, 5, 10], size)).toBe('M2.0 22.0L52.0 12.0L102.0 2.0');
  });

  it('is in the middle when all values are the same', () => {
    expect(sparklinePath([7, 7], size)).toBe('M2.0 12.0L102.0 12.0');
  });
});
