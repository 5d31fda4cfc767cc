import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronDown, ChevronUp, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SmallButton, SmallIconButton } from '../../../shared/back-office/small-controls';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { StaffPage } from '../../../shared/back-office/staff-page';
import { figureFormat } from '../../../shared/format/figure-format';
import { categoriesQuery, type Category, changeCategory } from '../api/products';
import { Unread } from '../../../shared/back-office/unread';
import { useStaffMutation } from '../../../shared/back-office/staff-query';
import { CategoryDialog } from '../components/names-dialog';

export function CategoriesScreen() {
  const { t } = useTranslation('admin-catalogue');
  const query = useQuery(categoriesQuery());
  const { data } = query;
  const [edited, setEdited] = useState<Category | 'new' | null>(null);
  const move = useStaffMutation([staffKeys.categories], {
    mutationFn: ({ category, position }: { category: Category; position: number }) =>
      changeCategory(category.code, { position, expected_updated_at: category.updated_at }),
  });
  const figure = figureFormat();

  return (
    <StaffPage title={t('categories.title')} count={data && figure.format(data.total)}>
      <div className="mb-3 flex items-center gap-3">
        <p className="min-w-0 flex-1 text-sm text-muted">{t('categories.text')}</p>
        <SmallButton onClick={() => setEdited('new')}>
          <Plus aria-hidden />
          {t('categories.new')}
        </SmallButton>
      </div>
      <Unread query={query} className="h-80" />
      {data && (
        <ol
          aria-label={t('categories.title')}
          className="divide-y divide-border rounded-card border border-border bg-surface-card"
        >
          {data.items.map((category) => (
            <li
              key={category.code}
              className="flex min-h-10 items-center gap-3 py-1 pr-1 pl-3.5 text-sm max-md:flex-wrap md:pr-3.5"
            >
              <span className="w-6 text-right text-muted tabular-nums">{category.position}</span>
              <span title={category.code} className="min-w-0 flex-1 truncate font-semibold">
                {category.name}
              </span>
              <span className="text-right text-muted tabular-nums max-md:order-last max-md:-mt-2 max-md:mb-1.5 max-md:ml-9 max-md:w-full max-md:text-left max-md:text-xs">
                {t('categories.services', {
                  count: category.services,
                  number: figure.format(category.services),
                })}
                {' · '}
                <Link
                  to="/admin/products"
                  search={{ category: category.code }}
                  className="font-semibold text-link"
                >
                  {t('categories.products', {
                    count: category.products,
                    number: figure.format(category.products),
                  })}
                </Link>
              </span>
              <span className="flex">
                <SmallIconButton
                  label={t('categories.up', { name: category.name })}
                  disabled={move.isPending || category.position === 1}
                  onClick={() => move.mutate({ category, position: category.position - 1 })}
                >
                  <ChevronUp aria-hidden className="size-4" />
                </SmallIconButton>
                <SmallIconButton
                  label={t('categories.down', { name: category.name })}
                  disabled={move.isPending || category.position === data.total}
                  onClick={() => move.mutate({ category, position: category.position + 1 })}
                >
                  <ChevronDown aria-hidden className="size-4" />
                </SmallIconButton>
                <SmallIconButton
                  label={t('categories.rename', { name: category.name })}
                  onClick={() => setEdited(category)}
                >
                  <Pencil aria-hidden className="size-4" />
                </SmallIconButton>
              </span>
            </li>
          ))}
        </ol>
      )}
      {edited && (
        <CategoryDialog category={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </StaffPage>
  );
}
