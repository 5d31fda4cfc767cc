import { useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { TextsSource, type UseTexts } from '../shared/i18n/use-texts';

type TellsWhenAliveProps = { onAlive: () => void; children: ReactNode };

function TellsWhenAlive({ onAlive, children }: TellsWhenAliveProps) {
  useEffect(onAlive, [onAlive]);
  return children;
}

/** Lets scripts take over a part of the page where it stands; settles when it listens. */
export function bringToLife(
  place: HTMLElement,
  Part: ComponentType,
  { name, useLivingTexts }: { name: string; useLivingTexts: UseTexts },
): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(
      place,
      <TellsWhenAlive onAlive={resolve}>
        <TextsSource value={useLivingTexts}>
          <Part />
        </TextsSource>
      </TellsWhenAlive>,
      { identifierPrefix: name },
    );
  });
}
