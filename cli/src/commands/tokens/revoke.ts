import { changeCommand } from '../../command/change.js';

export default changeCommand<string, never, [string]>({
  examples: ['torpedo tokens revoke 0199aa00-0000-7000-8000-000000000001 --reason "Leaked"'],
  build: (command) => void command.argument('<id>', 'of the token'),
  find: (_task, [id]) => Promise.resolve(id),
  send: ({ api }, { target: id, reason }) =>
    api.DELETE('/api/v1/admin/tokens/{id}', {
      params: { path: { id }, query: reason === undefined ? {} : { reason } },
    }),
  done: () => 'The token is dead.',
});
