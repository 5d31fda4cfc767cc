import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

/** The comparison for the product's sockets: only `ws`. POST /fan-out sends one event to all of them. */
const server = createServer((request, response) => {
  request.resume();
  const event = JSON.stringify({
    type: 'sms_received',
    activation_id: '01a1fe03-0993-7a32-a075-efd0a8976993',
    code: '123456',
    timestamp: new Date().toISOString(),
  });
  for (const socket of sockets.clients) socket.send(event);
  response.end();
});
const sockets = new WebSocketServer({ server });
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`bare ready at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.on('SIGTERM', () => process.exit());
