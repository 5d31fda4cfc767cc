import type { Request, Response } from 'express';
import { escaped } from '../mail/layout.js';
import { addressedDocument, negotiate, type SiteSource } from './web-app.js';

const TYPED = '%TYPED%';

interface Shown {
  /** The part of the page that is shown; the first part when absent. */
  part?: string;
  /** The text that the form contains. */
  typed?: string;
  status?: number;
}

/** Answers false when the site is not built. */
export type SendFormPage = (request: Request, response: Response, place: string, shown: Shown) => boolean;

/** Answers forms of site pages without a script: the page holds all its parts, and a mark says which one is shown. */
export function formPages({ pages }: SiteSource, publicUrl: string): SendFormPage {
  return (request, response, place, { part, typed = '', status = 200 }) => {
    const byLanguage = pages.get(place);
    const html = byLanguage?.get(negotiate(request, [...byLanguage.keys()]) ?? '');
    if (html === undefined) return false;
    const mark = part ? `<html data-part="${part}" ` : '<html ';
    const page = addressedDocument(html, publicUrl, place)
      .replace('<html ', () => mark)
      .replaceAll(TYPED, () => escaped(typed));
    response.status(status).type('html').vary('Accept-Language').vary('Cookie');
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Robots-Tag', 'noindex');
    response.send(page);
    return true;
  };
}
