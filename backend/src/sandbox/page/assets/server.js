/** Calls the sandbox's own API; rejects when the answer is not a success. */
export async function ask(path, { method = 'GET', body } = {}) {
  const response = await fetch(`/sandbox/api${path}`, {
    method,
    headers: body ? { 'content-type': 'application/json' } : {},
    body: body ? JSON.stringify(body) : undefined,
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.status === 204 ? null : response.json();
}

let hiding;

/** Shows for a short time how an action ended. */
export function announce(message) {
  const toast = document.querySelector('#toast');
  toast.textContent = message;
  toast.classList.add('shown');
  clearTimeout(hiding);
  hiding = setTimeout(() => toast.classList.remove('shown'), 3000);
}

export const announceFailure = () =>
  announce('Não deu certo. Confira se o Torpedo ainda está rodando e tente de novo.');
