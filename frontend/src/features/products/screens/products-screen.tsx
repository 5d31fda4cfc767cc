import { Link } from '@tanstack/react-router';
import { Button, Card, EmptyState, SectionHeading } from '@torpedo/ui-kit';
import { Construction } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../shared/layout/page-title';

export function ProductsScreen() {
  const { t } = useTranslation(['products', 'shell']);
  return (
    <>
      <PageTitle>{t('shell:headings.products')}</PageTitle>
      <SectionHeading level={1} size="page">
        {t('shell:headings.products')}
      </SectionHeading>
      <Card className="mt-5">
        <EmptyState
          icon={<Construction />}
          title={t('heading')}
          text={t('text')}
          action={
            <Button asChild>
              <Link to="/services">{t('services')}</Link>
            </Button>
          }
        />
      </Card>
    </>
  );
}
