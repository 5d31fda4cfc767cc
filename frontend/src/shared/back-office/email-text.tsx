/** An e-mail address that loses letters before its @ where there is no room: the provider stays readable. */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <span title={email} className="flex min-w-0 text-muted">
      <span className="min-w-4 truncate">{email.slice(0, at)}</span>
      <span className="min-w-0 shrink-[0.001] truncate">{email.slice(at)}</span>
    </span>
  );
}
