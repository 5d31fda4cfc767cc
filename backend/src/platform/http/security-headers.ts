import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** Data blocks (`type="application/json"`) are no scripts. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/[^"]*json"))[^>]*>([\s\S]*?)<\/script>/g;
const ONE_YEAR_SECONDS = 31_536_000;

export function inlineScriptHashes(documents: readonly string[]): string[] {
  const hashes = documents
    .flatMap((html) => [...html.matchAll(INLINE_SCRIPT)])
    .map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return [...new Set(hashes)];
}

export interface SecurityHeadersOptions {
  /** An https one turns HSTS on. */
  publicUrl: string;
  /** Their inline scripts are allowed by hash. */
  documents: readonly string[];
  analytics: boolean;
}

const ANALYTICS = {
  script: ['https://www.googletagmanager.com'],
  reports: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};

/** So that it runs only once. */
function headersOf(middleware: ReturnType<typeof helmet>): [name: string, value: string][] {
  const headers: [string, string][] = [];
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  response.setHeader = (name, value) => {
    headers.push([name, String(value)]);
    return response;
  };
  middleware(request, response, () => undefined);
  return headers;
}

export function securityHeaders({ publicUrl, documents, analytics }: SecurityHeadersOptions): RequestHandler {
  const isHttps = publicUrl.startsWith('https:');
  const tag = analytics ? ANALYTICS : { script: [], reports: [] };
  const library = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptHashes(documents), ...tag.script],
        // Dialogs and toasts write style elements; a cached page carries no nonce.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...tag.reports],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...tag.reports],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: ONE_YEAR_SECONDS, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const headers = [
    ...headersOf(library),
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()'],
  ] as const;
  return (_request: Request, response: Response, next: NextFunction) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}
