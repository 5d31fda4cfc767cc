import { useMay } from '../../../shared/back-office/staff-rights';
import { type Place, PLACE_GROUPS } from '../rules/places';

type GroupId = (typeof PLACE_GROUPS)[number]['id'];

/** The places to which the signed-in person may go, by group; groups without any are left out. */
export function usePlaceGroups(): { id: GroupId; places: Place[] }[] {
  const may = useMay();
  return PLACE_GROUPS.map(({ id, places }) => ({
    id,
    places: (places as readonly Place[]).filter(({ permission }) => may(permission)),
  })).filter(({ places }) => places.length > 0);
}
