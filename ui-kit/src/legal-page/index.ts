export type { LegalSection } from './legal-contents';
export { LegalPage, type LegalPageProps } from './legal-page';
