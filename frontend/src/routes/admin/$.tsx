import { createFileRoute } from '@tanstack/react-router';
import { UnknownAddressScreen } from '../../features/admin-frame/screens/no-screen';

export const Route = createFileRoute('/admin/$')({ component: UnknownAddressScreen });
