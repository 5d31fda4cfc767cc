import { usePublicRead } from '../../../shared/api/use-public-read';
import { readServicesAnywhere, readShownServices } from '../api/public-catalogue';
import { FiguresStrip } from '../components/figures-strip';
import { Hero } from '../components/hero';

/** The start page: what the product does, what it costs now, and whatever somebody asks before they sign up. */
export function LandingScreen() {
  const anywhere = usePublicRead(readServicesAnywhere);
  const shown = usePublicRead(readShownServices);
  return (
    <>
      <Hero anywhere={anywhere} shown={shown} />
      <FiguresStrip />
    </>
  );
}
