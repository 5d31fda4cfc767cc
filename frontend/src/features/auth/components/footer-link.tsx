import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

interface FooterLinkProps {
  to: '/login' | '/register';
  redirectTo?: string | undefined;
  onClick?: () => void;
  children: ReactNode;
}

export function FooterLink({ to, redirectTo, onClick, children }: FooterLinkProps) {
  return (
    <Link
      to={to}
      search={{ redirect: redirectTo }}
      onClick={onClick}
      className="inline-flex min-h-11 items-center gap-2 font-bold text-link underline-offset-4 hover:underline"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {children}
    </Link>
  );
}
