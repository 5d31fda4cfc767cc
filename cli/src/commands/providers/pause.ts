import { changeCommand } from '../../command/change.js';
import { PROVIDER_ARGUMENT, PROVIDER_COLUMNS, type Provider } from './provider-columns.js';

export default changeCommand<string, Provider, [string]>({
  examples: ['torpedo providers pause primary --reason "Answers errors since 03:00"'],
  build: (command) => void command.argument(...PROVIDER_ARGUMENT),
  find: (_task, [code]) => Promise.resolve(code),
  send: ({ api }, { target: code, reason }) =>
    api.POST('/api/v1/admin/providers/{code}/pause', { params: { path: { code } }, body: { reason } }),
  columns: PROVIDER_COLUMNS,
  done: ({ name }) => `Nothing new is bought from ${name}; open numbers go on.`,
});
