import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeAppliedVersion, updateIfTooOld } from './app-version';

const kept = { keys: vi.fn(), delete: vi.fn() };
beforeEach(() => {
  kept.keys.mockResolvedValue(['app-files']);
  vi.stubGlobal('caches', kept);
});

// This build is version 1.0.0.
describe('an app', () => {
  it.each(['1.0.0', '0.10.0'])('stays where the server asks for %s', async (minimum) => {
    expect(await updateIfTooOld({ minimum_version: minimum })).toBe(false);
    expect(kept.delete).not.toHaveBeenCalled();
  });

  it.each(['1.0.1', '1.10.0', '2.0.0'])('loads itself anew where the server asks for %s', async (minimum) => {
    expect(await updateIfTooOld({ minimum_version: minimum })).toBe(true);
    expect(kept.delete).toHaveBeenCalledWith('app-files');
  });

  it('tells of it on the page that is loaded, once, and not on the one that is left meanwhile', async () => {
    expect(await updateIfTooOld({ minimum_version: '1.0.1' })).toBe(true);
    expect(takeAppliedVersion()).toBe(false);
    vi.stubGlobal('performance', { timeOrigin: performance.timeOrigin + 1 });
    expect(takeAppliedVersion()).toBe(true);
    expect(takeAppliedVersion()).toBe(false);
  });

  it('tries so once for each version that the server asks for, which may have none to give', async () => {
    expect(await updateIfTooOld({ minimum_version: '1.1.0' })).toBe(true);
    expect(await updateIfTooOld({ minimum_version: '1.1.0' })).toBe(false);
    expect(await updateIfTooOld({ minimum_version: '1.2.0' })).toBe(true);
  });
});
