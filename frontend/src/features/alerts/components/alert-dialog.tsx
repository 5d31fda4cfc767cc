import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@torpedo/api-client';
import {
  BrandTile,
  Button,
  classNames,
  Dialog,
  FilterChips,
  Flag,
  MoneyField,
  Skeleton,
} from '@torpedo/ui-kit';
import { Bell } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/errors/error-text';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { ProductSearch } from '../../../shared/linked-product';
import type { Currency } from '../../../shared/limits';
import { type AlertDays, productQuery, useCreateAlert } from '../api/alerts';
import { ProductPickers } from './product-pickers';

type Service = Schemas['ServiceDto'];

interface AlertDialogProps {
  product: ProductSearch;
  onProductChange: (product: ProductSearch) => void;
  onClose: () => void;
  onCreated: (text: string) => void;
}

const DAYS = ['1', '7', '30'] as const;

/** The form of a new alert: its product, its condition and how many days it waits. */
export function AlertDialog({ product, onProductChange, onClose, onCreated }: AlertDialogProps) {
  const { t } = useTranslation('alerts');
  const { language } = useLanguage();
  const formId = useId();
  const create = useCreateAlert();
  const { service, country } = product;
  const sold = useQuery({
    ...productQuery(language, service ?? '', country ?? ''),
    enabled: service !== undefined && country !== undefined,
  });

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      busy={create.isPending}
      title={t('form.title')}
      closeLabel={t('form.close')}
      footer={
        <Button block type="submit" form={formId} loading={create.isPending} disabled={!sold.data}>
          {t('form.submit')}
        </Button>
      }
    >
      <div className="grid gap-4">
        {sold.data ? (
          <ProductHead product={sold.data} />
        ) : sold.isLoading ? (
          <Skeleton className="h-12" />
        ) : (
          <ProductPickers
            product={product}
            onProductChange={onProductChange}
            problem={sold.data === null ? t('form.neverSold') : undefined}
          />
        )}
        {sold.data && (
          <Wanted
            key={sold.data.id}
            formId={formId}
            product={sold.data}
            create={create}
            onCreated={(text) => {
              onCreated(text);
              onClose();
            }}
          />
        )}
      </div>
    </Dialog>
  );
}

function ProductHead({
  product: { name, service_image_url, country, stock, ...price },
}: {
  product: Service;
}) {
  const { t } = useTranslation('alerts');
  const now =
    stock === 0
      ? t('form.noneNow')
      : t('form.now', { price: formatMoney(price.price_cents, price.currency) });
  return (
    <div className="flex items-center gap-3">
      <BrandTile src={service_image_url ?? undefined} name={name} />
      <div className="min-w-0">
        <p className="truncate text-lg leading-snug font-semibold">{name}</p>
        <p className="flex items-center gap-1.5 text-sm text-muted">
          {country && <Flag src={country.flag_image_url} code={country.iso_code} />}
          <span className="truncate">{country ? `${country.name} · ${now}` : now}</span>
        </p>
      </div>
    </div>
  );
}

interface WantedProps {
  formId: string;
  product: Service;
  create: ReturnType<typeof useCreateAlert>;
  onCreated: (text: string) => void;
}

/** The price now less 20 %, rounded down to tens of cents; at least 10 cents. */
const suggested = (cents: number) => Math.max(10, Math.floor((cents * 0.8) / 10) * 10);

function Wanted({ formId, product, create, onCreated }: WantedProps) {
  const { t } = useTranslation('alerts');
  const { locale } = useLanguage();
  const errorText = useErrorText();
  const { stock, price_cents, serv_code, country } = product;
  const currency: Currency = product.currency;
  const [kind, setKind] = useState<'stock' | 'price'>(stock === 0 ? 'stock' : 'price');
  const [cents, setCents] = useState(() => suggested(price_cents));
  const [days, setDays] = useState<(typeof DAYS)[number]>('7');
  const [problem, setProblem] = useState<string>();

  function submit() {
    setProblem(undefined);
    if (kind === 'price' && cents === 0) return setProblem(t('form.priceMissing'));
    if (kind === 'price' && stock > 0 && cents >= price_cents)
      return setProblem(t('form.alreadyThere', { price: formatMoney(price_cents, currency) }));
    create.mutate(
      {
        service: serv_code,
        country_iso: country?.iso_code ?? '',
        days: Number(days) as AlertDays,
        ...(kind === 'price' && { max_price_cents: cents }),
      },
      {
        onSuccess: () => onCreated(t('created', { service: product.name })),
        onError: (error) => setProblem(errorText(error)),
      },
    );
  }

  return (
    <form
      id={formId}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <fieldset className="grid gap-2">
        <legend className="sr-only">{t('form.what')}</legend>
        <Choice
          checked={kind === 'stock'}
          disabled={stock > 0}
          onChoose={() => setKind('stock')}
          title={t('form.whenStock')}
          subtitle={
            stock === 0
              ? t('form.lastPrice', { price: formatMoney(price_cents, currency) })
              : t('form.thereIsStock')
          }
        />
        <Choice checked={kind === 'price'} onChoose={() => setKind('price')} title={t('form.whenPrice')}>
          <MoneyField
            className="w-26 shrink-0 [&_input]:text-lg [&_span]:text-md"
            label={t('form.price')}
            hideLabel
            cents={cents}
            onCentsChange={setCents}
            onFocus={() => setKind('price')}
            currency={currency}
            locale={locale}
          />
        </Choice>
      </fieldset>
      <div>
        <p className="mb-2 text-sm font-semibold" id={`${formId}-days`}>
          {t('form.until')}
        </p>
        <FilterChips
          label={t('form.until')}
          options={DAYS.map((value) => ({
            value,
            label: t(`form.days.${value}`),
            className: 'h-11 flex-1 justify-center',
          }))}
          value={days}
          onValueChange={setDays}
        />
      </div>
      <p className="flex items-start gap-2 text-sm text-muted">
        <Bell aria-hidden className="mt-0.5 size-4 shrink-0" />
        {t('form.once')}
      </p>
      <p role="alert" className="text-sm font-medium text-danger empty:hidden">
        {problem}
      </p>
    </form>
  );
}

interface ChoiceProps {
  checked: boolean;
  disabled?: boolean;
  onChoose: () => void;
  title: string;
  subtitle?: string;
  children?: ReactNode;
}

function Choice({ checked, disabled = false, onChoose, title, subtitle, children }: ChoiceProps) {
  return (
    <div
      className={classNames(
        'flex min-h-16 items-center gap-3 rounded-control border py-1.5 pr-2',
        checked ? 'border-focus bg-received-soft' : 'border-border-strong',
      )}
    >
      <label className={classNames('flex min-h-11 flex-1 items-center gap-3 pl-4', disabled && 'text-muted')}>
        <input
          type="radio"
          name="alert"
          // The dialog opens before the form has loaded, so the dialog cannot focus this field.
          autoFocus={checked}
          checked={checked}
          disabled={disabled}
          onChange={onChoose}
          className="size-5 shrink-0 accent-received"
        />
        <span className="grid">
          <span className="text-base font-semibold text-balance">{title}</span>
          {subtitle && <span className="text-sm text-muted">{subtitle}</span>}
        </span>
      </label>
      {children}
    </div>
  );
}
