import { classNames } from '@torpedo/ui-kit';
import { usePublicRead } from '../../../shared/api/public-read';
import { brandFigures } from '../../../shared/brand';
import { formatMoney } from '../../../shared/format/money';
import { fillGap, gap, useTexts } from '../../../shared/i18n/use-texts';
import { servicesAnywhere } from '../api/public-catalogue';
import { lowestPrice } from '../rules/live-offer';

function LivePrice({ cents }: { cents: number | undefined }) {
  return (
    <span className={classNames('whitespace-nowrap tabular-nums', cents === undefined && 'invisible')}>
      {formatMoney(cents ?? 0, 'BRL')}
    </span>
  );
}

/** Its room is kept, since the price never comes without scripts. */
export function HeroLead() {
  const { t, language } = useTexts('live');
  const { status, data = [] } = usePublicRead(servicesAnywhere);
  const cents = lowestPrice(data);
  const countries = brandFigures.countries[language];
  const isPending = status === 'pending';

  return (
    <p className="mt-5 max-w-170 text-lg text-muted lg:text-xl">
      {isPending && <span className="hidden noscript:inline">{t('lead', { countries })}</span>}
      <span className={classNames(isPending && 'noscript:hidden')}>
        {isPending || cents !== undefined
          ? fillGap(t('leadWithPrice', { countries, price: gap }), <LivePrice cents={cents} />)
          : t('lead', { countries })}
      </span>
    </p>
  );
}
