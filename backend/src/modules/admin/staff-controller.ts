import { ApiController } from '../../platform/http/index.js';
import { staffRequestOf, type SaidOfChange, type StaffRequest } from './audit/staff-action.js';

/** A controller of the back-office. */
export abstract class StaffController extends ApiController {
  /** The staff action that the request asks for. */
  protected asked(said?: SaidOfChange): StaffRequest {
    return staffRequestOf(this.request, said);
  }
}
