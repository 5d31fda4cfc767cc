import { expect, it } from 'vitest';
import { emptyMessage, problemsOf } from './message-fields';

const good = { ...emptyMessage, name: 'Ana', email: ' ana@exemplo.com ', subject: 'Oi', message: 'Olá!' };

it('finds nothing wrong with a complete message', () => {
  expect(Object.values(problemsOf(good)).filter(Boolean)).toEqual([]);
});

it.each([
  ['name', '  ', 'nameRequired'],
  ['email', '', 'emailRequired'],
  ['email', 'ana@exemplo', 'emailInvalid'],
  ['email', 'ana exemplo@x.com', 'emailInvalid'],
  ['subject', '', 'subjectRequired'],
  ['message', '\n', 'messageRequired'],
] as const)('finds in the %s «%s» the problem %s', (field, text, problem) => {
  expect(problemsOf({ ...good, [field]: text })).toMatchObject({ [field]: problem });
});
