import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { meQuery } from '../../../shared/session/account';
import { speakPortuguese } from '../../../testing/portuguese';
import { StaffOverview } from './staff-overview';

beforeAll(() => speakPortuguese('shell', 'profile'));

it.each([
  ['CUSTOMER', 0],
  ['MANAGER', 1],
  ['ADMIN', 0],
])(
  'shows a %s %i links to the figures: only managers need one, having no navigation to them',
  async (role, ways) => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    queryClient.setQueryData(meQuery().queryKey, { role } as never);
    const root = createRootRoute({
      component: () => (
        <main>
          <StaffOverview />
        </main>
      ),
    });
    const router = createRouter({ routeTree: root, history: createMemoryHistory() });
    render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>,
    );
    await screen.findByRole('main');
    expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: ways }, () => '/admin'),
    );
  },
);
