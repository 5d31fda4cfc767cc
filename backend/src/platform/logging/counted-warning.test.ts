import { expect, it } from 'vitest';
import { createLogger } from './index.js';
import { countedWarning } from './logger.js';

it('warns at once, then once a minute of each subject with the count', () => {
  const written: string[] = [];
  const log = createLogger({ level: 'warn', stream: { write: (line) => void written.push(line) } });
  let now = 0;
  const warn = countedWarning(log, 'refused', () => now);
  for (let each = 0; each < 30; each += 1) warn('primary');
  warn('mercadopago');
  now = 60_000;
  warn('primary', { address: '203.0.113.7' });
  expect(written.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 'warn', subject: 'primary', times: 1, msg: 'refused' },
    { subject: 'mercadopago', times: 1 },
    { subject: 'primary', times: 30, address: '203.0.113.7' },
  ]);
});
