import { classNames } from '@torpedo/ui-kit';
import { Trans, useTranslation } from 'react-i18next';
import type { Schemas } from '../../../shared/api/client';
import type { PublicRead } from '../../../shared/api/use-public-read';
import { brand } from '../../../shared/brand';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { lowestPrice } from '../rules/live-offer';

type HeroLeadProps = {
  services: PublicRead<Schemas['ServiceDto'][]>;
  className?: string;
};

/** The room of a price, and the price once it is known. */
function LivePrice({ cents }: { cents: number | undefined }) {
  return (
    <span className={classNames('whitespace-nowrap tabular-nums', cents === undefined && 'invisible')}>
      {formatMoney(cents ?? 0, 'BRL')}
    </span>
  );
}

/** What is sold, with the lowest price of the moment. The price's room is kept while it loads. */
export function HeroLead({ services: { status, data = [] }, className }: HeroLeadProps) {
  const { t } = useTranslation('landing');
  const { language } = useLanguage();
  const cents = lowestPrice(data);
  const countries = brand.figures.countries[language];

  return (
    <p className={className}>
      {status === 'pending' || cents !== undefined ? (
        <Trans
          t={t}
          i18nKey="leadWithPrice"
          values={{ countries }}
          components={{
            price: <LivePrice cents={cents} />,
          }}
        />
      ) : (
        t('lead', { countries })
      )}
    </p>
  );
}
