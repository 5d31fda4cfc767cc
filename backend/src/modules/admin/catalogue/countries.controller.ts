import type { Request as HttpRequest } from 'express';
import {
  Body,
  Controller,
  Get,
  Patch,
  Path,
  Queries,
  Request,
  Response,
  Route,
  Security,
} from '@tsoa/runtime';
import { answerPage, searchedText, type ListPageDto } from '../../../platform/http/index.js';
import type { ManagedCountry } from '../../catalogue/index.js';
import { staffRequestOf } from '../audit/staff-action.js';
import { COUNTRY_CSV_COLUMNS, presentAdminCountry } from './catalogue-admin.presenter.js';
import type { CountriesService } from './countries.service.js';
import type {
  AdminCountryDto,
  ChangeCountryRequestDto,
  CountryCodeDto,
  ListCountriesQueryDto,
} from './names.dto.js';

@Route('api/v1/admin/countries')
@Security('staff', ['catalogue.read'])
export class AdminCountriesController extends Controller {
  constructor(private readonly countries: CountriesService) {
    super();
  }

  /** The countries that have or had products. */
  @Get()
  async listAdminCountries(
    @Request() request: HttpRequest,
    @Queries() query: ListCountriesQueryDto,
  ): Promise<ListPageDto<AdminCountryDto>> {
    const search = searchedText(query.search);
    const { status = 'all' } = query;
    return answerPage(request, query, {
      list: this.countries.list,
      filter: {
        isoCodes: search === undefined ? undefined : await this.countries.search(search),
        status: status === 'all' ? undefined : status,
      },
      order: { sort: 'iso_code', direction: 'asc' },
      present: (country) => presentAdminCountry(country, request.language),
      csv: { name: 'countries', columns: COUNTRY_CSV_COLUMNS },
    });
  }

  /** One country. */
  @Get('{iso}')
  @Response(422, 'Not an ISO code')
  async getAdminCountry(
    @Request() request: HttpRequest,
    @Path() iso: CountryCodeDto,
  ): Promise<AdminCountryDto> {
    return presentAdminCountry(await this.countries.get(iso), request.language);
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
    @Request() request: HttpRequest,
    @Path() iso: CountryCodeDto,
    @Body() body: ChangeCountryRequestDto,
  ): Promise<AdminCountryDto> {
    const { is_enabled: isEnabled, position, names = {}, services = [] } = body;
    const edit = {
      ...{ isEnabled, position, names },
      services: services.map(({ service_code, is_paused }) => ({
        serviceCode: service_code,
        isPaused: is_paused,
      })),
    };
    const asked = staffRequestOf(request, body);
    const present = (country: ManagedCountry) => presentAdminCountry(country, request.language);
    return present(await this.countries.change(iso, edit, asked, present));
  }
}
