type PasswordCredentialConstructor = new (data: { id: string; password: string }) => Credential;

function passwordCredential(): PasswordCredentialConstructor | undefined {
  return (window as { PasswordCredential?: PasswordCredentialConstructor }).PasswordCredential;
}

/** Asks the browser to store what was just used to sign in, where it supports that. */
export async function offerToRemember({
  email,
  password,
}: {
  email: string;
  password: string;
}): Promise<void> {
  const PasswordCredential = passwordCredential();
  if (!PasswordCredential) return;
  try {
    await navigator.credentials.store(new PasswordCredential({ id: email, password }));
  } catch {
    // The reader declined, or the browser does not keep passwords here: signing in worked all the same.
  }
}
