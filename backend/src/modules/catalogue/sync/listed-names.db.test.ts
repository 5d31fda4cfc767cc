import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.js';
import { createCatalogueReadModel } from '../catalogue.read-model.js';
import { createCatalogueStore } from './catalogue.store.js';

const NOW = new Date('2026-03-04T12:00:00Z');

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const lists = (provider: string, listedName: string) =>
  database.db.transaction(({ sql }) =>
    createCatalogueStore(sql).saveList(
      provider,
      'USD',
      [
        {
          providerCountryId: '73',
          countryIso: 'BR',
          serviceCode: 'zzq',
          listedName,
          costMicros: 100_000,
          stock: 9,
        },
      ],
      NOW,
    ),
  );
const name = () => createCatalogueReadModel(database.db.sql).serviceName('zzq');

it('a service that several providers sell keeps its name, however each of them spells it', async () => {
  await lists('primary', 'Quokka');
  await lists('norte', 'QUOKKA app');
  expect(await name()).toBe('Quokka');
  await lists('primary', 'Quokka');
  await lists('norte', 'QUOKKA app');
  expect(await name()).toBe('Quokka');
});

it('a service is renamed by the only provider that sells it', async () => {
  await createCatalogueStore(database.db.sql).retireOthers(['norte'], NOW);
  await lists('norte', 'Quokka 2');
  expect(await name()).toBe('Quokka 2');
});
