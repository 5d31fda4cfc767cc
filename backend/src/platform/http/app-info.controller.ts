import { Get, Response, Route, Tags } from '@tsoa/runtime';
import { ApiController } from './api-controller.js';
import { CURRENCIES, type Currency } from '../money.js';
import type { SettingsReader } from '../settings/index.js';
import type { ErrorDto } from '../errors/error.dto.js';

/** The limits that screens speak of; an operator may change them while the server runs. */
export interface AppLimitsDto {
  /** How long a number receives messages. */
  activation_window_seconds: number;
  /** Numbers in one purchase. */
  max_quantity: number;
  /** Least of one top-up, in cents of the wallet's currency. */
  topup_minimum_cents: number;
  /** Most of one top-up, in cents of the wallet's currency. */
  topup_maximum_cents: number;
  /** How long the code that confirms an address is valid. */
  verification_code_seconds: number;
}

/** An identity provider (OpenID Connect) that people can sign in with. */
export interface IdentityProviderDto {
  /** Its name, for the button. */
  label: string;
}

/** What a client needs to know about the server before anybody signs in. */
export interface AppInfoDto {
  /** Name of the product. */
  name: string;
  /** Build that is running. */
  version: string;
  /** True when payments, numbers or mails are simulated. */
  sandbox: boolean;
  /** Page that pays Pix charges and sends messages; null outside the sandbox. */
  sandbox_url: string | null;
  /** Analytics property that a browser may load once its reader has consented; null: none. */
  analytics_measurement_id: string | null;
  /** Who signs people in beside us; null where nobody does. */
  identity_provider: IdentityProviderDto | null;
  limits: AppLimitsDto;
  /** Oldest version of the app that still buys; an older one updates itself before its next purchase. */
  minimum_version: string;
  /** Whether an app older than that updates itself at once. */
  force_update: boolean;
  /** What a wallet can hold. */
  currencies: Currency[];
}

/** What stays the same while the process runs. */
export type FixedAppInfo = Omit<AppInfoDto, 'limits' | 'minimum_version' | 'force_update' | 'currencies'>;

@Route('api/v1/app')
@Tags('App')
export class AppInfoController extends ApiController<{
  info: FixedAppInfo;
  settings: Pick<SettingsReader, 'current'>;
}> {
  /** Name, version and the oldest app that still buys, whether this is a sandbox, the limits in force, the currencies. */
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
