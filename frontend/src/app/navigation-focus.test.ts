import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { focusContentOnNavigation } from './router';

async function navigateWith(markup: string): Promise<void> {
  document.body.innerHTML = `<main id="main" tabindex="-1"></main>${markup}`;
  document.querySelector('button')?.focus();
  const root = createRootRoute();
  const places = ['/', '/services'].map((path) => createRoute({ getParentRoute: () => root, path }));
  const router = createRouter({ routeTree: root.addChildren(places), history: createMemoryHistory() });
  await router.load();
  focusContentOnNavigation(router as never);
  router.emit({
    type: 'onResolved',
    fromLocation: router.latestLocation,
    toLocation: router.latestLocation,
    pathChanged: true,
    hrefChanged: true,
    hashChanged: false,
  });
}

afterEach(() => document.body.replaceChildren());

describe('the focus after a change of the screen', () => {
  it('goes to the content', async () => {
    await navigateWith('<a href="/services"><button>Números</button></a>');
    expect(document.activeElement?.id).toBe('main');
  });

  it.each(['menu', 'listbox', 'dialog', 'alertdialog'])(
    'stays in a %s that was opened while the screen was loading',
    async (role) => {
      await navigateWith(`<div role="${role}" data-state="open"><button>Minha carteira</button></div>`);
      expect(document.activeElement?.textContent).toBe('Minha carteira');
    },
  );
});
