import { Get, Query, Response, Route, Tags } from '@tsoa/runtime';
import { ApiController, findActor, PAGE_SIZES } from '../../platform/http/index.js';
import type { CountriesDto, ServicesDto } from './catalogue.dto.js';
import { presentCountries, presentServices } from './catalogue.presenter.js';
import type { CatalogueService } from './catalogue.service.js';

@Route('api/v1')
@Tags('Catalogue')
export class CatalogueController extends ApiController<{
  catalogue: Pick<CatalogueService, 'countries' | 'services'>;
}> {
  /**
   * The countries that have products, named in the reader's language. Public.
   * @param search part of a name in any of our languages, or an ISO code
   * @isInt per_page @minimum per_page 1 too_small @maximum per_page 300 too_large @maxLength search 100 too_long
   */
  @Get('countries')
  async listCountries(@Query() search = '', @Query() per_page = 20): Promise<CountriesDto> {
    const { language } = this;
    return presentCountries(
      await this.deps.catalogue.countries({ search, limit: per_page, language }),
      language,
    );
  }

  /**
   * The services of one country with price and stock, or of all countries at the lowest price. With `service`: that one
   * service in each country that sells it. Public; prices are in the caller's preferred currency, in BRL for visitors.
   * @param country_iso ISO code, numeric id or name of the country
   * @param service code or name of a service
   * @param search part of a service's name, or its code
   * @param active false also lists what no provider has at the moment
   * @param per_page by default 100 services, or all countries
   * @maxLength country_iso 60 too_long @maxLength service 60 too_long @maxLength search 100 too_long @isInt per_page
   * @minimum per_page 1 too_small @maximum per_page 500 too_large
   */
  @Get('services')
  @Response(422, 'A country or service that does not exist')
  async listServices(
    @Query() country_iso?: string,
    @Query() service?: string,
    @Query() search = '',
    @Query() per_page?: number,
    @Query() active = true,
  ): Promise<ServicesDto> {
    const currency = (await findActor(this.request))?.currency ?? 'BRL';
    const { usual, most } = PAGE_SIZES.services;
    const query = {
      country: country_iso ?? null,
      service: service ?? null,
      search,
      limit: per_page ?? (service === undefined ? usual : most),
      onlyActive: active,
      currency,
    };
    return presentServices(await this.deps.catalogue.services(query), currency, this.language);
  }
}
