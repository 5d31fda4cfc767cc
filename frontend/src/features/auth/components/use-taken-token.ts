import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * The token of a mailed link, which leaves the address and the history once it is read. It lives as long as the page:
 * after a reload the link in the mail still opens it.
 */
export function useTakenToken(token: string): string {
  const [taken] = useState(token);
  const navigate = useNavigate();

  useEffect(() => {
    if (token !== '') void navigate({ to: '.', search: {}, replace: true });
  }, [navigate, token]);

  return taken;
}
