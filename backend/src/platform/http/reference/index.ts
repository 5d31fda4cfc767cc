export { apiReference, openApiDocument } from './reference.js';
