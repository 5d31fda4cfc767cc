import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server';
import { type AdjustmentLine, SHEET_HEAD } from '../rules/adjustment-sheet';
import { useAdjustments } from './use-adjustments';

const BULK = 'POST /api/v1/admin/adjustments/bulk';
const LINES = 501;
const sheet = [
  SHEET_HEAD,
  ...Array.from({ length: LINES }, (_, place) => `ana@example.com,1,BRL,outage,o-${place}`),
].join('\n');

interface Body {
  lines: AdjustmentLine[];
  dry_run: boolean;
}

const answer = ({ lines, dry_run }: Body) => ({
  body: {
    dry_run,
    lines: lines.map(({ reference, amount_cents, currency }, place) => ({
      ...{ line: place + 1, reference, amount_cents, currency, user: null, problem: null, balance_cents: 1 },
      status: dry_run ? 'ready' : 'applied',
    })),
  },
});

const inCache = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

it('checks the whole sheet before it posts a line, and continues after an interruption', async () => {
  const sent: string[] = [];
  let isLost = true;
  fakeServer({
    [BULK]: async (request) => {
      const body = (await request.json()) as Body;
      sent.push(`${body.dry_run ? 'checks' : 'posts'} ${body.lines.length} from ${body.lines[0]!.reference}`);
      if (!body.dry_run && body.lines.length === 1 && isLost) throw new TypeError('Failed to fetch');
      return answer(body);
    },
  });
  const { result } = renderHook(useAdjustments, { wrapper: inCache });
  act(() => result.current.read(sheet));
  await waitFor(() => expect(result.current.canPost).toBe(true));
  expect(sent).toEqual(['checks 500 from o-0', 'checks 1 from o-500']);

  act(() => result.current.post.mutate());
  await waitFor(() => expect(result.current.post.isError).toBe(true));
  expect(result.current).toMatchObject({ posted: 500, isOver: false });
  expect(result.current.outcomes.map(({ status }) => status)).toEqual([
    ...Array<string>(500).fill('applied'),
    'ready',
  ]);

  isLost = false;
  act(() => result.current.post.mutate());
  await waitFor(() => expect(result.current.isOver).toBe(true));
  expect(sent.slice(2)).toEqual(['posts 500 from o-0', 'posts 1 from o-500', 'posts 1 from o-500']);
  expect(result.current.outcomes.at(-1)).toMatchObject({ line: 502, status: 'applied' });
});

it('sends nothing when the sheet has problems', () => {
  const requests = fakeServer({});
  const { result } = renderHook(useAdjustments, { wrapper: inCache });
  act(() => result.current.read(`${SHEET_HEAD}\nana@example.com,much,BRL,outage,o-1`));
  expect(result.current.sheet?.problems).toEqual([{ line: 2, why: 'amount' }]);
  expect(requests).toHaveLength(0);
});
