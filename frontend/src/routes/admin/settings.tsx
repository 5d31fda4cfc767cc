import { createFileRoute } from '@tanstack/react-router';
import { settingsSearch } from '../../features/admin-settings/rules/settings-search';
import { SettingsScreen } from '../../features/admin-settings/screens/settings-screen';
import { loadTexts } from '../../shared/i18n/i18n';

export const Route = createFileRoute('/admin/settings')({
  validateSearch: settingsSearch,
  staticData: { permission: 'settings.read' },
  loader: () => loadTexts('admin-settings'),
  component: Screen,
});

function Screen() {
  return <SettingsScreen wanted={Route.useSearch().setting} />;
}
