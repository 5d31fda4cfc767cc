import { useVerification, type VerifySearch } from '../components/use-verification';
import { VerifyEmail } from '../components/verify-email';

export function VerifyEmailScreen(search: VerifySearch) {
  const state = useVerification(search);
  return state && <VerifyEmail state={state} />;
}
