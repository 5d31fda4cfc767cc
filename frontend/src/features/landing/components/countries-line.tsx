import { Flag, Skeleton } from '@torpedo/ui-kit';
import { usePublicRead } from '../../../shared/api/public-read';
import { useTexts } from '../../../shared/i18n/use-texts';
import { countriesForSale } from '../api/public-catalogue';
import { familiarFirst } from '../rules/familiar-countries';

/** How many countries have numbers now, with some of their flags. Nothing where that is unknown. */
export function CountriesLine() {
  const { t } = useTexts('live');
  const { status, data: countries = [] } = usePublicRead(countriesForSale);
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-2 text-muted">
      {status === 'pending' && (
        <>
          <Skeleton className="w-58" />
          <Skeleton className="h-6 w-60" />
        </>
      )}
      {countries.length > 0 && (
        <>
          <span className="flex gap-1.5">
            {familiarFirst(countries).map(({ iso_code, flag_image_url }) => (
              <Flag key={iso_code} src={flag_image_url ?? undefined} code={iso_code} />
            ))}
          </span>
          <p>{t('prices.countries', { count: countries.length })}</p>
        </>
      )}
    </div>
  );
}
