import { Body, Get, Patch, Path, Queries, Response, Route, Security } from '@tsoa/runtime';
import { answerPage, searchedText, type ListPageDto } from '../../../platform/http/index.js';
import type { AdminCountryDto, CatalogueModule } from '../../catalogue/index.js';
import { given, StaffController } from '../staff-controller.js';
import { presentAdminCountry } from './catalogue-admin.presenter.js';
import type { CountriesService } from './countries.service.js';
import type { ChangeCountryRequestDto, CountryCodeDto, ListCountriesQueryDto } from './names.dto.js';

const CSV_COLUMNS = 'iso_code name is_enabled position products paused_products stock updated_at';

@Route('api/v1/admin/countries')
@Security('staff', ['catalogue.read'])
export class AdminCountriesController extends StaffController<{
  catalogue: Pick<CatalogueModule, 'countries'>;
  countries: CountriesService;
}> {
  /** Lists the countries that have or had products. */
  @Get()
  async listAdminCountries(@Queries() query: ListCountriesQueryDto): Promise<ListPageDto<AdminCountryDto>> {
    const search = searchedText(query.search);
    return answerPage(this.request, query, {
      list: this.deps.catalogue.countries.list,
      filter: {
        isoCodes: search === undefined ? undefined : await this.deps.catalogue.countries.search(search),
        status: given(query.status),
      },
      order: { sort: 'iso_code', direction: 'asc' },
      present: (country) => presentAdminCountry(country, this.language),
      csv: { name: 'countries', columns: CSV_COLUMNS },
    });
  }

  @Get('{iso}')
  async getAdminCountry(@Path() iso: CountryCodeDto): Promise<AdminCountryDto> {
    return this.deps.countries.get(iso, this.language);
  }

  /**
   * Enables or disables a country, renames it, changes its position, or pauses services in it. It works at
   * once. Numbers in use are not affected. To disable or pause, give a reason.
   */
  @Patch('{iso}')
  @Security('staff', ['country.change'])
  @Response(409, 'CHANGED_MEANWHILE: see `current`')
  async changeAdminCountry(
    @Path() iso: CountryCodeDto,
    @Body() body: ChangeCountryRequestDto,
  ): Promise<AdminCountryDto> {
    return this.deps.countries.change(iso, body, this.asked(body), this.language);
  }
}
