import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { API_VERSION } from './reference/api-parts.js';

/** Data blocks (`type="application/json"`) are not scripts. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/[^"]*json"))[^>]*>([\s\S]*?)<\/script>/g;
const ONE_YEAR_SECONDS = 31_536_000;

export function inlineScriptHashes(documents: readonly string[]): string[] {
  const hashes = documents
    .flatMap((html) => [...html.matchAll(INLINE_SCRIPT)])
    .map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return [...new Set(hashes)];
}

export interface FixedHeadersOptions {
  /** An https address turns HSTS on. */
  publicUrl: string;
  /** Pages whose inline scripts are allowed by their hash. */
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

type Headers = readonly (readonly [name: string, value: string])[];

/** Computes the headers once, because they are the same for every answer. */
function headersOf(middleware: ReturnType<typeof helmet>): Headers {
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

/** The headers of a page that API answers keep: no browser runs anything in them. */
const OF_ANSWERS = new Set([
  'X-Content-Type-Options',
  'X-Frame-Options',
  'Referrer-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'Strict-Transport-Security',
]);

const answerHeaders = (ofDocuments: Headers): Headers => [
  ...ofDocuments.filter(([name]) => OF_ANSWERS.has(name)),
  [
    'Content-Security-Policy',
    "default-src 'none';object-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  ],
  // Answers contain a customer's data.
  ['Cache-Control', 'no-store'],
  ['Torpedo-Version', API_VERSION],
];

const sending =
  (headers: Headers): RequestHandler =>
  (_request: Request, response: Response, next: NextFunction) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };

export interface FixedHeaders {
  ofDocuments: RequestHandler;
  /** For answers of the API and the dialect. */
  ofAnswers: RequestHandler;
}

export function fixedHeaders({ publicUrl, documents, analytics }: FixedHeadersOptions): FixedHeaders {
  const isHttps = publicUrl.startsWith('https:');
  const tag = analytics ? ANALYTICS : { script: [], reports: [] };
  const library = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptHashes(documents), ...tag.script],
        // Dialogs and toasts write style elements, and a cached page cannot carry a nonce.
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
  const ofDocuments: Headers = [
    ...headersOf(library),
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()'],
  ];
  return { ofDocuments: sending(ofDocuments), ofAnswers: sending(answerHeaders(ofDocuments)) };
}
