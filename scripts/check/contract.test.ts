import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { breaksBetween, type Contract, presentContract, releasedContract } from '../contract.ts';
import { fromRoot } from '../runtime/paths.mjs';

const BUY = '/batch/purchase';
const present = presentContract();

it('keeps what programs of the released API rely on, but for the breaks that its changes name', () => {
  const changes = fs.readFileSync(fromRoot('scripts/api-changes.md'), 'utf8');
  const unnamed = breaksBetween(releasedContract(), present).filter((line) => !changes.includes(line));
  expect(unnamed, 'name them in scripts/api-changes.md, or let old programs go on').toEqual([]);
}, 120_000);

it('speaks of the operations outside the back-office', () => {
  expect(Object.keys(present.paths)).toContain(BUY);
  expect(Object.keys(present.paths).filter((path) => path.startsWith('/api/v1/admin'))).toEqual([]);
});

interface Schema {
  properties: Record<string, { type?: string; enum?: string[]; nullable?: boolean }>;
  required: string[];
}

/** What the comparison reports for a purchase after this change. */
function breaksOf(change: (contract: Contract, schema: (name: string) => Schema) => void): string[] {
  const earlier = { ...present, paths: { [BUY]: present.paths[BUY]! } };
  const later = structuredClone(earlier);
  change(later, (name) => later.components['schemas']?.[name] as Schema);
  return breaksBetween(earlier, later);
}

describe('a break', () => {
  it('is a field that an answer no longer has', () => {
    const breaks = breaksOf((_contract, schema) => {
      delete schema('PurchaseDto').properties['batch_id'];
      schema('PurchaseDto').required = schema('PurchaseDto').required.filter((name) => name !== 'batch_id');
    });
    expect(breaks.join()).toMatch(/^POST \/batch\/purchase: .*Removed.*batch_id.*Response 200/);
  });

  it('is a field that an answer has as another type', () => {
    const breaks = breaksOf((_contract, schema) => {
      schema('PurchaseDto').properties['batch_id'] = { type: 'number' };
    });
    expect(breaks.join()).toContain('batch_id');
  });

  it('is a field that a request must have from now on', () => {
    const breaks = breaksOf((_contract, schema) => {
      schema('PurchaseRequestDto').properties['purpose'] = { type: 'string' };
      schema('PurchaseRequestDto').required.push('purpose');
    });
    expect(breaks.join()).toMatch(/^POST \/batch\/purchase: .*Added.*purpose.*Request Body/);
  });

  it('is a field that a request may no longer have, also one inside another', () => {
    const breaks = breaksOf((_contract, schema) => {
      delete schema('PurchaseRequestDto').properties['max_price_cents'];
      const preferences = schema('PurchasePreferencesDto').properties;
      for (const name of Object.keys(preferences)) delete preferences[name];
    });
    expect(breaks[0]).toMatch(/^POST \/batch\/purchase: .*Removed.*max_price_cents.*Request Body/);
    expect(breaks.filter((line) => /Removed.*from `preferences`.*Request Body/.test(line))).not.toEqual([]);
  });

  it.each([
    ['PurchaseDto', 'batch_id'],
    ['FailedNumberDto', 'retryable'],
  ])('is a field of %s that may be null from now on', (name, field) => {
    const breaks = breaksOf((_contract, schema) => {
      schema(name).properties[field]!.nullable = true;
    });
    expect(breaks).toHaveLength(1);
    expect(breaks.join()).toMatch(new RegExp(`^POST /batch/purchase: .*null.*${field}.*Response 200`));
  });

  it('is an object in an answer that may be null from now on', () => {
    const breaks = breaksOf(({ components }) => {
      const dto = components['schemas']!['ActivationDto'] as { nullable?: boolean };
      dto.nullable = true;
    });
    expect(breaks.join()).toMatch(/null.*Response 200/);
  });

  it('is an operation that is gone', () => {
    const breaks = breaksOf(({ paths }) => void delete paths[BUY]!['post']);
    expect(breaks.join()).toMatch(/^POST \/batch\/purchase: .*Removed/);
  });

  it('is no addition: of a field to an answer, of one to a request that may be left out, of an operation', () => {
    const breaks = breaksOf((contract, schema) => {
      schema('PurchaseDto').properties['seller'] = { type: 'string', nullable: true };
      schema('PurchaseDto').required.push('seller');
      schema('PurchaseRequestDto').properties['purpose'] = { type: 'string' };
      contract.paths['/batch/quote'] = contract.paths[BUY]!;
    });
    expect(breaks).toEqual([]);
  });
});
