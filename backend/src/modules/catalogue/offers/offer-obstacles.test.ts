import fs from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (file: string) => fs.readFileSync(new URL(file, import.meta.url), 'utf8');

interface Document {
  components: { schemas: { ProductOfferDto: { properties: { obstacle: { enum: (string | null)[] } } } } };
}

it('the obstacles of the API document are those that the SQL functions name', () => {
  const named = [...read('offers.sql').matchAll(/THEN '(\w+)'/g)].map(([, obstacle]) => obstacle!);
  const document = parse(read('../../../../../openapi.yaml')) as Document;
  const { enum: documented } = document.components.schemas.ProductOfferDto.properties.obstacle;
  expect(documented.filter((obstacle) => obstacle !== null).sort()).toEqual([...new Set(named)].sort());
});
