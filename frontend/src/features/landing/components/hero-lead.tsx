import { classNames } from '@torpedo/ui-kit';
import { usePublicRead } from '../../../shared/api/public-read';
import { brandFigures } from '../../../shared/brand';
import { formatMoney } from '../../../shared/format/money';
import { fillGap, gap, useTexts } from '../../../shared/i18n/use-texts';
import { landingFigures } from '../api/public-catalogue';

function LivePrice({ cents }: { cents: number | undefined }) {
  return (
    <b className={classNames('whitespace-nowrap text-text tabular-nums', cents === undefined && 'invisible')}>
      {formatMoney(cents ?? 0, 'BRL')}
    </b>
  );
}

/** Keeps room for a price that the server did not write. Without scripts, the text has no price. */
export function HeroLead() {
  const { t, language } = useTexts('live');
  const { status, data } = usePublicRead(landingFigures);
  const cents = data?.lowestCents;
  const countries = brandFigures.countries[language];
  const isPending = status === 'pending';

  return (
    <p className="mt-3 max-w-170 text-muted md:mt-5 md:text-lg lg:text-xl">
      {isPending && <span className="hidden noscript:inline">{t('lead', { countries })}</span>}
      <span className={classNames(isPending && 'noscript:hidden')}>
        {isPending || cents !== undefined
          ? fillGap(t('leadWithPrice', { countries, price: gap }), <LivePrice cents={cents} />)
          : t('lead', { countries })}
      </span>
    </p>
  );
}
