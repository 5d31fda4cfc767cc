import { PAGE_SIZES, type Schemas } from '@torpedo/api-client';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { changeCall, staffQuery } from '../../../shared/back-office/staff-query';

export type Incident = Schemas['AdminIncidentDto'];
export type Scope = Schemas['IncidentScopeDto'];
type OpenRequest = Schemas['OpenIncidentRequestDto'];

const PATH = '/api/v1/admin/incidents';

/** The open incidents, and those of the last 90 days. */
export const incidentsQuery = () => staffQuery(staffKeys.incidents, PATH, { query: { per_page: 100 } });

/** The public status with the measured delivery. */
export const measuredQuery = () => staffQuery(staffKeys.incidents, '/api/v1/status');

export const servicesQuery = () =>
  staffQuery(staffKeys.known, '/api/v1/services', {
    query: { active: false, per_page: PAGE_SIZES.services.most },
  });

export const countriesQuery = () =>
  staffQuery(staffKeys.known, '/api/v1/countries', { query: { per_page: PAGE_SIZES.countries.most } });

/** Counts the customers with such a number in use, who would be notified, and the followers by mail. */
export const customersQuery = (numbers: string[]) =>
  staffQuery(staffKeys.incidents, `${PATH}/customers`, { query: { numbers } });

/** Opens an incident, or publishes an update of one. */
export const publish = (incident: Incident | null, body: OpenRequest) =>
  incident
    ? changeCall(
        'post',
        `${PATH}/{id}/updates`,
        { id: incident.id },
        {
          ...body,
          expected_updated_at: incident.updated_at,
        },
      )
    : changeCall('post', PATH, null, body);

export const correct = (
  { id, updated_at: expected_updated_at }: Incident,
  updateId: string,
  texts: Schemas['IncidentTextsDto'],
) => changeCall('patch', `${PATH}/{id}/updates/{updateId}`, { id, updateId }, { texts, expected_updated_at });
