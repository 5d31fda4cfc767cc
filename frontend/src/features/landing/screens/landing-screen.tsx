import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../shared/layout/page-title';
import { SandboxBar } from '../../../shared/layout/sandbox-bar';
import { FiguresStrip } from '../components/figures-strip';
import { Hero } from '../components/hero';
import { LandingHeader } from '../components/landing-header';

export function LandingScreen() {
  const { t } = useTranslation('landing');
  return (
    <div className="flex min-h-dvh flex-col">
      <PageTitle>{t('title')}</PageTitle>
      <LandingHeader />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <Hero />
        <FiguresStrip />
      </main>
      <SandboxBar />
    </div>
  );
}
