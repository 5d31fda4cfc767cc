import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Provider, type Configuration } from 'oidc-provider';
import { freePort } from '../platform/database/embedded/postmaster.js';

export interface Person {
  subject: string;
  email: string;
  isEmailVerified: boolean;
}

/** A real OpenID provider on this machine; its sign-in page only asks who the person wants to be. */
export interface IdentityProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The address to which people may be sent back. */
  sendsBackTo(redirectUri: string): void;
  /** The sign-in page admits this person, by subject. */
  knows(person: Person): void;
  /** Answers 503 to every request from now on. */
  fail(): void;
  close(): Promise<void>;
}

const CLIENT = { clientId: 'torpedo', clientSecret: 'a secret between the two of us' };

function configuration(people: Map<string, Person>): Configuration {
  return {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: ['http://nobody.test/'],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    cookies: { keys: ['a key of the test provider'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/sign-in/${interaction.uid}` },
    pkce: { required: () => true },
    findAccount: (_context, subject) => {
      const person = people.get(subject);
      return (
        person && {
          accountId: subject,
          claims: () => ({ sub: subject, email: person.email, email_verified: person.isEmailVerified }),
        }
      );
    },
    // Grants everything, because consent is the provider's own matter.
    async loadExistingGrant({ oidc }) {
      const { Grant } = oidc.provider;
      const grant = new Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
    ttl: {
      Interaction: 600,
      Session: 600,
      Grant: 600,
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
    },
  };
}

const PAGE = `<!doctype html><html lang="en"><title>Identity provider</title><link rel="icon" href="data:,">
<form method="post"><label>Who are you? <input name="subject"></label><button>Continue</button></form></html>`;

async function answerSignIn(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') return void response.setHeader('content-type', 'text/html').end(PAGE);
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const subject = new URLSearchParams(Buffer.concat(chunks).toString()).get('subject') ?? '';
  await provider.interactionFinished(request, response, { login: { accountId: subject } });
}

export async function startIdentityProvider(): Promise<IdentityProvider> {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const people = new Map<string, Person>();
  const provider = new Provider(issuer, configuration(people));
  let allowedUri = '';
  // The address is registered late, because a server under test gets its port late.
  provider.Client.prototype.redirectUriAllowed = (uri) => uri === allowedUri;
  const answer = provider.callback();
  let isDown = false;
  const server = createServer((request, response) => {
    if (isDown) response.writeHead(503).end();
    else if (request.url?.startsWith('/sign-in/')) void answerSignIn(provider, request, response);
    else void answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    issuer,
    ...CLIENT,
    sendsBackTo: (redirectUri) => void (allowedUri = redirectUri),
    knows: (person) => void people.set(person.subject, person),
    fail: () => void (isDown = true),
    close: () => new Promise((resolve) => void (server.close(() => resolve()), server.closeAllConnections())),
  };
}
