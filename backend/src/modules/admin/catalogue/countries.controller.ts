import { Body, Get, Patch, Path, Queries, Response, Route, Security } from '@tsoa/runtime';
import { answerPage, searchedText, type ListPageDto } from '../../../platform/http/index.js';
import type { AdminCountryDto, ListedCountry } from '../../catalogue/index.js';
import { StaffController } from '../staff-controller.js';
import { COUNTRY_CSV_COLUMNS, presentAdminCountry } from './catalogue-admin.presenter.js';
import type { CountriesService } from './countries.service.js';
import type { ChangeCountryRequestDto, CountryCodeDto, ListCountriesQueryDto } from './names.dto.js';

@Route('api/v1/admin/countries')
@Security('staff', ['catalogue.read'])
export class AdminCountriesController extends StaffController<{ countries: CountriesService }> {
  /** The countries that have or had products. */
  @Get()
  async listAdminCountries(@Queries() query: ListCountriesQueryDto): Promise<ListPageDto<AdminCountryDto>> {
    const search = searchedText(query.search);
    const { status = 'all' } = query;
    return answerPage(this.request, query, {
      list: this.deps.countries.list,
      filter: {
        isoCodes: search === undefined ? undefined : await this.deps.countries.search(search),
        status: status === 'all' ? undefined : status,
      },
      order: { sort: 'iso_code', direction: 'asc' },
      present: (country) => presentAdminCountry(country, this.language),
      csv: { name: 'countries', columns: COUNTRY_CSV_COLUMNS },
    });
  }

  /** One country. */
  @Get('{iso}')
  @Response(422, 'Not an ISO code')
  async getAdminCountry(@Path() iso: CountryCodeDto): Promise<AdminCountryDto> {
    return presentAdminCountry(await this.deps.countries.get(iso), this.language);
  }

  /**
   * Enables or disables a country, renames it, moves it to another place, or pauses services in it. Takes effect at
   * once; numbers in use are not affected. Disabling and pausing need a reason.
   */
  @Patch('{iso}')
  @Security('staff', ['country.change'])
  @Response(409, 'CHANGED_MEANWHILE: see `current`')
  @Response(422, 'Invalid fields, or no reason')
  async changeAdminCountry(
    @Path() iso: CountryCodeDto,
    @Body() body: ChangeCountryRequestDto,
  ): Promise<AdminCountryDto> {
    const { is_enabled: isEnabled, position, names = {}, services = [] } = body;
    const edit = {
      isEnabled,
      position,
      names,
      services: services.map(({ service_code, is_paused }) => ({
        serviceCode: service_code,
        isPaused: is_paused,
      })),
    };
    const asked = this.asked(body);
    const present = (country: ListedCountry) => presentAdminCountry(country, this.language);
    return present(await this.deps.countries.change(iso, edit, asked, present));
  }
}
