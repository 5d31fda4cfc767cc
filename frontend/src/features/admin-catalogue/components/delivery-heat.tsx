import { useQuery } from '@tanstack/react-query';
import { BrandTile, classNames, Flag } from '@torpedo/ui-kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { Segments } from '../../../shared/back-office/small-controls';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { staffQuery } from '../../../shared/back-office/staff-query';
import { Unread } from '../../../shared/back-office/unread';
import { type ProductDelivery, READ_AGAIN_MS } from '../api/providers';
import {
  deliveryClass,
  type DeliveryGrid,
  deliveryGrid,
  LEAST_NUMBERS,
  worstOf,
} from '../rules/delivery-grid';

const PERIODS = [
  { value: 1, label: '1 h' },
  { value: 24, label: '24 h' },
  { value: 168, label: '7 d' },
];

const CLASSES = [
  'bg-danger-soft text-danger',
  'bg-waiting-soft text-waiting',
  'bg-surface-sunken',
  'bg-received-soft',
  'bg-received/25 font-semibold',
];

/** The delivery rates of the classes, in percent. */
const LEGEND = ['≤ 34', '35–49', '50–64', '65–79', '80+'];

interface DeliveryHeatProps {
  /** The part below the grid, about the chosen product; the worst product is chosen at first. */
  children: (product: ProductDelivery) => ReactNode;
}

export function DeliveryHeat({ children }: DeliveryHeatProps) {
  const { t } = useTranslation('admin-catalogue');
  const [named, setNamed] = useState<ProductDelivery | null>(null);
  const [hours, setHours] = useState(24);
  const query = useQuery({
    ...staffQuery(staffKeys.providers, '/api/v1/admin/products/delivery', { query: { hours } }),
    refetchInterval: READ_AGAIN_MS * 4,
  });
  const grid = query.data && deliveryGrid(query.data.items);
  const same = grid?.shown.find((each) => isSame(each, named));
  const chosen = same ?? named ?? (grid && worstOf(grid.shown)) ?? null;
  return (
    <>
      <DetailCard
        title={t('desk.heat')}
        action={<Segments label={t('desk.period')} options={PERIODS} value={hours} onChange={setHours} />}
      >
        <div className="px-3.5 pt-2 pb-3.5">
          <Unread query={query} className="h-40" />
          {grid?.shown.length === 0 && <p className="text-sm text-muted">{t('desk.noDelivery')}</p>}
          {grid && grid.shown.length > 0 && <Grid grid={grid} chosen={chosen} onChoose={setNamed} />}
        </div>
      </DetailCard>
      {chosen && children(chosen)}
    </>
  );
}

const isSame = (one: ProductDelivery, other: ProductDelivery | null) =>
  one.service_code === other?.service_code && one.country_iso === other.country_iso;

interface CellsProps {
  chosen: ProductDelivery | null;
  onChoose: (product: ProductDelivery) => void;
}

function Grid({ grid, chosen, onChoose }: CellsProps & { grid: DeliveryGrid }) {
  const { t } = useTranslation('admin-catalogue');
  const { services, countries, cell } = grid;
  return (
    <div role="region" aria-label={t('desk.heatTable')} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-separate border-spacing-0.5 text-sm">
        <thead>
          <tr>
            <td />
            {countries.map(({ country_iso, country_name, flag_image_url }) => (
              <th key={country_iso} scope="col" className="pb-1 text-2xs font-medium text-muted">
                <span className="inline-flex items-center gap-1">
                  <Flag src={flag_image_url} code={country_iso} className="h-2.75 w-4" />
                  <abbr title={country_name} className="no-underline">
                    {country_iso}
                  </abbr>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {services.map(({ service_code, service_name, service_image_url }) => (
            <tr key={service_code}>
              <th scope="row" className="pr-1 text-left text-xs font-medium">
                <span className="flex items-center gap-2">
                  <BrandTile
                    size={null}
                    className="size-5 text-xs [&_img]:size-3.5"
                    src={service_image_url ?? undefined}
                    name={service_name}
                  />
                  <span className="max-w-20 truncate">{service_name}</span>
                </span>
              </th>
              {countries.map(({ country_iso }) => (
                <td key={country_iso} className="p-0">
                  <Cell product={cell(service_code, country_iso)} chosen={chosen} onChoose={onChoose} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs whitespace-nowrap text-muted sm:gap-x-4">
        {LEGEND.map((label, place) => (
          <span key={label} className="flex items-center gap-1 sm:gap-1.5">
            <span
              aria-hidden
              className={classNames('size-2.5 rounded-flag border border-border', CLASSES[place])}
            />
            {label}
          </span>
        ))}
        <span className="ml-auto" title={t('desk.fewNumbers', { count: LEAST_NUMBERS })}>
          <span aria-hidden>· &lt; {LEAST_NUMBERS}</span>
          <span className="sr-only">{t('desk.fewNumbers', { count: LEAST_NUMBERS })}</span>
        </span>
      </p>
    </div>
  );
}

function Cell({ product, chosen, onChoose }: CellsProps & { product: ProductDelivery | undefined }) {
  const { t } = useTranslation('admin-catalogue');
  if (!product) return <span className="grid h-7.5 place-items-center text-muted">–</span>;
  const { numbers, delivered, service_name, country_name } = product;
  const isKnown = numbers >= LEAST_NUMBERS;
  const percent = Math.round((delivered / numbers) * 100);
  const isChosen = isSame(product, chosen);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={t('desk.cell', { service: service_name, country: country_name, delivered, numbers })}
      onClick={() => onChoose(product)}
      className={classNames(
        'touch-target grid h-7.5 w-full min-w-8.5 place-items-center rounded-tile tabular-nums',
        'aria-pressed:outline-2 aria-pressed:outline-focus',
        isKnown ? CLASSES[deliveryClass(delivered / numbers)] : 'text-muted',
      )}
    >
      {isKnown ? percent : '·'}
    </button>
  );
}
