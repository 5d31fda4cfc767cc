import { Select, TextArea, TextField } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import type { AdminProduct, Category } from '../api/products';
import { formatMoney } from '../../../shared/format/money';
import { type ChangedField, changedFields } from '../rules/product-changes';
import { typedCents } from '../../../shared/back-office/amounts';

/** The typed texts and the typed price of a product. */
export interface ProductDraft {
  name: string;
  description: string;
  category: string;
  /** Empty when the price follows the cost. */
  price: string;
}

/** The API takes null for an empty text. */
export const textOrNone = (typed: string): string | null => typed.trim() || null;

/** The price in cents; null when it follows the cost, undefined when the text is no amount. */
export function priceOf(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const cents = typedCents(typed);
  return cents !== undefined && cents > 0 ? cents : undefined;
}

interface ProductFieldsProps {
  draft: ProductDraft;
  onChange: (draft: ProductDraft) => void;
  categories: readonly Category[];
  isTried: boolean;
  /** The placeholder of an empty name. */
  serviceName?: string | undefined;
  priceHint?: string | undefined;
}

export function ProductFields(props: ProductFieldsProps) {
  const { draft, onChange, categories, isTried, serviceName, priceHint } = props;
  const { t } = useTranslation('admin-catalogue');
  const set = (change: Partial<ProductDraft>) => onChange({ ...draft, ...change });
  return (
    <>
      <TextField
        size="xs"
        label={t('form.name')}
        hint={t('form.nameHint')}
        placeholder={serviceName}
        maxLength={80}
        autoComplete="off"
        value={draft.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextArea
        size="xs"
        label={t('form.description')}
        rows={2}
        maxLength={500}
        value={draft.description}
        onChange={(event) => set({ description: event.target.value })}
      />
      <Select
        size="xs"
        label={t('form.category')}
        hint={t('form.categoryHint')}
        placeholder={t('form.categoryMissing')}
        options={categories.map(({ code, name }) => ({ value: code, label: name }))}
        value={draft.category}
        onChange={(event) => set({ category: event.target.value })}
      />
      <TextField
        size="xs"
        label={t('form.price')}
        hint={priceHint ?? t('form.priceHint')}
        inputMode="decimal"
        autoComplete="off"
        value={draft.price}
        onChange={(event) => set({ price: event.target.value })}
        error={isTried && priceOf(draft.price) === undefined && t('price.invalid')}
      />
    </>
  );
}

export function ChangedProduct({ before, now }: { before: AdminProduct; now: AdminProduct }) {
  const { t } = useTranslation('admin-catalogue');
  const priceOf = ({ price_cents, price_source }: AdminProduct) =>
    price_source === 'synced' || price_cents === null ? t('price.synced') : formatMoney(price_cents, 'BRL');
  const valueOf: Record<ChangedField, (product: AdminProduct) => string> = {
    name: ({ own_name, service_name }) => own_name ?? service_name,
    description: ({ description }) => description ?? '—',
    category: ({ category }) => category,
    price: priceOf,
    paused: ({ paused_at }) => t(paused_at === null ? 'status.active' : 'status.inactive'),
  };
  const labels: Record<ChangedField, string> = {
    name: t('form.name'),
    description: t('form.description'),
    category: t('form.category'),
    price: t('columns.price'),
    paused: t('columns.status'),
  };
  const fields = changedFields(before, now);
  return (
    <>
      {t('form.changedMeanwhile')}
      {fields.length > 0 && (
        <ul>
          {fields.map((field) => (
            <li key={field}>
              {labels[field]}: {valueOf[field](before)} → <b>{valueOf[field](now)}</b>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
