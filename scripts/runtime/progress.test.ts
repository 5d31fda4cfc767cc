import { expect, it } from 'vitest';
import { withProgress } from './progress.mjs';

it('says in lines of their own what runs and that it is done, without control characters in a pipe', async () => {
  const lines: string[] = [];
  const written: string[] = [];
  const pipe = { isTTY: false, write: (text: string) => written.push(text) > 0 };

  const result = await withProgress(
    'Installing packages',
    (line) => lines.push(line),
    async () => 42,
    pipe,
  );

  expect(result).toBe(42);
  expect(lines).toEqual(['Installing packages …', '  done in 0 s']);
  expect(written).toEqual([]);
});

it('leaves a failure to its caller and does not call it done', async () => {
  const lines: string[] = [];
  const failing = withProgress(
    'Building',
    (line) => lines.push(line),
    () => Promise.reject(new Error('broken')),
  );
  await expect(failing).rejects.toThrow('broken');
  expect(lines).toEqual(['Building …']);
});
