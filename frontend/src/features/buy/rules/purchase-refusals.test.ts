import { ApiError } from '@torpedo/api-client';
import { expect, it } from 'vitest';
import { anotherCountryMayHelp } from './purchase-refusals';

const details = { another_country_may_help: true };

it.each([
  ['a refusal that says so', new ApiError(422, 'INVALID_COUNTRY', '', { details }), true],
  ['a refusal that says nothing', new ApiError(422, 'INVALID_SERVICE', ''), false],
  ['no answer', new TypeError('Failed to fetch'), false],
])('another country may help only when a refusal says so: %s', (_what, error, may) => {
  expect(anotherCountryMayHelp(error)).toBe(may);
});
