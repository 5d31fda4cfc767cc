/** A browser without a screen: keeps cookies for each host and follows no redirect by itself. */
export class Visitor {
  readonly #cookies = new Map<string, Map<string, string>>();

  async visit(
    address: string,
    form?: Record<string, string>,
  ): Promise<{ location: string | null; url: string }> {
    const { host } = new URL(address);
    const jar = this.#cookies.get(host) ?? new Map<string, string>();
    this.#cookies.set(host, jar);
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      jar.set(name, value);
    }
    const location = response.headers.get('location');
    return { location: location && new URL(location, address).href, url: address };
  }
}
