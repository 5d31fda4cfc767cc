import { changeCommand } from '../../command/change.js';
import { PROVIDER_ARGUMENT, PROVIDER_COLUMNS, type Provider } from './provider-columns.js';

export default changeCommand<string, Provider, [string]>({
  examples: ['torpedo providers resume primary --reason "Answers again"'],
  build: (command) => void command.argument(...PROVIDER_ARGUMENT),
  find: (_task, [code]) => Promise.resolve(code),
  send: ({ api }, { target: code, reason }) =>
    api.POST('/api/v1/admin/providers/{code}/resume', { params: { path: { code } }, body: { reason } }),
  columns: PROVIDER_COLUMNS,
  done: ({ name }) => `${name} is asked again.`,
});
