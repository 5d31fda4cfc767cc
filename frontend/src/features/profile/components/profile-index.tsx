import { Button } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';

interface ProfileIndexProps {
  groups: readonly { id: string; title: string }[];
}

function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

export function ProfileIndex({ groups }: ProfileIndexProps) {
  const { t } = useTranslation('profile');
  return (
    <nav aria-label={t('index')} className="mb-6 lg:hidden">
      <ul className="flex flex-wrap gap-2">
        {groups.map(({ id, title }) => (
          <li key={id}>
            <Button variant="outline" size="sm" onClick={() => goTo(id)}>
              {title}
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
