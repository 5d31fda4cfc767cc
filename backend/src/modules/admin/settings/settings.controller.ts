import { Body, Delete, Get, Path, Put, Queries, Response, Route, Security } from '@tsoa/runtime';
import { StaffController } from '../staff-controller.js';
import type { EditSettingDto, PutSettingRequestDto, SettingDto, SettingsDto } from './settings.dto.js';
import type { SettingsService } from './settings.service.js';

@Route('api/v1/admin/settings')
@Security('staff', ['settings.read'])
export class SettingsController extends StaffController<{ settings: SettingsService }> {
  /** Lists every setting with its value in force. */
  @Get()
  async listSettings(): Promise<SettingsDto> {
    const items = await this.deps.settings.list(this.language);
    return { items, total: items.length };
  }

  @Get('{key}')
  async getSetting(@Path() key: string): Promise<SettingDto> {
    return this.deps.settings.get(key, this.language);
  }

  /** Sets a value. It works without a restart, within five seconds in every process. */
  @Put('{key}')
  @Security('staff', ['setting.change'])
  @Response(409, 'SETTING_PINNED: the operator fixed it in TORPEDO_SETTINGS; or CHANGED_MEANWHILE')
  async putSetting(@Path() key: string, @Body() body: PutSettingRequestDto): Promise<SettingDto> {
    return this.deps.settings.put(key, body.value, this.asked(body), this.language);
  }

  /** Resets a setting to its default. */
  @Delete('{key}')
  @Security('staff', ['setting.reset'])
  @Response(
    409,
    'SETTING_PINNED: the operator fixed it in TORPEDO_SETTINGS; CHANGED_MEANWHILE with `current`',
  )
  async resetSetting(@Path() key: string, @Queries() query: EditSettingDto): Promise<SettingDto> {
    return this.deps.settings.reset(key, this.asked(query), this.language);
  }
}
