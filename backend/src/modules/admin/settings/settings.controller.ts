import { Body, Delete, Get, Path, Put, Query, Response, Route, Security } from '@tsoa/runtime';
import { StaffController } from '../staff-controller.js';
import type { PutSettingRequestDto, SettingDto, SettingsDto } from './settings.dto.js';
import { presentSetting } from './settings.presenter.js';
import type { SettingsService } from './settings.service.js';

@Route('api/v1/admin/settings')
@Security('staff', ['settings.read'])
export class SettingsController extends StaffController<{ settings: SettingsService }> {
  /** Every setting with the value in force. */
  @Get()
  async listSettings(): Promise<SettingsDto> {
    const items = (await this.deps.settings.list()).map((setting) => presentSetting(setting, this.language));
    return { items, total: items.length };
  }

  /** One setting. */
  @Get('{key}')
  async getSetting(@Path() key: string): Promise<SettingDto> {
    return presentSetting(await this.deps.settings.get(key), this.language);
  }

  /** Sets a value. Takes effect without a restart, within five seconds in every process. */
  @Put('{key}')
  @Security('staff', ['setting.change'])
  @Response(409, 'SETTING_PINNED: the operator set it by TORPEDO_SETTINGS; or CHANGED_MEANWHILE')
  @Response(422, 'A value that the setting cannot have')
  async putSetting(@Path() key: string, @Body() body: PutSettingRequestDto): Promise<SettingDto> {
    const present = (setting: Parameters<typeof presentSetting>[0]) => presentSetting(setting, this.language);
    return present(await this.deps.settings.put(key, body.value, this.asked(body), present));
  }

  /**
   * Resets a setting to its default.
   * @maxLength reason 500 too_long
   * @param expected_updated_at `updated_at` as the editor saw it: if it is another one by now, nothing changes.
   * @maxLength expected_updated_at 40 invalid
   */
  @Delete('{key}')
  @Security('staff', ['setting.reset'])
  @Response(409, 'SETTING_PINNED: the operator set it by TORPEDO_SETTINGS; CHANGED_MEANWHILE with `current`')
  async resetSetting(
    @Path() key: string,
    @Query() reason?: string,
    @Query('expected_updated_at') expectedUpdatedAt?: string,
  ): Promise<SettingDto> {
    const present = (setting: Parameters<typeof presentSetting>[0]) => presentSetting(setting, this.language);
    const asked = this.asked({ reason, expected_updated_at: expectedUpdatedAt });
    return present(await this.deps.settings.reset(key, asked, present));
  }
}
