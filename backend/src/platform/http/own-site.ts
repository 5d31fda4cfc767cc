import type { NextFunction, Request, Response } from 'express';
import { DomainError } from '../errors/index.js';

const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

const OWN_FETCH_SITES = new Set(['same-origin', 'none']);

export function isOwnOrigin(origin: string, host: string | undefined, publicUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  if (new URL(publicUrl).origin === origin) return true;
  return new URL(origin).host === host;
}

/** False where another site may have made the browser send the request. */
export function isOwnSite(request: Request): boolean {
  const origin = request.get('origin');
  const fetchSite = request.get('sec-fetch-site');
  const publicUrl = request.app.get('public url') as string;
  return (
    request.get('x-requested-with') === 'XMLHttpRequest' &&
    (origin === undefined || isOwnOrigin(origin, request.host, publicUrl)) &&
    (fetchSite === undefined || OWN_FETCH_SITES.has(fetchSite))
  );
}

/** @throws DomainError CSRF_REJECTED */
export function assertOwnSite(request: Request): void {
  if (!isOwnSite(request)) throw new DomainError('CSRF_REJECTED');
}

export function changesState(request: Request): boolean {
  return !READING_METHODS.has(request.method);
}

/** Keeps another site from signing anybody in. */
export function ownSiteOnly(request: Request, _response: Response, next: NextFunction): void {
  assertOwnSite(request);
  next();
}
