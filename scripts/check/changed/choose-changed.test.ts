import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fromRoot } from '../../runtime/paths.mjs';
import { usualParts } from '../parts.mjs';
import { filesOfTree } from './changed-files.ts';
import { changeGraph, partsOfChange } from './choose-changed.ts';
import { journeysOf } from './journeys.ts';

const tree = filesOfTree();
const graph = changeGraph(tree);
const WHOLE: string[] = [];

/** The files that each part runs after a change of this file; none for a part that runs whole. */
const chosenBy = (file: string) => Object.fromEntries(partsOfChange(usualParts, [file], tree, graph).chosen);

describe('npm test -- --changed', () => {
  it('runs the tests of what calls a changed function of the database', () => {
    const chosen = chosenBy('backend/src/modules/wallet/payouts/payouts.sql');
    expect(chosen['integration tests']?.slice(0, 4)).toEqual(
      expect.arrayContaining([
        'backend/src/modules/wallet/payouts/payout.db.test.ts',
        'backend/src/modules/wallet/payouts/payouts.http.test.ts',
      ]),
    );
    expect(chosen['unit tests']).toEqual(['backend/src/sql-boundaries.test.ts']);
  });

  it('runs the tests of texts, and the tests and journeys of the screens with a changed text', () => {
    const chosen = chosenBy('frontend/src/locales/pt/orders.json');
    expect(chosen['frontend tests']).toEqual(
      expect.arrayContaining([
        'frontend/src/locales/locales.test.ts',
        expect.stringContaining('features/orders/') as string,
      ]),
    );
    expect(chosen['journeys']).toContain('e2e/orders.spec.ts');
  });

  it('generates again and compares, and runs the tests of the operation, after a change of a DTO', () => {
    const chosen = chosenBy('backend/src/modules/wallet/payouts/payout.dto.ts');
    expect(chosen['generated files']).toEqual(WHOLE);
    expect(chosen['integration tests']).toEqual(
      expect.arrayContaining([
        'backend/src/modules/wallet/payouts/payouts.http.test.ts',
        'backend/src/platform/http/contract.http.test.ts',
      ]),
    );
  });

  it('runs the stories of a changed component and the frontend tests that draw it', () => {
    const chosen = chosenBy('ui-kit/src/ticket.tsx');
    expect(chosen['component stories']?.[0]).toMatch(/ticket[.]stories[.]tsx|screens/);
    expect(chosen['component stories']).toContain('ui-kit/src/ticket.stories.tsx');
    expect(chosen['component stories']).not.toContain('ui-kit/src/checkbox.stories.tsx');
    expect(chosen['frontend tests']).toContain('frontend/src/features/orders/screens/order-screen.test.tsx');
    expect(chosen['types frontend']).toEqual(WHOLE);
  });

  it('runs the tests of the command line, from inside and at a terminal, after a change of a column', () => {
    const chosen = chosenBy('cli/src/commands/users/account.ts');
    expect(chosen['cli tests']).toContain('cli/src/commands/users/users.test.ts');
    expect(chosen['integration tests']).toEqual(['backend/src/command-line.http.test.ts']);
    expect(chosen['generated files']).toEqual(WHOLE);
  });

  it('runs nothing but the format of a document, and the tests that read it', () => {
    expect(chosenBy('docs/security.md')).toMatchObject({
      formatting: ['docs/security.md'],
      'script tests': expect.arrayContaining(['scripts/check/documents.test.ts']) as string[],
    });
    expect(chosenBy('docs/security.md')).not.toHaveProperty('integration tests');
  });

  it('runs the whole of a part whose configuration has changed', () => {
    expect(chosenBy('.oxlintrc.json')['lint']).toEqual(WHOLE);
    expect(chosenBy('package-lock.json')['integration tests']).toEqual(WHOLE);
  });

  it('says which of many tests it leaves to the whole run', () => {
    const { chosen, leftOut } = partsOfChange(usualParts, ['backend/src/platform/money.ts'], tree, graph);
    expect(chosen.get('integration tests')).toHaveLength(25);
    expect(leftOut.get('integration tests')?.length).toBeGreaterThan(50);
  });
});

describe('the map from screens to journeys', () => {
  it('has every folder of features, and every journey that is not about all screens', () => {
    const features = fs.readdirSync(fromRoot('frontend/src/features')).map((name) => `features/${name}`);
    const mapped = Object.keys(journeysOf);
    expect(mapped.filter((name) => name.startsWith('features/')).sort()).toEqual(features.sort());
    for (const folder of mapped) expect(fs.existsSync(fromRoot('frontend/src', folder)), folder).toBe(true);
  });

  it('knows every journey', () => {
    const specs = fs
      .readdirSync(fromRoot('e2e'))
      .filter((name) => name.endsWith('.spec.ts'))
      .map((name) => name.replace('.spec.ts', ''));
    expect([...new Set(Object.values(journeysOf).flat())].sort()).toEqual(specs.sort());
  });
});
