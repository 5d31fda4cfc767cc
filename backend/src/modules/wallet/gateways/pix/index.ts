import { readFileSync } from 'node:fs';
import { Agent, fetch as fetchThrough } from 'undici';
import { BRAND } from '../../../../platform/brand.js';
import { StartError } from '../../../../platform/errors/index.js';
import type { GatewayDefinition } from '../gateway.port.js';
import type { Send } from '../gateway-http.js';
import { PixApi } from './pix-api.js';
import { BankPixGateway } from './pix-gateway.js';
import { PixWebhookController } from './pix-webhook.controller.js';

/** The API Pix v2 of Banco Central, which every bank offers. */
export const PIX: GatewayDefinition = {
  texts: {
    pt: { title: 'Pix direto', description: 'Cai na hora, de banco a banco' },
    en: { title: 'Direct Pix', description: 'Credited at once, from bank to bank' },
    es: { title: 'Pix directo', description: 'Al instante, de banco a banco' },
  },
  connect({ config, clock }) {
    const { PIX_API_URL: apiUrl, PIX_TOKEN_URL: tokenUrl, PIX_KEY: key } = config;
    const { PIX_CLIENT_ID: clientId, PIX_CLIENT_SECRET: clientSecret } = config;
    const { PIX_CERT_PATH: certPath, PIX_KEY_PATH: keyPath } = config;
    if (!apiUrl || !tokenUrl || !clientId || !clientSecret || !key) return null;
    const transport = certPath && keyPath ? { send: sendWithCertificate(certPath, keyPath) } : {};
    const api = new PixApi({ apiUrl, tokenUrl, clientId, clientSecret, clock, transport });
    return new BankPixGateway({ api, clock, key, merchant: BRAND.legalEntity });
  },
  receivers: ({ topups }) => [new PixWebhookController({ topups })],
};

/** Banks require our client certificate for all calls. @throws StartError when a file cannot be read */
export function sendWithCertificate(certPath: string, keyPath: string): Send {
  const [cert, key] = [pemOf('PIX_CERT_PATH', certPath), pemOf('PIX_KEY_PATH', keyPath)];
  const dispatcher = new Agent({ connect: { cert, key } });
  return (address, request) => fetchThrough(address, { ...request, dispatcher });
}

function pemOf(variable: string, path: string): string {
  try {
    const text = readFileSync(path, 'utf8');
    if (text.includes('-----BEGIN ')) return text;
  } catch {
    throw new StartError(`${variable}: ${path} cannot be read.`);
  }
  throw new StartError(`${variable}: ${path} is no PEM file.`);
}
