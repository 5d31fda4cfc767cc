import { ExpressTemplateService, ValidationService, type FieldErrors } from '@tsoa/runtime';
import { assertDryRunIsTaken } from './dry-run.js';

/** The library compares enum values as text, so that `["BRL"]` would pass as `"BRL"`. */
class StrictValidation extends ValidationService {
  override validateEnum(
    name: string,
    value: unknown,
    errors: FieldErrors,
    members: (string | number | boolean | null)[] = [],
    parent = '',
  ): unknown {
    if (members.some((member) => member === value)) return value;
    errors[parent + name] = { message: `should be one of the following; [${members.join(',')}]` };
    return undefined;
  }
}

export class StrictTemplateService extends ExpressTemplateService {
  protected override validationService = new StrictValidation(this.models, this.config);

  override getValidatedArgs(asked: Parameters<ExpressTemplateService['getValidatedArgs']>[0]): unknown[] {
    assertDryRunIsTaken(asked.request);
    return super.getValidatedArgs(asked);
  }
}
