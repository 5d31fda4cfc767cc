import { ApiError } from '@torpedo/api-client';
import { expect, it } from 'vitest';
import texts from '../../../locales/pt/admin-users.json';
import { refusalOf, type UserAction } from './user-refusals';

type Code = ConstructorParameters<typeof ApiError>[1];

const shown = (action: UserAction, status: number, code: string, message = '') => {
  const key = refusalOf(new ApiError(status, code as Code, message), action);
  if (key === null) return message;
  const [first, second] = key.split('.') as [keyof typeof texts.refusals, UserAction | undefined];
  const found = texts.refusals[first];
  return typeof found === 'string' ? found : found[second!];
};

it.each([
  ['list', 403, 'FORBIDDEN', 'Sem permissão para acessar usuários'],
  ['update', 403, 'FORBIDDEN', 'Sem permissão para esta ação'],
  ['update', 404, 'NOT_FOUND', 'Usuário não encontrado'],
  ['update', 400, 'BAD_REQUEST', 'Dados inválidos'],
  ['create', 409, 'EMAIL_ALREADY_REGISTERED', 'Email já existe'],
  [
    'delete',
    500,
    'INTERNAL_ERROR',
    'Erro interno: usuário pode ter dados relacionados que impedem a exclusão',
  ],
  ['reset', 422, 'VALIDATION_ERROR', 'Dados inválidos para reset de senha'],
  ['create', 500, 'INTERNAL_ERROR', 'Erro ao criar usuário'],
  ['update', 500, 'INTERNAL_ERROR', 'Erro ao atualizar usuário'],
  ['balance', 500, 'INTERNAL_ERROR', 'Erro ao atualizar saldo'],
] as const)('%s refused with %i %s shows "%s"', (action, status, code, text) => {
  expect(shown(action, status, code)).toBe(text);
});

it.each([
  ['role', 400, 'INVALID_ROLE', 'Role inválido'],
  ['role', 409, 'LAST_ADMIN', 'Esta é a última conta de administrador ativa'],
] as const)('%s refused with %i %s shows the text of the server', (action, status, code, message) => {
  expect(shown(action, status, code, message)).toBe(message);
});
