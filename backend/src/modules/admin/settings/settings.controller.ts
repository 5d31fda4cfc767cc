import { Body, Delete, Get, Path, Put, Queries, Response, Route, Security } from '@tsoa/runtime';
import {
  answerWhole,
  placeIn,
  type ListPageDto,
  type WholeListQueryDto,
} from '../../../platform/http/index.js';
import { StaffController } from '../staff-controller.js';
import type { EditSettingDto, PutSettingRequestDto, SettingDto } from './settings.dto.js';
import { settingRow, type SettingsService } from './settings.service.js';

const CSV_COLUMNS = 'key group value default is_set is_pinned updated_at updated_by.email';

@Route('api/v1/admin/settings')
@Security('staff', ['settings.read'])
export class SettingsController extends StaffController<{ settings: SettingsService }> {
  /** Lists every setting with its value in force. */
  @Get()
  async listSettings(
    @Queries() query: WholeListQueryDto<'position' | 'key'>,
  ): Promise<ListPageDto<SettingDto>> {
    const items = await this.deps.settings.list(this.language);
    return answerWhole(this.request, query, {
      items,
      sorts: { position: placeIn(items), key: ({ key }) => key },
      order: { sort: 'position', direction: 'asc' },
      present: (setting) => (query.format === 'csv' ? settingRow(setting) : setting),
      csv: { name: 'settings', columns: CSV_COLUMNS },
    });
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
