export { type LegalSection, LegalPage, type LegalPageProps } from './legal-page';
