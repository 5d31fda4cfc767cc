import { bodyOf } from '@torpedo/api-client';
import { publicApi } from '../api/public-client';

/**
 * The property to report to; null where the operator has none.
 * @throws ApiError
 */
export async function readMeasurementId(): Promise<string | null> {
  const { analytics_measurement_id } = await bodyOf(publicApi.GET('/api/v1/app'));
  return analytics_measurement_id;
}
