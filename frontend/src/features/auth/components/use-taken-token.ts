import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * Takes the token of a mailed link out of the address and the history. Only the page keeps it: after a reload, the
 * person opens the link in the mail again.
 */
export function useTakenToken(token: string): string {
  const [taken] = useState(token);
  const navigate = useNavigate();

  useEffect(() => {
    if (token !== '') void navigate({ to: '.', search: {}, replace: true });
  }, [navigate, token]);

  return taken;
}
