export { httpClient, type Answer, type Call, type HttpClient } from './http-client.js';
export type { RecordingEvents } from './recording-events.js';
export type { RecordingMailer } from './recording-mailer.js';
export { createTestApp, type TestApp, type TestAppOptions } from './test-app.js';
export { testClock, type TestClock } from './test-clock.js';
export {
  createEmptyDatabase,
  openTestDatabase,
  type EmptyDatabase,
  type TestDatabase,
} from './test-database.js';
export type { TestRandom } from './test-random.js';
