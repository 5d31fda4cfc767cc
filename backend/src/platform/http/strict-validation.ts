import { ExpressTemplateService, ValidationService, type FieldErrors } from '@tsoa/runtime';

/** Compares values of an enum by identity: the library compares their texts, so that `["BRL"]` passes as `"BRL"`. */
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

/** What the generated routes validate and answer with. */
export class StrictTemplateService extends ExpressTemplateService {
  protected override validationService = new StrictValidation(this.models, this.config);
}
