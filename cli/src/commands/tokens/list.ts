import { listCommand } from '../../command/list.js';
import { TOKEN_COLUMNS } from './token-columns.js';

export default listCommand({
  examples: ['torpedo tokens list', 'torpedo tokens list --sort expires_at --direction asc'],
  columns: TOKEN_COLUMNS,
  sorts: ['created_at', 'expires_at'] as const,
  screen: () => '/admin/tokens',
  pages: async () => (api, query) => api.GET('/api/v1/admin/tokens', { params: { query } }),
});
