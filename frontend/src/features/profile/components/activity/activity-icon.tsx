import {
  Download,
  KeyRound,
  LockKeyhole,
  LogIn,
  LogOut,
  MailCheck,
  ShieldCheck,
  TriangleAlert,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import type { Activity } from '../../api/activity-query';

const icons: Record<Activity['kind'], LucideIcon> = {
  registered: UserRound,
  email_verified: MailCheck,
  signed_in: LogIn,
  new_device: LogIn,
  sign_in_failed: TriangleAlert,
  sign_in_blocked: TriangleAlert,
  signed_out: LogOut,
  session_ended: LogOut,
  other_sessions_ended: LogOut,
  all_sessions_ended: LogOut,
  sessions_ended_by_staff: LogOut,
  profile_changed: UserRound,
  password_reset_requested: LockKeyhole,
  password_reset: LockKeyhole,
  password_changed: LockKeyhole,
  api_key_created: KeyRound,
  api_key_revoked: KeyRound,
  two_factor_enabled: ShieldCheck,
  two_factor_disabled: ShieldCheck,
  recovery_code_used: ShieldCheck,
  recovery_codes_renewed: ShieldCheck,
  identity_linked: ShieldCheck,
  data_exported: Download,
  deletion_refused: TriangleAlert,
};

export function ActivityIcon({ kind }: { kind: Activity['kind'] }) {
  const Icon = icons[kind];
  return <Icon aria-hidden />;
}
