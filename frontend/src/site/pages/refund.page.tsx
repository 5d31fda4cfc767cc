import { legalSitePage } from '../legal-site-page';

export const page = legalSitePage('refund');
