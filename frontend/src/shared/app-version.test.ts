import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeAppliedVersion, updateIfTooOld } from './app-version';

const kept = { keys: vi.fn(), delete: vi.fn() };
beforeEach(() => {
  kept.keys.mockResolvedValue(['app-files']);
  vi.stubGlobal('caches', kept);
});

// This build is version 1.0.0.
describe('an app', () => {
  it.each(['1.0.0', '0.10.0'])('does not reload when the server asks for %s', async (minimum) => {
    expect(await updateIfTooOld({ minimum_version: minimum })).toBe(false);
    expect(kept.delete).not.toHaveBeenCalled();
  });

  it.each(['1.0.1', '1.10.0', '2.0.0'])('reloads when the server asks for %s', async (minimum) => {
    expect(await updateIfTooOld({ minimum_version: minimum })).toBe(true);
    expect(kept.delete).toHaveBeenCalledWith('app-files');
  });

  it('reports the update once, on the new page and not on the old one', async () => {
    expect(await updateIfTooOld({ minimum_version: '1.0.1' })).toBe(true);
    expect(takeAppliedVersion()).toBe(false);
    vi.stubGlobal('performance', { timeOrigin: performance.timeOrigin + 1 });
    expect(takeAppliedVersion()).toBe(true);
    expect(takeAppliedVersion()).toBe(false);
  });

  it('reloads once for each version that the server asks for, even if the server does not have it', async () => {
    expect(await updateIfTooOld({ minimum_version: '1.1.0' })).toBe(true);
    expect(await updateIfTooOld({ minimum_version: '1.1.0' })).toBe(false);
    expect(await updateIfTooOld({ minimum_version: '1.2.0' })).toBe(true);
  });
});
