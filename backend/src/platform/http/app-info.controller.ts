import { Get, Response, Route, Tags } from '@tsoa/runtime';
import { ApiController } from './api-controller.js';
import { CURRENCIES, type Currency } from '../money.js';
import type { SettingsReader } from '../settings/index.js';
import type { ErrorDto } from '../errors/error.dto.js';

/** The limits that screens show; an operator may change them while the server runs. */
export interface AppLimitsDto {
  /** How long a number receives messages, in seconds. */
  activation_window_seconds: number;
  /** The most numbers in one purchase. */
  max_quantity: number;
  /** The smallest top-up, in cents of the wallet's currency. */
  topup_minimum_cents: number;
  /** The largest top-up, in cents of the wallet's currency. */
  topup_maximum_cents: number;
  /** How long the code that confirms an email address is valid, in seconds. */
  verification_code_seconds: number;
}

/** An identity provider (OpenID Connect) with which people can sign in. */
export interface IdentityProviderDto {
  /** The name on the button. */
  label: string;
}

/** What a client must know about the server before anybody signs in. */
export interface AppInfoDto {
  /** The name of the product. */
  name: string;
  /** The build that is running. */
  version: string;
  /** True when payments, numbers or mails are simulated. */
  sandbox: boolean;
  /** The page that pays Pix charges and sends messages; null outside the sandbox. */
  sandbox_url: string | null;
  /** The analytics property that a browser may load after its reader agreed; null when there is none. */
  analytics_measurement_id: string | null;
  /** The service that signs people in besides us; null where there is none. */
  identity_provider: IdentityProviderDto | null;
  limits: AppLimitsDto;
  /** The oldest version of the app that may still buy; an older one updates itself before its next purchase. */
  minimum_version: string;
  /** True: an app older than that updates itself at once. */
  force_update: boolean;
  /** The currencies that a wallet can have. */
  currencies: Currency[];
}

/** The part that stays the same while the process runs. */
export type FixedAppInfo = Omit<AppInfoDto, 'limits' | 'minimum_version' | 'force_update' | 'currencies'>;

@Route('api/v1/app')
@Tags('App')
export class AppInfoController extends ApiController<{
  info: FixedAppInfo;
  settings: Pick<SettingsReader, 'current'>;
}> {
  /** The name, the version, the oldest app that may still buy, the sandbox, the limits in force and the currencies. */
  @Get()
  @Response<ErrorDto>('default', 'Any other refusal, in the documented shape')
  getAppInfo(): AppInfoDto {
    const settings = this.deps.settings.current();
    return {
      ...this.deps.info,
      limits: {
        activation_window_seconds: settings.activation_window_seconds,
        max_quantity: settings.max_quantity,
        topup_minimum_cents: settings.topup_minimum_cents,
        topup_maximum_cents: settings.topup_maximum_cents,
        verification_code_seconds: settings.verification_code_seconds,
      },
      minimum_version: settings.minimum_app_version,
      force_update: settings.force_app_update,
      currencies: [...CURRENCIES],
    };
  }
}
