export { SETTING_DESCRIPTIONS, settingsProblems, type SettingDescription } from './setting-descriptions.js';
export {
  PRODUCTION_DEFAULTS,
  settingsSchema,
  type SettingGroup,
  type SettingUnit,
  type Settings,
  type SettingsInput,
} from './settings.schema.js';
export { createSettings, type SettingsReader } from './settings.js';
