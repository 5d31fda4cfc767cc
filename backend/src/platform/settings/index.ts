export {
  PRODUCTION_DEFAULTS,
  settingsProblems,
  settingsSchema,
  type Settings,
  type SettingsInput,
} from './settings.schema.js';
export { createSettings, type SettingsReader } from './settings.js';
