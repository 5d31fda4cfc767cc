export type { SettingGroup, SettingUnit } from './setting-facts.js';
export { SETTING_DESCRIPTIONS, settingsProblems, type SettingDescription } from './setting-descriptions.js';
export { PRODUCTION_DEFAULTS, settingsSchema, type Settings, type SettingsInput } from './settings.schema.js';
export { createSettings, type SettingsReader } from './settings.js';
