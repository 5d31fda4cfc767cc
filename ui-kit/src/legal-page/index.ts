export { LegalPage, type LegalPageProps, type LegalSection } from './legal-page';
