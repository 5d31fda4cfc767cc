export {
  PRODUCTION_DEFAULTS,
  SETTING_DESCRIPTIONS,
  settingsProblems,
  settingsSchema,
  type SettingDescription,
  type SettingGroup,
  type SettingUnit,
  type Settings,
  type SettingsInput,
} from './settings.schema.js';
export { createSettings, type SettingsReader } from './settings.js';
