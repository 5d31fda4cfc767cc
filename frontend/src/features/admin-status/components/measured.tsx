import { Link } from '@tanstack/react-router';
import type { Schemas } from '@torpedo/api-client';
import { Banner, Button } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { figureFormat } from '../../../shared/format/figure-format';
import type { Scope } from '../api/incidents';

const SHOWN = 3;

interface MeasuredProps {
  /** The products with unstable delivery, those with the most numbers first. */
  products: readonly Schemas['StatusProductDto'][];
  onTake: (scope: Scope) => void;
}

/** The measured problems, even when staff have published nothing about them. */
export function Measured({ products, onTake }: MeasuredProps) {
  const { t } = useTranslation('admin-status');
  return products.slice(0, SHOWN).map(({ hour, day, ...names }) => (
    <Banner
      key={`${names.service_code} ${names.country_iso}`}
      tone="warning"
      size="sm"
      title={t(day.delivery_percent === null ? 'measured.title' : 'measured.titleUsual', {
        product: `${names.service_name} ${names.country_name}`,
        percent: hour.delivery_percent,
        usual: day.delivery_percent,
      })}
    >
      {t('measured.numbers', { count: hour.numbers, number: figureFormat().format(hour.numbers) })} ·{' '}
      <Link
        className="font-semibold text-link hover:underline"
        to="/admin/orders"
        search={{ service: names.service_code, country: names.country_iso }}
      >
        {t('measured.orders')}
      </Link>{' '}
      ·{' '}
      <Button variant="link" size="inline" onClick={() => onTake({ area: 'numbers', ...names })}>
        {t('measured.take')}
      </Button>
    </Banner>
  ));
}
