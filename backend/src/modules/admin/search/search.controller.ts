import { Get, Queries, Response, Route, Security } from '@tsoa/runtime';
import { searchedText } from '../../../platform/http/index.js';
import { StaffController } from '../staff-controller.js';
import type { SearchAnswerDto, SearchQueryDto, SearchService } from './search.service.js';

@Route('api/v1/admin/search')
@Security('staff', ['search.read'])
export class SearchController extends StaffController<{ searches: SearchService }> {
  /**
   * Finds customers, numbers and top-ups by any detail that a customer may tell: at most five of each, newest first.
   */
  @Get()
  @Response(422, 'The text is missing or too long')
  searchBackOffice(@Queries() query: SearchQueryDto): Promise<SearchAnswerDto> {
    return this.deps.searches.find(searchedText(query.q) ?? '', this.language);
  }
}
