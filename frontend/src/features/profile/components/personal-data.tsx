import { Card } from '@torpedo/ui-kit';
import { PersonalDataView } from './personal-data-view';

/** Who the account belongs to. */
export function PersonalData() {
  return (
    <Card padding="lg">
      <PersonalDataView />
    </Card>
  );
}
