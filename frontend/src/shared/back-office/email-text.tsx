/** An e-mail address that loses letters before its @ first where there is no room: the provider stays readable. */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <span title={email} className="flex min-w-0">
      <span className="min-w-[3ch] shrink-[99999] truncate">{email.slice(0, at)}</span>
      <span className="min-w-0 truncate">{email.slice(at)}</span>
    </span>
  );
}
