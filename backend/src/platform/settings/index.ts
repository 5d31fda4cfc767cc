export { settingsSchema, type SettingKey, type Settings, type SettingsInput } from './schema.js';
export { createSettings, type SettingsReader } from './settings.js';
