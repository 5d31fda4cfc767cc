import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { classNames } from '@torpedo/ui-kit';
import { Trans, useTranslation } from 'react-i18next';
import { brand } from '../../../shared/brand';
import { servicesQuery } from '../../../shared/catalogue/catalogue-queries';
import { Money } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { lowestPrice } from '../rules/live-offer';

/** What is sold, with the lowest price of the moment. The price's room is kept while it loads. */
export function HeroLead({ className }: { className?: string }) {
  const { t } = useTranslation('landing');
  const { language } = useLanguage();
  const { data: services, isPending } = useQuery({
    ...servicesQuery(language),
    placeholderData: keepPreviousData,
  });
  const cents = services && lowestPrice(services);
  const countries = brand.figures.countries[language];

  return (
    <p className={className}>
      {isPending || cents !== undefined ? (
        <Trans
          t={t}
          i18nKey="leadWithPrice"
          values={{ countries }}
          components={{
            price: (
              <Money cents={cents ?? 0} currency="BRL" className={classNames(isPending && 'invisible')} />
            ),
          }}
        />
      ) : (
        t('lead', { countries })
      )}
    </p>
  );
}
