export { LayoutDashboard as default } from 'lucide-react';
