import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { SettingsScreen } from '../../features/admin-settings/screens/settings-screen';
import { searchText } from '../../shared/back-office/list/list-search';
import { loadTexts } from '../../shared/i18n/i18n';

export const Route = createFileRoute('/admin/settings')({
  validateSearch: z.object({ setting: searchText }),
  staticData: { permission: 'settings.read' },
  loader: () => loadTexts('admin-settings'),
  component: Screen,
});

function Screen() {
  return <SettingsScreen wanted={Route.useSearch().setting} />;
}
