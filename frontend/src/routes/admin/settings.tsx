import { createFileRoute } from '@tanstack/react-router';
import { SettingsScreen } from '../../features/admin-settings/screens/settings-screen';
import { loadTexts } from '../../shared/i18n/i18n';

export const Route = createFileRoute('/admin/settings')({
  staticData: { permission: 'settings.read' },
  loader: () => loadTexts('admin-settings'),
  component: SettingsScreen,
});
