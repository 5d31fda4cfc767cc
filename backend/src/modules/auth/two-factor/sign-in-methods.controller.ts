import type { Request as HttpRequest } from 'express';
import {
  Controller,
  Example,
  Get,
  OperationId,
  Request,
  Response,
  Route,
  Security,
  Tags,
} from '@tsoa/runtime';
import { actorOf, type ErrorDto } from '../../../platform/http/index.js';
import type { SignInMethods } from './sign-in-methods.js';
import type { SignInMethodsDto } from './two-factor.dto.js';

@Route('api/v1/users/me/sign-in-methods')
@Tags('Two-step sign-in')
@Response<ErrorDto>(401, 'Not signed in')
@Response<ErrorDto>('default', 'Any other refusal, in the documented shape')
export class SignInMethodsController extends Controller {
  constructor(private readonly methods: SignInMethods) {
    super();
  }

  /** How the account can be entered: password, identity provider, two-step sign-in. */
  @Get()
  @OperationId('getSignInMethods')
  @Security('session', ['before_two_factor'])
  @Example<SignInMethodsDto>({
    has_password: true,
    is_reconfirmed: false,
    two_factor_enabled: true,
    two_factor_required: false,
    recovery_codes_left: 9,
  })
  getSignInMethods(@Request() request: HttpRequest): Promise<SignInMethodsDto> {
    return this.methods.of(actorOf(request));
  }
}
