export type { Answer, Call, HttpClient } from './http-client.js';
export type { RecordingEvents, RecordingMailer } from './recorders.js';
export { createTestApp, type TestApp, type TestAppOptions } from './test-app.js';
export { MAX_READ_ROWS, watchReadRows } from './read-rows.js';
export { testClock, type TestClock, type TestRandom } from './clock-and-random.js';
export {
  createEmptyDatabase,
  openTestDatabase,
  type EmptyDatabase,
  type TestDatabase,
} from './test-database.js';
