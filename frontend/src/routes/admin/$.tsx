import { createFileRoute } from '@tanstack/react-router';
import { UnknownAddressScreen } from '../../features/admin-frame/screens/unknown-address-screen';

export const Route = createFileRoute('/admin/$')({ component: UnknownAddressScreen });
