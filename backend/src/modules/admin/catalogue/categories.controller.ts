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
import type { CategoryDto, ListedCategory } from '../../catalogue/index.js';
import { StaffController } from '../staff-controller.js';
import { CATEGORY_CSV_COLUMNS, presentCategory } from './catalogue-admin.presenter.js';
import type { CategoriesService } from './categories.service.js';
import type { ChangeCategoryRequestDto, CreateCategoryRequestDto } from './names.dto.js';

@Route('api/v1/admin/categories')
@Security('staff', ['catalogue.read'])
export class AdminCategoriesController extends StaffController<{ categories: CategoriesService }> {
  /** The categories, in their own order unless another is asked for. */
  @Get()
  async listCategories(
    @Queries() query: WholeListQueryDto<'position' | 'code'>,
  ): Promise<ListPageDto<CategoryDto>> {
    return answerWhole(this.request, query, {
      items: await this.deps.categories.list(),
      sorts: { position: ({ position }) => position, code: ({ code }) => code },
      order: { sort: 'position', direction: 'asc' },
      present: (category) => presentCategory(category, this.language),
      csv: { name: 'categories', columns: CATEGORY_CSV_COLUMNS },
    });
  }

  /** One category. */
  @Get('{code}')
  async getCategory(@Path() code: string): Promise<CategoryDto> {
    return presentCategory(await this.deps.categories.get(code), this.language);
  }

  /** Creates a category at the end of the list. */
  @Post()
  @Security('staff', ['category.create'])
  @SuccessResponse(201, 'Made')
  @Response(409, 'CATEGORY_EXISTS')
  async createCategory(@Body() body: CreateCategoryRequestDto): Promise<CategoryDto> {
    const { code, name, names = {} } = body;
    const category = await this.deps.categories.create({ code, name, names }, this.asked(body));
    return presentCategory(category, this.language);
  }

  /** Renames a category or moves it to another place. */
  @Patch('{code}')
  @Security('staff', ['category.change'])
  @Response(409, 'CHANGED_MEANWHILE: see `current`')
  async changeCategory(@Path() code: string, @Body() body: ChangeCategoryRequestDto): Promise<CategoryDto> {
    const { names = {}, position } = body;
    const asked = this.asked(body);
    const present = (category: ListedCategory) => presentCategory(category, this.language);
    return present(await this.deps.categories.change(code, { names, position }, asked, present));
  }
}
