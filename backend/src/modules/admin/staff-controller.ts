import { ApiController } from '../../platform/http/index.js';
import { staffRequestOf, type SaidOfChange, type StaffRequest } from './audit/staff-action.js';

/** A controller of the back-office, over the services that it is given. */
export abstract class StaffController<Deps = object> extends ApiController {
  constructor(protected readonly deps: Deps) {
    super();
  }

  /** The staff action that the request asks for. */
  protected asked(said?: SaidOfChange): StaffRequest {
    return staffRequestOf(this.request, said);
  }
}
