import type { Request, Response } from 'express';
import { escaped } from '../mail/layout.js';
import { addressedDocument, negotiate, type SiteSource } from './web-app.js';

const TYPED = '%TYPED%';

interface Shown {
  /** Which of the parts of the page shows; the first without one. */
  part?: string;
  /** What the form holds. */
  typed?: string;
  status?: number;
}

/** False without a built site. */
export type SendFormPage = (request: Request, response: Response, place: string, shown: Shown) => boolean;

/** Pages of the site that answer a form without a script: the document holds all parts, a mark says which one shows. */
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
