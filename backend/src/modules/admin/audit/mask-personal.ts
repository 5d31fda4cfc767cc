/** Fields that tell who somebody is; an audit entry is never erased, so it must not hold them. */
const PERSONAL = new Set([
  'email',
  'full_name',
  'phone_number',
  'birth_date',
  'cpf',
  'avatar_url',
  'password',
]);

function masked(value: unknown): unknown {
  return typeof value === 'string' && value !== '' ? `${value.slice(0, 1)}***` : value;
}

/** The same facts with personal fields reduced to their first letter: enough to see that they changed. */
export function maskPersonal(facts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(facts).map(([field, value]) => [field, PERSONAL.has(field) ? masked(value) : value]),
  );
}
