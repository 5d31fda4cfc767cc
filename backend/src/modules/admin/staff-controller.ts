import { ApiController } from '../../platform/http/index.js';
import { staffRequestOf, type SaidOfChange, type StaffRequest } from './audit/staff-action.js';

export abstract class StaffController<Deps = object> extends ApiController<Deps> {
  protected asked(said?: SaidOfChange): StaffRequest {
    return staffRequestOf(this.request, said);
  }
}

export const given = <Value extends string>(value: Value | undefined): Exclude<Value, 'all'> | undefined =>
  value === 'all' ? undefined : (value as Exclude<Value, 'all'> | undefined);
