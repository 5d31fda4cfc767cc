import { BrandTile, Skeleton } from '@torpedo/ui-kit';
import { Bookmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/money';
import { productLinkIn, type ProductLink } from '../../../shared/product-link';
import { useLinkedProduct } from '../../../shared/linked-product';

interface ChosenProductProps {
  redirectTo: string | undefined;
  step: 'register' | 'verify';
}

export function ChosenProduct({ redirectTo, step }: ChosenProductProps) {
  const link = productLinkIn(redirectTo);
  return link && <Chosen link={link} step={step} />;
}

function Chosen({ link, step }: { link: ProductLink; step: ChosenProductProps['step'] }) {
  const { t } = useTranslation('auth');
  const product = useLinkedProduct(link);
  if (product === null) return null;
  if (!product) return <Skeleton className="mt-2 h-14 rounded-card" />;
  const { service, country } = product;
  return (
    <section
      aria-label={t(`choice.${step}`)}
      className="mt-2 flex min-h-14 items-center gap-3 rounded-card bg-surface-ink-raised px-3 py-1.5"
    >
      <BrandTile name={service.name} src={service.service_image_url ?? undefined} />
      <span className="grid min-w-0 flex-1">
        <strong className="truncate font-semibold">
          {`${service.name} · ${country.name} · ${formatMoney(service.price_cents, service.currency)}`}
        </strong>
        <span className="text-sm text-muted">{t(`choice.${step}`)}</span>
      </span>
      <Bookmark aria-hidden className="size-5 shrink-0 text-brand" />
    </section>
  );
}
