import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';

/** A proxy between the product and its database that can cut connections, send nothing, or be away for a while. */
export async function cuttingProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<net.Socket>();
  let isGone = false;
  let lastWords: string | null = null;
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined);
    if (isGone) return void socket.destroy();
    const through = net.connect(Number(target.port), target.hostname).on('error', () => undefined);
    for (const each of [socket, through]) sockets.add(each.on('close', () => sockets.delete(each)));
    socket.on('data', (said) => {
      if (lastWords !== null && said.includes(lastWords)) cut();
    });
    socket.pipe(through).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const go = () => {
    isGone = true;
    cut();
  };
  return {
    url: url.href,
    cut,
    go,
    comeBack: () => void (isGone = false),
    /** Cuts all connections when one of them sends these words to the database. */
    cutAt: (words: string) => void (lastWords = words),
    /** Open connections stay open, but nothing comes through any more. */
    fallSilent() {
      for (const socket of sockets) socket.unpipe();
    },
    close() {
      go();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

export type CuttingProxy = Awaited<ReturnType<typeof cuttingProxy>>;
