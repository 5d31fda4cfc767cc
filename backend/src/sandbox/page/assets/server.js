const { base } = document.body.dataset;

/** The sandbox's own API; rejects for every answer that is no success. */
export async function ask(path, { method = 'GET', body } = {}) {
  const response = await fetch(`${base}/api${path}`, {
    method,
    headers: body ? { 'content-type': 'application/json' } : {},
    body: body ? JSON.stringify(body) : undefined,
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.status === 204 ? null : response.json();
}

export const mailAddress = (id) => `${base}/api/mails/${id}/html`;
