import {
  Body,
  Get,
  Patch,
  Path,
  Post,
  Queries,
  Response,
  Route,
  Security,
  SuccessResponse,
} from '@tsoa/runtime';
import { answerWhole, type ListPageDto, type WholeListQueryDto } from '../../../platform/http/index.js';
import type { CategoryDto } from '../../catalogue/index.js';
import { StaffController } from '../staff-controller.js';
import type { CategoriesService } from './categories.service.js';
import type { ChangeCategoryRequestDto, CreateCategoryRequestDto } from './names.dto.js';

const CSV_COLUMNS = 'code name names.pt names.en names.es position services products updated_at';

@Route('api/v1/admin/categories')
@Security('staff', ['catalogue.read'])
export class AdminCategoriesController extends StaffController<{ categories: CategoriesService }> {
  /** Lists the categories, by position when no other order is asked for. */
  @Get()
  async listCategories(
    @Queries() query: WholeListQueryDto<'position' | 'code'>,
  ): Promise<ListPageDto<CategoryDto>> {
    return answerWhole(this.request, query, {
      items: await this.deps.categories.list(this.language),
      sorts: { position: ({ position }) => position, code: ({ code }) => code },
      order: { sort: 'position', direction: 'asc' },
      present: (category) => category,
      csv: { name: 'categories', columns: CSV_COLUMNS },
    });
  }

  @Get('{code}')
  async getCategory(@Path() code: string): Promise<CategoryDto> {
    return this.deps.categories.get(code, this.language);
  }

  /** Creates a category at the end of the list. */
  @Post()
  @Security('staff', ['category.create'])
  @SuccessResponse(201, 'Created')
  @Response(409, 'CATEGORY_EXISTS')
  async createCategory(@Body() body: CreateCategoryRequestDto): Promise<CategoryDto> {
    return this.deps.categories.create(body, this.asked(body), this.language);
  }

  /** Renames a category or moves it to another place. */
  @Patch('{code}')
  @Security('staff', ['category.change'])
  @Response(409, 'CHANGED_MEANWHILE: see `current`')
  async changeCategory(@Path() code: string, @Body() body: ChangeCategoryRequestDto): Promise<CategoryDto> {
    return this.deps.categories.change(code, body, this.asked(body), this.language);
  }
}
