/* tslint:disable */
/* eslint-disable */
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import type { TsoaRoute } from '@tsoa/runtime';
import { fetchMiddlewares } from '@tsoa/runtime';
import { StrictTemplateService as ExpressTemplateService } from './../platform/http/strict-validation.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { AppInfoController } from './../platform/http/app-info.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { DeviceSignInController } from './../modules/auth/device-sign-in/device-sign-in.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { TeamsController } from './../modules/auth/teams/teams.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { TwoFactorController } from './../modules/auth/two-factor/two-factor.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { SignInMethodsController } from './../modules/auth/two-factor/two-factor.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { IdentityController } from './../modules/auth/identity/identity.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { SessionsController } from './../modules/auth/sessions/sessions.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { ActivityController } from './../modules/auth/activity/activity.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { ApiKeysController } from './../modules/auth/api-keys/api-keys.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { AccountDataController } from './../modules/auth/account-data/account-data.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { AccountController } from './../modules/auth/accounts/account.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { ProfileController } from './../modules/auth/profile/profile.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { PasswordsController } from './../modules/auth/passwords/passwords.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { RegistrationController } from './../modules/auth/registration/registration.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { SignInController } from './../modules/auth/sign-in/sign-in.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { WebhooksController } from './../modules/webhooks/webhooks.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { WalletController } from './../modules/wallet/wallet.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { TopupChargeController } from './../modules/wallet/topups/topups.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { TopupsController } from './../modules/wallet/topups/topups.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { RatesController } from './../modules/wallet/rates/rates.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { PayoutsController } from './../modules/wallet/payouts/payouts.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { MercadoPagoWebhookController } from './../modules/wallet/gateways/mercado-pago/mercado-pago-webhook.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { PixWebhookController } from './../modules/wallet/gateways/pix/pix-webhook.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { GatewaysController } from './../modules/wallet/gateways/gateways.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CatalogueController } from './../modules/catalogue/catalogue.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { ActivationController } from './../modules/activations/lifecycle/activation.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { LiveController } from './../modules/activations/live/live.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { SmsWebhookController } from './../modules/activations/messages/sms-webhook.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { OrdersController } from './../modules/activations/orders/orders.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { StatementController } from './../modules/activations/orders/statement.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { PurchaseController } from './../modules/activations/purchase/purchase.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { TestClockController } from './../modules/testkeys/test-clock.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { ContactController } from './../modules/support/contact.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CasesController } from './../modules/support/cases/cases.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { StatusController } from './../modules/status/status.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { NotificationsController } from './../modules/notifications/notifications.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { AlertsController } from './../modules/alerts/alerts.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { UserRecordsController } from './../modules/admin/users/user-records.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { UserChangesController } from './../modules/admin/users/user-changes.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { AdminUsersController } from './../modules/admin/users/admin-users.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { AdminTopupsController } from './../modules/admin/topups/admin-topups.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { StaffTokensController } from './../modules/admin/tokens/tokens.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { SettingsController } from './../modules/admin/settings/settings.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { AdminSessionsController } from './../modules/admin/sessions/admin-sessions.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { SearchController } from './../modules/admin/search/search.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { RightsController } from './../modules/admin/rights/rights.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { ReportsController } from './../modules/admin/reports/reports.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { ReconciliationController } from './../modules/admin/reconciliation/reconciliation.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { AdminRatesController } from './../modules/admin/rates/admin-rates.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { AdminOrdersController } from './../modules/admin/orders/admin-orders.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { AdminActivationsController } from './../modules/admin/orders/admin-activations.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { AdminIncidentsController } from './../modules/admin/incidents/incidents.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { AdminGatewaysController } from './../modules/admin/gateways/admin-gateways.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { FiguresController } from './../modules/admin/figures/figures.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { DashboardController } from './../modules/admin/dashboard/dashboard.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { AdminProvidersController } from './../modules/admin/catalogue/providers.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { AdminProductsController } from './../modules/admin/catalogue/products.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { AdminCountriesController } from './../modules/admin/catalogue/countries.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { AdminCategoriesController } from './../modules/admin/catalogue/categories.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { BulkProductsController } from './../modules/admin/catalogue/bulk-products.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { OperationsController } from './../modules/admin/catalogue/bulk-products.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { AdminCasesController } from './../modules/admin/cases/admin-cases.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { BulkAdjustmentsController } from './../modules/admin/balances/balances.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { BalancesController } from './../modules/admin/balances/balances.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { AuditController } from './../modules/admin/audit/audit.controller.js';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { AlarmsController } from './../modules/admin/alarms/alarms.controller.js';
import { expressAuthentication } from './../platform/http/authentication.js';
// @ts-ignore - no great way to install types from subpackage
import { iocContainer } from './../platform/http/ioc.js';
import type { IocContainer, IocContainerFactory } from '@tsoa/runtime';
import type { Request as ExRequest, Response as ExResponse, RequestHandler, Router } from 'express';
import multer from 'multer';


const expressAuthenticationRecasted = expressAuthentication as (req: ExRequest, securityName: string, scopes?: string[], res?: ExResponse) => Promise<any>;


// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

const models: TsoaRoute.Models = {
    "IdentityProviderDto": {
        "dataType": "refObject",
        "properties": {
            "label": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AppLimitsDto": {
        "dataType": "refObject",
        "properties": {
            "activation_window_seconds": {"dataType":"double","required":true},
            "max_quantity": {"dataType":"double","required":true},
            "topup_minimum_cents": {"dataType":"double","required":true},
            "topup_maximum_cents": {"dataType":"double","required":true},
            "verification_code_seconds": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Currency": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AppInfoDto": {
        "dataType": "refObject",
        "properties": {
            "name": {"dataType":"string","required":true},
            "version": {"dataType":"string","required":true},
            "sandbox": {"dataType":"boolean","required":true},
            "sandbox_url": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "analytics_measurement_id": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "identity_provider": {"dataType":"union","subSchemas":[{"ref":"IdentityProviderDto"},{"dataType":"enum","enums":[null]}],"required":true},
            "limits": {"ref":"AppLimitsDto","required":true},
            "minimum_version": {"dataType":"string","required":true},
            "force_update": {"dataType":"boolean","required":true},
            "currencies": {"dataType":"array","array":{"dataType":"refAlias","ref":"Currency"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Record_string.string_": {
        "dataType": "refAlias",
        "type": {"dataType":"nestedObjectLiteral","nestedProperties":{},"additionalProperties":{"dataType":"string"},"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "InvalidInputErrorDto": {
        "dataType": "refObject",
        "properties": {
            "message": {"dataType":"string","required":true},
            "fields": {"ref":"Record_string.string_"},
            "code": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["VALIDATION_ERROR"]},{"dataType":"enum","enums":["SAME_PASSWORD"]},{"dataType":"enum","enums":["WEAK_PASSWORD"]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "NotSoldErrorDto": {
        "dataType": "refObject",
        "properties": {
            "message": {"dataType":"string","required":true},
            "fields": {"ref":"Record_string.string_"},
            "code": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["INVALID_SERVICE"]},{"dataType":"enum","enums":["INVALID_COUNTRY"]}],"required":true},
            "another_country_may_help": {"dataType":"boolean"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "InvalidQuantityErrorDto": {
        "dataType": "refObject",
        "properties": {
            "message": {"dataType":"string","required":true},
            "fields": {"ref":"Record_string.string_"},
            "code": {"dataType":"enum","enums":["INVALID_QUANTITY"],"required":true},
            "max_quantity": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RateLimitedErrorDto": {
        "dataType": "refObject",
        "properties": {
            "message": {"dataType":"string","required":true},
            "code": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["RATE_LIMITED"]},{"dataType":"enum","enums":["TOO_MANY_ATTEMPTS"]}],"required":true},
            "retry_after_seconds": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "UnavailableErrorDto": {
        "dataType": "refObject",
        "properties": {
            "message": {"dataType":"string","required":true},
            "code": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["UNAVAILABLE"]},{"dataType":"enum","enums":["GATEWAY_UNAVAILABLE"]}],"required":true},
            "retry_after_seconds": {"dataType":"double"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WebhookRefusedErrorDto": {
        "dataType": "refObject",
        "properties": {
            "message": {"dataType":"string","required":true},
            "code": {"dataType":"enum","enums":["WEBHOOK_REFUSED"],"required":true},
            "gateway_message": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EmailNotVerifiedErrorDto": {
        "dataType": "refObject",
        "properties": {
            "message": {"dataType":"string","required":true},
            "code": {"dataType":"enum","enums":["EMAIL_NOT_VERIFIED"],"required":true},
            "email": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OpenActivationsDto": {
        "dataType": "refObject",
        "properties": {
            "kind": {"dataType":"enum","enums":["open_activations"],"required":true},
            "count": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "HeldMoneyDto": {
        "dataType": "refObject",
        "properties": {
            "kind": {"dataType":"enum","enums":["held_money"],"required":true},
            "currency": {"ref":"Currency","required":true},
            "held_cents": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PendingPayoutDto": {
        "dataType": "refObject",
        "properties": {
            "kind": {"dataType":"enum","enums":["pending_payout"],"required":true},
            "currency": {"ref":"Currency","required":true},
            "amount_cents": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OpenDebtDto": {
        "dataType": "refObject",
        "properties": {
            "kind": {"dataType":"enum","enums":["debt"],"required":true},
            "currency": {"ref":"Currency","required":true},
            "owed_cents": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccountInUseErrorDto": {
        "dataType": "refObject",
        "properties": {
            "message": {"dataType":"string","required":true},
            "code": {"dataType":"enum","enums":["ACCOUNT_IN_USE"],"required":true},
            "open": {"dataType":"array","array":{"dataType":"union","subSchemas":[{"ref":"OpenActivationsDto"},{"ref":"HeldMoneyDto"},{"ref":"PendingPayoutDto"},{"ref":"OpenDebtDto"}]},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "LeftBalanceDto": {
        "dataType": "refObject",
        "properties": {
            "currency": {"ref":"Currency","required":true},
            "balance_cents": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BalanceLeftErrorDto": {
        "dataType": "refObject",
        "properties": {
            "message": {"dataType":"string","required":true},
            "code": {"dataType":"enum","enums":["BALANCE_LEFT"],"required":true},
            "balances": {"dataType":"array","array":{"dataType":"refObject","ref":"LeftBalanceDto"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ApiKeyLimitErrorDto": {
        "dataType": "refObject",
        "properties": {
            "message": {"dataType":"string","required":true},
            "code": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["API_KEY_LIMIT_REACHED"]},{"dataType":"enum","enums":["STAFF_TOKEN_LIMIT_REACHED"]},{"dataType":"enum","enums":["WEBHOOK_LIMIT_REACHED"]},{"dataType":"enum","enums":["ALERT_LIMIT_REACHED"]},{"dataType":"enum","enums":["TEAM_FULL"]}],"required":true},
            "maximum": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AlertNotNeededErrorDto": {
        "dataType": "refObject",
        "properties": {
            "message": {"dataType":"string","required":true},
            "code": {"dataType":"enum","enums":["ALERT_NOT_NEEDED"],"required":true},
            "price_cents": {"dataType":"double","required":true},
            "currency": {"ref":"Currency","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BudgetErrorDto": {
        "dataType": "refObject",
        "properties": {
            "message": {"dataType":"string","required":true},
            "code": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["KEY_BUDGET_EXCEEDED"]},{"dataType":"enum","enums":["KEY_BUDGET_CURRENCY"]},{"dataType":"enum","enums":["TEAM_BUDGET_EXCEEDED"]},{"dataType":"enum","enums":["TEAM_BUDGET_CURRENCY"]}],"required":true},
            "budget_cents": {"dataType":"double","required":true},
            "spent_cents": {"dataType":"double","required":true},
            "currency": {"ref":"Currency","required":true},
            "resets_at": {"dataType":"string","required":true},
            "retry_after_seconds": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MinimumAmountErrorDto": {
        "dataType": "refObject",
        "properties": {
            "message": {"dataType":"string","required":true},
            "fields": {"ref":"Record_string.string_"},
            "code": {"dataType":"enum","enums":["MINIMUM_AMOUNT"],"required":true},
            "minimum_cents": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MaximumAmountErrorDto": {
        "dataType": "refObject",
        "properties": {
            "message": {"dataType":"string","required":true},
            "fields": {"ref":"Record_string.string_"},
            "code": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["MAXIMUM_AMOUNT"]},{"dataType":"enum","enums":["PAYOUT_TOO_HIGH"]}],"required":true},
            "maximum_cents": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RateUnavailableErrorDto": {
        "dataType": "refObject",
        "properties": {
            "message": {"dataType":"string","required":true},
            "code": {"dataType":"enum","enums":["RATE_UNAVAILABLE"],"required":true},
            "currency": {"ref":"Currency","required":true},
            "quoted_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RateChangedErrorDto": {
        "dataType": "refObject",
        "properties": {
            "message": {"dataType":"string","required":true},
            "code": {"dataType":"enum","enums":["RATE_CHANGED"],"required":true},
            "fx_rate": {"dataType":"double","required":true},
            "charge_amount_cents": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "InsufficientBalanceErrorDto": {
        "dataType": "refObject",
        "properties": {
            "message": {"dataType":"string","required":true},
            "code": {"dataType":"enum","enums":["INSUFFICIENT_BALANCE"],"required":true},
            "user_balance": {"dataType":"double","required":true},
            "user_balance_cents": {"dataType":"double","required":true},
            "total_cost": {"dataType":"double","required":true},
            "total_cost_cents": {"dataType":"double","required":true},
            "missing": {"dataType":"double","required":true},
            "missing_cents": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BalanceChangedErrorDto": {
        "dataType": "refObject",
        "properties": {
            "message": {"dataType":"string","required":true},
            "code": {"dataType":"enum","enums":["BALANCE_CHANGED"],"required":true},
            "balance_cents": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ChangedMeanwhileErrorDto": {
        "dataType": "refObject",
        "properties": {
            "message": {"dataType":"string","required":true},
            "code": {"dataType":"enum","enums":["CHANGED_MEANWHILE"],"required":true},
            "current": {"dataType":"object","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductExistsErrorDto": {
        "dataType": "refObject",
        "properties": {
            "message": {"dataType":"string","required":true},
            "code": {"dataType":"enum","enums":["PRODUCT_EXISTS"],"required":true},
            "product_id": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "LimitReachedErrorDto": {
        "dataType": "refObject",
        "properties": {
            "message": {"dataType":"string","required":true},
            "code": {"dataType":"enum","enums":["LIMIT_REACHED"],"required":true},
            "max": {"dataType":"double","required":true},
            "used": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PriceChangedErrorDto": {
        "dataType": "refObject",
        "properties": {
            "message": {"dataType":"string","required":true},
            "code": {"dataType":"enum","enums":["PRICE_CHANGED"],"required":true},
            "service_price": {"dataType":"double","required":true},
            "price_cents": {"dataType":"double","required":true},
            "currency": {"ref":"Currency","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CurrencyChangedErrorDto": {
        "dataType": "refObject",
        "properties": {
            "message": {"dataType":"string","required":true},
            "code": {"dataType":"enum","enums":["CURRENCY_CHANGED"],"required":true},
            "currency": {"ref":"Currency","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "NoCountryMatchesErrorDto": {
        "dataType": "refObject",
        "properties": {
            "message": {"dataType":"string","required":true},
            "code": {"dataType":"enum","enums":["NO_COUNTRY_MATCHES"],"required":true},
            "price_cents": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "currency": {"ref":"Currency","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OwedMoneyDto": {
        "dataType": "refObject",
        "properties": {
            "currency": {"ref":"Currency","required":true},
            "amount_cents": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PurchasesBlockedErrorDto": {
        "dataType": "refObject",
        "properties": {
            "message": {"dataType":"string","required":true},
            "reason": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["cancels"]},{"dataType":"enum","enums":["chargeback"]}],"required":true},
            "blocked_until": {"dataType":"string"},
            "retry_after_seconds": {"dataType":"double"},
            "debts": {"dataType":"array","array":{"dataType":"refObject","ref":"OwedMoneyDto"}},
            "code": {"dataType":"enum","enums":["PURCHASES_BLOCKED"],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CancelTooEarlyErrorDto": {
        "dataType": "refObject",
        "properties": {
            "message": {"dataType":"string","required":true},
            "code": {"dataType":"enum","enums":["CANCEL_TOO_EARLY"],"required":true},
            "cancel_available_at": {"dataType":"string","required":true},
            "retry_after_seconds": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SwapTooEarlyErrorDto": {
        "dataType": "refObject",
        "properties": {
            "message": {"dataType":"string","required":true},
            "code": {"dataType":"enum","enums":["SWAP_TOO_EARLY"],"required":true},
            "swap_available_at": {"dataType":"string","required":true},
            "retry_after_seconds": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SwapNoNumberErrorDto": {
        "dataType": "refObject",
        "properties": {
            "message": {"dataType":"string","required":true},
            "code": {"dataType":"enum","enums":["SWAP_NO_NUMBER"],"required":true},
            "refunded_amount": {"dataType":"double","required":true},
            "refunded_amount_cents": {"dataType":"double","required":true},
            "currency": {"ref":"Currency","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ErrorCode": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["VALIDATION_ERROR","BAD_REQUEST","INVALID_JSON","PAYLOAD_TOO_LARGE","UNSUPPORTED_MEDIA_TYPE","NOT_FOUND","UPGRADE_REQUIRED","INTERNAL_ERROR","UNAVAILABLE","RATE_LIMITED","UNAUTHENTICATED","FORBIDDEN","CSRF_REJECTED","IDEMPOTENCY_CONFLICT","IDEMPOTENCY_IN_PROGRESS","NO_TRIAL","EMAIL_ALREADY_REGISTERED","INVALID_CREDENTIALS","EMAIL_NOT_VERIFIED","ACCOUNT_DISABLED","TOO_MANY_ATTEMPTS","PASSWORD_CHANGE_REQUIRED","TWO_FACTOR_REQUIRED","INVALID_TWO_FACTOR_CODE","TWO_FACTOR_ENROLMENT_REQUIRED","TWO_FACTOR_ALREADY_ON","TWO_FACTOR_OFF","INVALID_CONFIRMATION_CODE","REAUTHENTICATION_REQUIRED","AUTHORIZATION_PENDING","SLOW_DOWN","ACCESS_DENIED","EXPIRED_TOKEN","IDENTITY_SIGN_IN_FAILED","IDENTITY_EMAIL_NOT_VERIFIED","IDENTITY_OTHER_ACCOUNT","IDENTITY_CONFLICT","IDENTITY_PROVIDER_UNAVAILABLE","INVALID_CODE","CODE_EXPIRED","ACCOUNT_IN_USE","BALANCE_LEFT","LAST_ADMIN","OWN_ROLE","INVALID_ROLE","EMAIL_ALREADY_VERIFIED","INVALID_API_KEY","API_KEY_AS_BEARER","API_KEY_SCOPE","API_KEY_NOT_ALLOWED","API_KEY_LIMIT_REACHED","TEST_KEY_NOT_ALLOWED","TEST_KEY_REQUIRED","KEY_BUDGET_EXCEEDED","KEY_BUDGET_CURRENCY","TEAM_BUDGET_EXCEEDED","TEAM_BUDGET_CURRENCY","NOT_A_MEMBER","TEAM_ROLE","TEAM_EXISTS","TEAM_FULL","ALREADY_A_MEMBER","INVITATION_OF_ANOTHER","STAFF_TOKEN_NOT_ALLOWED","STAFF_TOKEN_LIMIT_REACHED","INVALID_TOKEN","TOKEN_EXPIRED","INVALID_PASSWORD","SAME_PASSWORD","WEAK_PASSWORD","FILE_TOO_LARGE","IMAGE_TYPE_NOT_SUPPORTED","IMAGE_UNREADABLE","WEBHOOK_LIMIT_REACHED","WEBHOOK_DISABLED","ALERT_NOT_NEEDED","ALERT_LIMIT_REACHED","PUSH_UNAVAILABLE","PUSH_NOT_SUBSCRIBED","PUSH_SERVICE_UNAVAILABLE","MINIMUM_AMOUNT","MAXIMUM_AMOUNT","INVALID_CPF","GATEWAY_NOT_SUPPORTED","GATEWAY_UNAVAILABLE","WEBHOOK_NOT_NEEDED","WEBHOOK_REFUSED","RATE_UNAVAILABLE","RATE_CHANGED","PAYOUT_NOT_POSSIBLE","PAYOUT_PENDING","PAYOUT_TOO_HIGH","INVALID_SIGNATURE","INSUFFICIENT_BALANCE","BALANCE_CHANGED","DIFFERENCE_CLOSED","MONTH_NOT_OVER","MONTH_ALREADY_CLOSED","MONTH_NOT_RECONCILED","SETTING_PINNED","CHANGED_MEANWHILE","PRODUCT_EXISTS","CATEGORY_EXISTS","PROVIDER_EXISTS","PROVIDER_OF_ENVIRONMENT","SIMULATED_PAYMENTS","LIMIT_REACHED","PRICE_CHANGED","CURRENCY_CHANGED","NO_COUNTRY_MATCHES","PURCHASES_BLOCKED","INVALID_SERVICE","INVALID_COUNTRY","INVALID_QUANTITY","SERVICE_UNAVAILABLE","CANCEL_TOO_EARLY","SWAP_TOO_EARLY","SWAP_NOT_AVAILABLE","SWAP_NO_NUMBER","CODE_RECEIVED","ACTIVATION_CLOSED","ANOTHER_SMS_NOT_AVAILABLE","ACTIVATION_NOT_COMPLETED","PROVIDER_UNAVAILABLE","ORDER_IN_PROGRESS","ORDER_NOT_CANCELLABLE","ORDER_NOT_REFUNDABLE","ORDER_ALREADY_REFUNDED","DISPUTE_TOO_LATE","CASE_DECIDED","CASE_REPLY_SENT","PAYMENT_NOT_FOUND"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PlainErrorDto": {
        "dataType": "refObject",
        "properties": {
            "message": {"dataType":"string","required":true},
            "fields": {"ref":"Record_string.string_"},
            "code": {"ref":"ErrorCode","required":true},
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ErrorDetailDto": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"ref":"InvalidInputErrorDto"},{"ref":"NotSoldErrorDto"},{"ref":"InvalidQuantityErrorDto"},{"ref":"RateLimitedErrorDto"},{"ref":"UnavailableErrorDto"},{"ref":"WebhookRefusedErrorDto"},{"ref":"EmailNotVerifiedErrorDto"},{"ref":"AccountInUseErrorDto"},{"ref":"BalanceLeftErrorDto"},{"ref":"ApiKeyLimitErrorDto"},{"ref":"AlertNotNeededErrorDto"},{"ref":"BudgetErrorDto"},{"ref":"MinimumAmountErrorDto"},{"ref":"MaximumAmountErrorDto"},{"ref":"RateUnavailableErrorDto"},{"ref":"RateChangedErrorDto"},{"ref":"InsufficientBalanceErrorDto"},{"ref":"BalanceChangedErrorDto"},{"ref":"ChangedMeanwhileErrorDto"},{"ref":"ProductExistsErrorDto"},{"ref":"LimitReachedErrorDto"},{"ref":"PriceChangedErrorDto"},{"ref":"CurrencyChangedErrorDto"},{"ref":"NoCountryMatchesErrorDto"},{"ref":"PurchasesBlockedErrorDto"},{"ref":"CancelTooEarlyErrorDto"},{"ref":"SwapTooEarlyErrorDto"},{"ref":"SwapNoNumberErrorDto"},{"ref":"PlainErrorDto"}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ErrorDto": {
        "dataType": "refObject",
        "properties": {
            "detail": {"ref":"ErrorDetailDto","required":true},
            "error": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["authorization_pending"]},{"dataType":"enum","enums":["slow_down"]},{"dataType":"enum","enums":["access_denied"]},{"dataType":"enum","enums":["expired_token"]}]},
            "error_description": {"dataType":"string"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DeviceSignInDto": {
        "dataType": "refObject",
        "properties": {
            "device_code": {"dataType":"string","required":true},
            "user_code": {"dataType":"string","required":true},
            "verification_uri": {"dataType":"string","required":true},
            "verification_uri_complete": {"dataType":"string","required":true},
            "expires_in": {"dataType":"double","required":true},
            "interval": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BeginDeviceSignInDto": {
        "dataType": "refObject",
        "properties": {
            "client_name": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":100}}},
            "client_id": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":100}}},
            "scope": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":100}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "LoginDto": {
        "dataType": "refObject",
        "properties": {
            "access_token": {"dataType":"string","required":true},
            "token_type": {"dataType":"enum","enums":["bearer"],"required":true},
            "expires_in": {"dataType":"double","required":true},
            "must_change_password": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DeviceTokenRequestDto": {
        "dataType": "refObject",
        "properties": {
            "device_code": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"required"},"minLength":{"errorMsg":"required","value":1},"maxLength":{"errorMsg":"too_long","value":200}}},
            "grant_type": {"dataType":"enum","enums":["urn:ietf:params:oauth:grant-type:device_code"]},
            "client_id": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":100}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PendingDeviceDto": {
        "dataType": "refObject",
        "properties": {
            "user_code": {"dataType":"string","required":true},
            "client_name": {"dataType":"string","required":true},
            "system": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "ip_address": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "created_at": {"dataType":"string","required":true},
            "expires_at": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "UserCodeDto": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":40}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DecideDeviceSignInDto": {
        "dataType": "refObject",
        "properties": {
            "user_code": {"ref":"UserCodeDto","required":true},
            "decision": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["approve"]},{"dataType":"enum","enums":["deny"]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MemberRoleDto": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["buyer"]},{"dataType":"enum","enums":["viewer"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TeamDto": {
        "dataType": "refObject",
        "properties": {
            "account_id": {"dataType":"string","required":true},
            "name": {"dataType":"string","required":true},
            "role": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["owner"]},{"ref":"MemberRoleDto"}],"required":true},
            "currency": {"ref":"Currency","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TeamsDto": {
        "dataType": "refObject",
        "properties": {
            "teams": {"dataType":"array","array":{"dataType":"refObject","ref":"TeamDto"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TeamNameDto": {
        "dataType": "refObject",
        "properties": {
            "name": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"required"},"minLength":{"errorMsg":"required","value":1},"maxLength":{"errorMsg":"too_long","value":60}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OpenInvitationDto": {
        "dataType": "refObject",
        "properties": {
            "account_id": {"dataType":"string","required":true},
            "team_name": {"dataType":"string","required":true},
            "owner_name": {"dataType":"string","required":true},
            "role": {"ref":"MemberRoleDto","required":true},
            "monthly_budget_cents": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "currency": {"ref":"Currency","required":true},
            "expires_at": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "InvitationTokenDto": {
        "dataType": "refObject",
        "properties": {
            "token": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"required"},"minLength":{"errorMsg":"required","value":1},"maxLength":{"errorMsg":"too_long","value":100}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TeamPersonDto": {
        "dataType": "refObject",
        "properties": {
            "user_id": {"dataType":"string","required":true},
            "name": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "email": {"dataType":"string","required":true},
            "role": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["owner"]},{"ref":"MemberRoleDto"}],"required":true},
            "monthly_budget_cents": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "warns_owner": {"dataType":"boolean","required":true},
            "currency": {"ref":"Currency","required":true},
            "spent_cents": {"dataType":"double","required":true},
            "numbers": {"dataType":"double","required":true},
            "last_used_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TeamInvitationDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "email": {"dataType":"string","required":true},
            "role": {"ref":"MemberRoleDto","required":true},
            "monthly_budget_cents": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "sent_at": {"dataType":"string","required":true},
            "expires_at": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TeamDetailDto": {
        "dataType": "refObject",
        "properties": {
            "account_id": {"dataType":"string","required":true},
            "name": {"dataType":"string","required":true},
            "role": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["owner"]},{"ref":"MemberRoleDto"}],"required":true},
            "currency": {"ref":"Currency","required":true},
            "month": {"dataType":"string","required":true},
            "resets_at": {"dataType":"string","required":true},
            "created_at": {"dataType":"string","required":true},
            "spent_cents": {"dataType":"double","required":true},
            "numbers": {"dataType":"double","required":true},
            "people": {"dataType":"array","array":{"dataType":"refObject","ref":"TeamPersonDto"},"required":true},
            "invitations": {"dataType":"array","array":{"dataType":"refObject","ref":"TeamInvitationDto"},"required":true},
            "maximum": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TeamAccountIdDto": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"invalid","value":"^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "InviteToTeamRequestDto": {
        "dataType": "refObject",
        "properties": {
            "email": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"email_required"},"maxLength":{"errorMsg":"email_invalid","value":254}}},
            "role": {"ref":"MemberRoleDto","required":true},
            "monthly_budget_cents": {"dataType":"union","subSchemas":[{"dataType":"integer"},{"dataType":"enum","enums":[null]}],"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":1000000000}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ChangeMemberRequestDto": {
        "dataType": "refObject",
        "properties": {
            "role": {"ref":"MemberRoleDto","required":true},
            "monthly_budget_cents": {"dataType":"union","subSchemas":[{"dataType":"integer"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":1000000000}}},
            "warns_owner": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TwoFactorSetupDto": {
        "dataType": "refObject",
        "properties": {
            "secret": {"dataType":"string","required":true},
            "otpauth_uri": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OwnerProofDto": {
        "dataType": "refObject",
        "properties": {
            "password": {"dataType":"string"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RecoveryCodesDto": {
        "dataType": "refObject",
        "properties": {
            "recovery_codes": {"dataType":"array","array":{"dataType":"string"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TwoFactorConfirmationDto": {
        "dataType": "refObject",
        "properties": {
            "otp_code": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"code_invalid"},"pattern":{"errorMsg":"code_invalid","value":"^[\\s-]*([0-9][\\s-]*){6}$"},"maxLength":{"errorMsg":"code_invalid","value":40}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TwoFactorProofDto": {
        "dataType": "refObject",
        "properties": {
            "password": {"dataType":"string"},
            "otp_code": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"code_invalid"},"minLength":{"errorMsg":"code_invalid","value":6},"maxLength":{"errorMsg":"code_invalid","value":40}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SignInMethodsDto": {
        "dataType": "refObject",
        "properties": {
            "has_password": {"dataType":"boolean","required":true},
            "is_reconfirmed": {"dataType":"boolean","required":true},
            "two_factor_enabled": {"dataType":"boolean","required":true},
            "two_factor_required": {"dataType":"boolean","required":true},
            "recovery_codes_left": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "IdentityFlowDto": {
        "dataType": "refObject",
        "properties": {
            "authorization_url": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BeginIdentityFlowDto": {
        "dataType": "refObject",
        "properties": {
            "purpose": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["sign_in"]},{"dataType":"enum","enums":["confirm"]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "IdentityCallbackDto": {
        "dataType": "refObject",
        "properties": {
            "code": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"required"},"minLength":{"errorMsg":"required","value":1},"maxLength":{"errorMsg":"too_long","value":4096}}},
            "state": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"required"},"minLength":{"errorMsg":"required","value":1},"maxLength":{"errorMsg":"too_long","value":256}}},
            "iss": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":1024}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "IdentitySecondStepDto": {
        "dataType": "refObject",
        "properties": {
            "otp_code": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"code_invalid"},"minLength":{"errorMsg":"code_invalid","value":6},"maxLength":{"errorMsg":"code_invalid","value":40}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SessionDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "name": {"dataType":"string","required":true},
            "browser": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "system": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "ip_address": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "created_at": {"dataType":"string","required":true},
            "last_seen_at": {"dataType":"string","required":true},
            "expires_at": {"dataType":"string","required":true},
            "current": {"dataType":"boolean","required":true},
            "user_agent": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SessionsDto": {
        "dataType": "refObject",
        "properties": {
            "sessions": {"dataType":"array","array":{"dataType":"refObject","ref":"SessionDto"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EndedSessionsDto": {
        "dataType": "refObject",
        "properties": {
            "ended": {"dataType":"double","required":true},
            "api_keys_revoked": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RevokeOtherSessionsRequestDto": {
        "dataType": "refObject",
        "properties": {
            "revoke_api_keys": {"dataType":"boolean"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ConfirmSessionRequestDto": {
        "dataType": "refObject",
        "properties": {
            "password": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"password_required"},"minLength":{"errorMsg":"password_required","value":1},"maxLength":{"errorMsg":"too_long","value":128}}},
            "otp_code": {"dataType":"string","validators":{"maxLength":{"errorMsg":"code_invalid","value":40}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SessionIdDto": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"invalid","value":"^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ActivityDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "kind": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["registered"]},{"dataType":"enum","enums":["email_verified"]},{"dataType":"enum","enums":["signed_in"]},{"dataType":"enum","enums":["new_device"]},{"dataType":"enum","enums":["sign_in_failed"]},{"dataType":"enum","enums":["sign_in_blocked"]},{"dataType":"enum","enums":["signed_out"]},{"dataType":"enum","enums":["session_ended"]},{"dataType":"enum","enums":["other_sessions_ended"]},{"dataType":"enum","enums":["all_sessions_ended"]},{"dataType":"enum","enums":["sessions_ended_by_staff"]},{"dataType":"enum","enums":["profile_changed"]},{"dataType":"enum","enums":["password_reset_requested"]},{"dataType":"enum","enums":["password_reset"]},{"dataType":"enum","enums":["password_changed"]},{"dataType":"enum","enums":["api_key_created"]},{"dataType":"enum","enums":["api_key_budget_set"]},{"dataType":"enum","enums":["api_key_revoked"]},{"dataType":"enum","enums":["staff_token_created"]},{"dataType":"enum","enums":["staff_token_revoked"]},{"dataType":"enum","enums":["team_created"]},{"dataType":"enum","enums":["team_closed"]},{"dataType":"enum","enums":["member_invited"]},{"dataType":"enum","enums":["member_joined"]},{"dataType":"enum","enums":["member_changed"]},{"dataType":"enum","enums":["member_removed"]},{"dataType":"enum","enums":["webhook_created"]},{"dataType":"enum","enums":["webhook_secret_replaced"]},{"dataType":"enum","enums":["webhook_removed"]},{"dataType":"enum","enums":["two_factor_enabled"]},{"dataType":"enum","enums":["two_factor_disabled"]},{"dataType":"enum","enums":["recovery_code_used"]},{"dataType":"enum","enums":["recovery_codes_renewed"]},{"dataType":"enum","enums":["identity_linked"]},{"dataType":"enum","enums":["data_exported"]},{"dataType":"enum","enums":["deletion_refused"]}],"required":true},
            "subject": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "ip_address": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "browser": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "system": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "created_at": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ActivitiesDto": {
        "dataType": "refObject",
        "properties": {
            "activities": {"dataType":"array","array":{"dataType":"refObject","ref":"ActivityDto"},"required":true},
            "next_cursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ApiKeyScopeDto": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["read"]},{"dataType":"enum","enums":["buy"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ApiKeyDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "name": {"dataType":"string","required":true},
            "scopes": {"dataType":"array","array":{"dataType":"refAlias","ref":"ApiKeyScopeDto"},"required":true},
            "dialect": {"dataType":"boolean","required":true},
            "test": {"dataType":"boolean","required":true},
            "prefix": {"dataType":"string","required":true},
            "created_at": {"dataType":"string","required":true},
            "last_used_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "member_name": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "daily_budget_cents": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "currency": {"ref":"Currency","required":true},
            "spent_today_cents": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ApiKeysDto": {
        "dataType": "refObject",
        "properties": {
            "api_keys": {"dataType":"array","array":{"dataType":"refObject","ref":"ApiKeyDto"},"required":true},
            "maximum": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CreatedApiKeyDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "name": {"dataType":"string","required":true},
            "scopes": {"dataType":"array","array":{"dataType":"refAlias","ref":"ApiKeyScopeDto"},"required":true},
            "dialect": {"dataType":"boolean","required":true},
            "test": {"dataType":"boolean","required":true},
            "prefix": {"dataType":"string","required":true},
            "created_at": {"dataType":"string","required":true},
            "last_used_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "member_name": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "daily_budget_cents": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "currency": {"ref":"Currency","required":true},
            "spent_today_cents": {"dataType":"double","required":true},
            "key": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CreateApiKeyRequestDto": {
        "dataType": "refObject",
        "properties": {
            "name": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"required"},"minLength":{"errorMsg":"required","value":1},"maxLength":{"errorMsg":"too_long","value":60}}},
            "scopes": {"dataType":"array","array":{"dataType":"refAlias","ref":"ApiKeyScopeDto"},"required":true,"validators":{"minItems":{"errorMsg":"required","value":1}}},
            "dialect": {"dataType":"boolean"},
            "test": {"dataType":"boolean"},
            "daily_budget_cents": {"dataType":"union","subSchemas":[{"dataType":"integer"},{"dataType":"enum","enums":[null]}],"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":1000000000}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ApiKeyIdDto": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"invalid","value":"^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ChangeApiKeyRequestDto": {
        "dataType": "refObject",
        "properties": {
            "daily_budget_cents": {"dataType":"union","subSchemas":[{"dataType":"integer"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":1000000000}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProfileDto": {
        "dataType": "refObject",
        "properties": {
            "full_name": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "phone_number": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "birth_date": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "cpf": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "avatar_url": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MeDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "email": {"dataType":"string","required":true},
            "role": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["CUSTOMER"]},{"dataType":"enum","enums":["MANAGER"]},{"dataType":"enum","enums":["ADMIN"]}],"required":true},
            "is_email_verified": {"dataType":"boolean","required":true},
            "must_change_password": {"dataType":"boolean","required":true},
            "preferred_language": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["pt-BR"]},{"dataType":"enum","enums":["en-US"]},{"dataType":"enum","enums":["es"]}],"required":true},
            "preferred_currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}],"required":true},
            "created_at": {"dataType":"string","required":true},
            "profile": {"ref":"ProfileDto","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ExportedActivityDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "kind": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["registered"]},{"dataType":"enum","enums":["email_verified"]},{"dataType":"enum","enums":["signed_in"]},{"dataType":"enum","enums":["new_device"]},{"dataType":"enum","enums":["sign_in_failed"]},{"dataType":"enum","enums":["sign_in_blocked"]},{"dataType":"enum","enums":["signed_out"]},{"dataType":"enum","enums":["session_ended"]},{"dataType":"enum","enums":["other_sessions_ended"]},{"dataType":"enum","enums":["all_sessions_ended"]},{"dataType":"enum","enums":["sessions_ended_by_staff"]},{"dataType":"enum","enums":["profile_changed"]},{"dataType":"enum","enums":["password_reset_requested"]},{"dataType":"enum","enums":["password_reset"]},{"dataType":"enum","enums":["password_changed"]},{"dataType":"enum","enums":["api_key_created"]},{"dataType":"enum","enums":["api_key_budget_set"]},{"dataType":"enum","enums":["api_key_revoked"]},{"dataType":"enum","enums":["staff_token_created"]},{"dataType":"enum","enums":["staff_token_revoked"]},{"dataType":"enum","enums":["team_created"]},{"dataType":"enum","enums":["team_closed"]},{"dataType":"enum","enums":["member_invited"]},{"dataType":"enum","enums":["member_joined"]},{"dataType":"enum","enums":["member_changed"]},{"dataType":"enum","enums":["member_removed"]},{"dataType":"enum","enums":["webhook_created"]},{"dataType":"enum","enums":["webhook_secret_replaced"]},{"dataType":"enum","enums":["webhook_removed"]},{"dataType":"enum","enums":["two_factor_enabled"]},{"dataType":"enum","enums":["two_factor_disabled"]},{"dataType":"enum","enums":["recovery_code_used"]},{"dataType":"enum","enums":["recovery_codes_renewed"]},{"dataType":"enum","enums":["identity_linked"]},{"dataType":"enum","enums":["data_exported"]},{"dataType":"enum","enums":["deletion_refused"]}],"required":true},
            "subject": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "ip_address": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "browser": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "system": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "created_at": {"dataType":"string","required":true},
            "user_agent": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccountExportDto": {
        "dataType": "refObject",
        "properties": {
            "exported_at": {"dataType":"string","required":true},
            "account": {"ref":"MeDto","required":true},
            "sessions": {"dataType":"array","array":{"dataType":"refObject","ref":"SessionDto"},"required":true},
            "api_keys": {"dataType":"array","array":{"dataType":"refObject","ref":"ApiKeyDto"},"required":true},
            "teams": {"dataType":"array","array":{"dataType":"refObject","ref":"TeamDto"},"required":true},
            "activity": {"dataType":"array","array":{"dataType":"refObject","ref":"ExportedActivityDto"},"required":true},
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MessageDto": {
        "dataType": "refObject",
        "properties": {
            "message": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GivenUpBalanceDto": {
        "dataType": "refObject",
        "properties": {
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}],"required":true},
            "balance_cents": {"dataType":"integer","required":true,"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DeleteAccountRequestDto": {
        "dataType": "refObject",
        "properties": {
            "password": {"dataType":"string"},
            "otp_code": {"dataType":"string","validators":{"maxLength":{"errorMsg":"code_invalid","value":40}}},
            "given_up_balances": {"dataType":"array","array":{"dataType":"refObject","ref":"GivenUpBalanceDto"}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PayingAccountDto": {
        "dataType": "refObject",
        "properties": {
            "account_id": {"dataType":"string","required":true},
            "currency": {"ref":"Currency","required":true},
            "role": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["owner"]},{"dataType":"enum","enums":["buyer"]},{"dataType":"enum","enums":["viewer"]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "UpdatePreferencesRequestDto": {
        "dataType": "refObject",
        "properties": {
            "preferred_language": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["pt-BR"]},{"dataType":"enum","enums":["en-US"]},{"dataType":"enum","enums":["es"]}]},
            "preferred_currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "UpdateProfileRequestDto": {
        "dataType": "refObject",
        "properties": {
            "full_name": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"errorMsg":"too_long","value":200}}},
            "phone_number": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"errorMsg":"phone_invalid","value":40}}},
            "birth_date": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"errorMsg":"birth_date_invalid","value":10}}},
            "cpf": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"errorMsg":"cpf_invalid","value":14}}},
            "avatar_url": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"errorMsg":"not_allowed","value":200}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AvatarDto": {
        "dataType": "refObject",
        "properties": {
            "avatar_url": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SecureAccountRequestDto": {
        "dataType": "refObject",
        "properties": {
            "token": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"token_required"},"minLength":{"errorMsg":"token_required","value":1},"maxLength":{"errorMsg":"token_too_long","value":255},"pattern":{"errorMsg":"token_too_short","value":"^[\\s\\S]{6,}$"}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ForgotPasswordRequestDto": {
        "dataType": "refObject",
        "properties": {
            "email": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"email_required"},"minLength":{"errorMsg":"email_required","value":1},"maxLength":{"errorMsg":"email_invalid","value":254},"pattern":{"errorMsg":"email_invalid","value":"^\\s*[^\\s@]+@[^\\s@]+\\.[^\\s@]+\\s*$"}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ResetPasswordRequestDto": {
        "dataType": "refObject",
        "properties": {
            "token": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"token_required"},"minLength":{"errorMsg":"token_required","value":1},"maxLength":{"errorMsg":"token_too_long","value":255},"pattern":{"errorMsg":"token_too_short","value":"^[\\s\\S]{6,}$"}}},
            "new_password": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"password_required"}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ChangeRequiredPasswordRequestDto": {
        "dataType": "refObject",
        "properties": {
            "new_password": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"new_password_required"}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ChangePasswordRequestDto": {
        "dataType": "refObject",
        "properties": {
            "current_password": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"password_required"}}},
            "new_password": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"new_password_required"}}},
            "revoke_api_keys": {"dataType":"boolean"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RegisteredDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "email": {"dataType":"string","required":true},
            "is_email_verified": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RegisterProfileDto": {
        "dataType": "refObject",
        "properties": {
            "cpf": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RegisterRequestDto": {
        "dataType": "refObject",
        "properties": {
            "email": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"email_required"},"minLength":{"errorMsg":"email_required","value":1},"maxLength":{"errorMsg":"email_invalid","value":254},"pattern":{"errorMsg":"email_invalid","value":"^\\s*[^\\s@]+@[^\\s@]+\\.[^\\s@]+\\s*$"}}},
            "password": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"password_required"}}},
            "preferred_language": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["pt-BR"]},{"dataType":"enum","enums":["en-US"]},{"dataType":"enum","enums":["es"]}]},
            "preferred_currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}]},
            "profile": {"ref":"RegisterProfileDto"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "VerifyEmailRequestDto": {
        "dataType": "refObject",
        "properties": {
            "token": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"code_required"},"minLength":{"errorMsg":"code_required","value":1},"pattern":{"errorMsg":"code_invalid","value":"^\\s*[0-9]{6}\\s*$"},"maxLength":{"errorMsg":"code_invalid","value":32}}},
            "email": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"email_required"},"minLength":{"errorMsg":"email_required","value":1},"maxLength":{"errorMsg":"email_invalid","value":254},"pattern":{"errorMsg":"email_invalid","value":"^\\s*[^\\s@]+@[^\\s@]+\\.[^\\s@]+\\s*$"}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ResendVerificationRequestDto": {
        "dataType": "refObject",
        "properties": {
            "email": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"email_required"},"minLength":{"errorMsg":"email_required","value":1},"maxLength":{"errorMsg":"email_invalid","value":254},"pattern":{"errorMsg":"email_invalid","value":"^\\s*[^\\s@]+@[^\\s@]+\\.[^\\s@]+\\s*$"}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "LoginRequestDto": {
        "dataType": "refObject",
        "properties": {
            "username": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"email_required"},"minLength":{"errorMsg":"email_required","value":1}}},
            "password": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"password_required"},"minLength":{"errorMsg":"password_required","value":1}}},
            "otp_code": {"dataType":"string","validators":{"maxLength":{"errorMsg":"code_invalid","value":40}}},
            "session_name": {"dataType":"string"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WebhookEventTypeDto": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["number.allotted"]},{"dataType":"enum","enums":["message.received"]},{"dataType":"enum","enums":["number.ended"]},{"dataType":"enum","enums":["number.refunded"]},{"dataType":"enum","enums":["topup.credited"]},{"dataType":"enum","enums":["payout.finished"]},{"dataType":"enum","enums":["payout.returned"]},{"dataType":"enum","enums":["alert.triggered"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WebhookEndpointDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "url": {"dataType":"string","required":true},
            "events": {"dataType":"array","array":{"dataType":"refAlias","ref":"WebhookEventTypeDto"},"required":true},
            "created_at": {"dataType":"string","required":true},
            "disabled": {"dataType":"boolean","required":true},
            "disabled_by": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["owner"]},{"dataType":"enum","enums":["gone"]},{"dataType":"enum","enums":["failing"]},{"dataType":"enum","enums":["security"]},{"dataType":"enum","enums":[null]}],"required":true},
            "failing_since": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "earlier_secret_until": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WebhookEndpointsDto": {
        "dataType": "refObject",
        "properties": {
            "webhooks": {"dataType":"array","array":{"dataType":"refObject","ref":"WebhookEndpointDto"},"required":true},
            "maximum": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WebhookSecretDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "url": {"dataType":"string","required":true},
            "events": {"dataType":"array","array":{"dataType":"refAlias","ref":"WebhookEventTypeDto"},"required":true},
            "created_at": {"dataType":"string","required":true},
            "disabled": {"dataType":"boolean","required":true},
            "disabled_by": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["owner"]},{"dataType":"enum","enums":["gone"]},{"dataType":"enum","enums":["failing"]},{"dataType":"enum","enums":["security"]},{"dataType":"enum","enums":[null]}],"required":true},
            "failing_since": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "earlier_secret_until": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "secret": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CreateWebhookEndpointRequestDto": {
        "dataType": "refObject",
        "properties": {
            "url": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"required"},"minLength":{"errorMsg":"required","value":1},"maxLength":{"errorMsg":"too_long","value":2048}}},
            "events": {"dataType":"array","array":{"dataType":"refAlias","ref":"WebhookEventTypeDto"},"required":true,"validators":{"minItems":{"errorMsg":"required","value":1}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WebhookIdDto": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"invalid","value":"^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ChangeWebhookEndpointRequestDto": {
        "dataType": "refObject",
        "properties": {
            "url": {"dataType":"string","validators":{"minLength":{"errorMsg":"required","value":1},"maxLength":{"errorMsg":"too_long","value":2048}}},
            "events": {"dataType":"array","array":{"dataType":"refAlias","ref":"WebhookEventTypeDto"},"validators":{"minItems":{"errorMsg":"required","value":1}}},
            "disabled": {"dataType":"boolean"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WebhookDeliveryDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "webhook_id": {"dataType":"string","required":true},
            "type": {"dataType":"union","subSchemas":[{"ref":"WebhookEventTypeDto"},{"dataType":"enum","enums":["webhook.test"]}],"required":true},
            "test": {"dataType":"boolean","required":true},
            "body": {"dataType":"string","required":true},
            "occurred_at": {"dataType":"string","required":true},
            "status": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["pending"]},{"dataType":"enum","enums":["delivered"]},{"dataType":"enum","enums":["failed"]}],"required":true},
            "tries": {"dataType":"double","required":true},
            "next_try_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "tried_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "answer_status": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "answer": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "answer_ms": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WebhookDeliveriesDto": {
        "dataType": "refObject",
        "properties": {
            "deliveries": {"dataType":"array","array":{"dataType":"refObject","ref":"WebhookDeliveryDto"},"required":true},
            "next_cursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ResentWebhooksDto": {
        "dataType": "refObject",
        "properties": {
            "resent": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ResendWebhooksRequestDto": {
        "dataType": "refObject",
        "properties": {
            "from": {"dataType":"datetime","required":true,"validators":{"isDateTime":{"errorMsg":"invalid"}}},
            "to": {"dataType":"datetime","required":true,"validators":{"isDateTime":{"errorMsg":"invalid"}}},
            "status": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["failed"]},{"dataType":"enum","enums":["all"]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BalanceDto": {
        "dataType": "refObject",
        "properties": {
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}],"required":true},
            "balance_cents": {"dataType":"double","required":true},
            "held_cents": {"dataType":"double","required":true},
            "owed_cents": {"dataType":"double","required":true},
            "balance_formatted": {"dataType":"string","required":true},
            "wallet_id": {"dataType":"string","required":true},
            "last_transaction_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixDepositDto": {
        "dataType": "refObject",
        "properties": {
            "transaction_id": {"dataType":"string","required":true},
            "gateway": {"dataType":"string","required":true},
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}],"required":true},
            "amount_cents": {"dataType":"double","required":true},
            "charge_currency": {"dataType":"enum","enums":["BRL"],"required":true},
            "charge_amount_cents": {"dataType":"double","required":true},
            "fx_rate": {"dataType":"double","required":true},
            "status": {"dataType":"enum","enums":["pending"],"required":true},
            "qr_code": {"dataType":"string","required":true},
            "qr_code_base64": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "expires_at": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixPayerIdentificationDto": {
        "dataType": "refObject",
        "properties": {
            "type": {"dataType":"enum","enums":["CPF"],"required":true},
            "number": {"dataType":"string","required":true,"validators":{"maxLength":{"errorMsg":"too_long","value":40}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixPayerDto": {
        "dataType": "refObject",
        "properties": {
            "identification": {"ref":"PixPayerIdentificationDto"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixDepositRequestDto": {
        "dataType": "refObject",
        "properties": {
            "amount_cents": {"dataType":"integer","required":true},
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}]},
            "fx_rate": {"dataType":"double","validators":{"minimum":{"errorMsg":"too_small","value":0}}},
            "gateway": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":40}}},
            "description": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":200}}},
            "payer": {"ref":"PixPayerDto"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TopupDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "status": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["pending"]},{"dataType":"enum","enums":["paid"]},{"dataType":"enum","enums":["expired"]},{"dataType":"enum","enums":["failed"]},{"dataType":"enum","enums":["refunded"]}],"required":true},
            "gateway": {"dataType":"string","required":true},
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}],"required":true},
            "amount_cents": {"dataType":"double","required":true},
            "expected_amount_cents": {"dataType":"double","required":true},
            "charge_currency": {"dataType":"enum","enums":["BRL"],"required":true},
            "charge_amount_cents": {"dataType":"double","required":true},
            "fx_rate": {"dataType":"double","required":true},
            "charged_back_cents": {"dataType":"double","required":true},
            "repaid_cents": {"dataType":"double","required":true},
            "qr_code": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "qr_code_base64": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "created_at": {"dataType":"string","required":true},
            "expires_at": {"dataType":"string","required":true},
            "paid_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TopupListDto": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"TopupDto"},"required":true},
            "next_cursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ExchangeRateDto": {
        "dataType": "refObject",
        "properties": {
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}],"required":true},
            "rate": {"dataType":"double","required":true},
            "source": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["settings"]},{"dataType":"enum","enums":["ptax"]}],"required":true},
            "quoted_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "is_available": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ExchangeRatesDto": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"ExchangeRateDto"},"required":true},
            "total": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PayoutDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "topup_id": {"dataType":"string","required":true},
            "status": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["pending"]},{"dataType":"enum","enums":["paid"]},{"dataType":"enum","enums":["failed"]}],"required":true},
            "failure": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["REFUSED_BY_GATEWAY"]},{"dataType":"enum","enums":[null]}],"required":true},
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}],"required":true},
            "amount_cents": {"dataType":"double","required":true},
            "charge_currency": {"dataType":"enum","enums":["BRL"],"required":true},
            "charge_amount_cents": {"dataType":"double","required":true},
            "created_at": {"dataType":"string","required":true},
            "settled_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PayableTopupDto": {
        "dataType": "refObject",
        "properties": {
            "topup_id": {"dataType":"string","required":true},
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}],"required":true},
            "topup_amount_cents": {"dataType":"double","required":true},
            "payable_cents": {"dataType":"double","required":true},
            "paid_at": {"dataType":"string","required":true},
            "payable_until": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PayoutsDto": {
        "dataType": "refObject",
        "properties": {
            "payouts": {"dataType":"array","array":{"dataType":"refObject","ref":"PayoutDto"},"required":true},
            "payable": {"dataType":"array","array":{"dataType":"refObject","ref":"PayableTopupDto"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PayoutRequestDto": {
        "dataType": "refObject",
        "properties": {
            "amount_cents": {"dataType":"integer","validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "NotificationReceivedDto": {
        "dataType": "refObject",
        "properties": {
            "received": {"dataType":"enum","enums":[true],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MercadoPagoNotificationDto": {
        "dataType": "refObject",
        "properties": {
            "action": {"dataType":"any"},
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixNoticeDto": {
        "dataType": "refObject",
        "properties": {
            "txid": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":35}}},
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixNotificationDto": {
        "dataType": "refObject",
        "properties": {
            "pix": {"dataType":"array","array":{"dataType":"refObject","ref":"PixNoticeDto"},"validators":{"maxItems":{"errorMsg":"too_long","value":1000}}},
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GatewayDto": {
        "dataType": "refObject",
        "properties": {
            "code": {"dataType":"string","required":true},
            "title": {"dataType":"string","required":true},
            "description": {"dataType":"string","required":true},
            "icon_url": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GatewaySelectionDto": {
        "dataType": "refObject",
        "properties": {
            "gateway": {"dataType":"nestedObjectLiteral","nestedProperties":{"code":{"dataType":"string","required":true}},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SelectGatewayRequestDto": {
        "dataType": "refObject",
        "properties": {
            "gateway_code": {"dataType":"string","required":true,"validators":{"maxLength":{"errorMsg":"too_long","value":40}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CountryDto": {
        "dataType": "refObject",
        "properties": {
            "iso_code": {"dataType":"string","required":true},
            "name": {"dataType":"string","required":true},
            "country_code": {"dataType":"string","required":true},
            "calling_code": {"dataType":"string","required":true},
            "flag_image_url": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CountriesDto": {
        "dataType": "refObject",
        "properties": {
            "countries": {"dataType":"array","array":{"dataType":"refObject","ref":"CountryDto"},"required":true},
            "total": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ServiceDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "serv_code": {"dataType":"string","required":true},
            "name": {"dataType":"string","required":true},
            "country": {"dataType":"union","subSchemas":[{"dataType":"nestedObjectLiteral","nestedProperties":{"flag_image_url":{"dataType":"string","required":true},"name":{"dataType":"string","required":true},"iso_code":{"dataType":"string","required":true}}},{"dataType":"enum","enums":[null]}],"required":true},
            "description": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "price": {"dataType":"double","required":true},
            "price_cents": {"dataType":"double","required":true},
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}],"required":true},
            "service_image_url": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "category": {"dataType":"string","required":true},
            "stock": {"dataType":"double","required":true},
            "delivery_rate": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "typical_seconds": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "sample_size": {"dataType":"double","required":true},
            "works_now": {"dataType":"union","subSchemas":[{"dataType":"boolean"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ServicesDto": {
        "dataType": "refObject",
        "properties": {
            "services": {"dataType":"array","array":{"dataType":"refObject","ref":"ServiceDto"},"required":true},
            "total": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ActivationDto": {
        "dataType": "refObject",
        "properties": {
            "activation_id": {"dataType":"string","required":true},
            "number_id": {"dataType":"double","required":true},
            "phone_number": {"dataType":"string","required":true},
            "phone_number_formatted": {"dataType":"string","required":true},
            "status": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["WAITING_SMS"]},{"dataType":"enum","enums":["ACTIVE"]},{"dataType":"enum","enums":["COMPLETED"]},{"dataType":"enum","enums":["CANCELLED"]},{"dataType":"enum","enums":["EXPIRED"]}],"required":true},
            "sms_code": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "sms_text": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "created_at": {"dataType":"string","required":true},
            "updated_at": {"dataType":"string","required":true},
            "expires_at": {"dataType":"string","required":true},
            "cancel_available_at": {"dataType":"string","required":true},
            "can_cancel": {"dataType":"boolean","required":true},
            "can_get_another_sms": {"dataType":"boolean","required":true},
            "can_swap": {"dataType":"boolean","required":true},
            "swap_available_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "cancel_requested_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "closed_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "closed_by": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["customer"]},{"dataType":"enum","enums":["swap"]},{"dataType":"enum","enums":["staff"]},{"dataType":"enum","enums":["expiry"]},{"dataType":"enum","enums":["provider"]},{"dataType":"enum","enums":[null]}],"required":true},
            "activation_time": {"dataType":"string","required":true},
            "service_price": {"dataType":"double","required":true},
            "service_price_cents": {"dataType":"double","required":true},
            "activation_cost": {"dataType":"double","required":true},
            "activation_cost_cents": {"dataType":"double","required":true},
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}],"required":true},
            "country": {"dataType":"nestedObjectLiteral","nestedProperties":{"flag_image_url":{"dataType":"string","required":true},"name":{"dataType":"string","required":true},"iso_code":{"dataType":"string","required":true}},"required":true},
            "service": {"dataType":"nestedObjectLiteral","nestedProperties":{"image_url":{"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},"name":{"dataType":"string","required":true},"code":{"dataType":"string","required":true}},"required":true},
            "codigo_atual": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "quantidade_codigos": {"dataType":"double","required":true},
            "historico_codigos": {"dataType":"array","array":{"dataType":"nestedObjectLiteral","nestedProperties":{"recebido_em":{"dataType":"string","required":true},"texto":{"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},"codigo":{"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true}}},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "UserTransactionsDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["cancels"]},{"dataType":"enum","enums":["chargeback"]}]},
            "blocked_until": {"dataType":"string"},
            "retry_after_seconds": {"dataType":"double"},
            "debts": {"dataType":"array","array":{"dataType":"refObject","ref":"OwedMoneyDto"}},
            "active_transactions": {"dataType":"array","array":{"dataType":"refObject","ref":"ActivationDto"},"required":true},
            "recent_completed": {"dataType":"array","array":{"dataType":"refObject","ref":"ActivationDto"},"required":true},
            "slots": {"dataType":"nestedObjectLiteral","nestedProperties":{"used":{"dataType":"double","required":true},"max":{"dataType":"double","required":true}},"required":true},
            "sms_today": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CancelDto": {
        "dataType": "refObject",
        "properties": {
            "success": {"dataType":"boolean","required":true},
            "already_cancelled": {"dataType":"boolean","required":true},
            "pending": {"dataType":"boolean"},
            "refunded_amount": {"dataType":"double","required":true},
            "refunded_amount_cents": {"dataType":"double","required":true},
            "message": {"dataType":"string","required":true},
            "warning": {"dataType":"string"},
            "blocked_until": {"dataType":"string"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SwapPendingDto": {
        "dataType": "refObject",
        "properties": {
            "success": {"dataType":"boolean","required":true},
            "pending": {"dataType":"boolean","required":true},
            "message": {"dataType":"string","required":true},
            "settles_by": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ConnectionEstablishedDto": {
        "dataType": "refObject",
        "properties": {
            "type": {"dataType":"enum","enums":["connection_established"],"required":true},
            "user_id": {"dataType":"string","required":true},
            "timestamp": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "HeartbeatDto": {
        "dataType": "refObject",
        "properties": {
            "type": {"dataType":"enum","enums":["heartbeat"],"required":true},
            "timestamp": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PongDto": {
        "dataType": "refObject",
        "properties": {
            "type": {"dataType":"enum","enums":["pong"],"required":true},
            "timestamp": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SmsReceivedDto": {
        "dataType": "refObject",
        "properties": {
            "type": {"dataType":"enum","enums":["sms_received"],"required":true},
            "activation_id": {"dataType":"string","required":true},
            "code": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "timestamp": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ActivationUpdatedDto": {
        "dataType": "refObject",
        "properties": {
            "type": {"dataType":"enum","enums":["activation_updated"],"required":true},
            "activation_id": {"dataType":"string","required":true},
            "status": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["WAITING_SMS"]},{"dataType":"enum","enums":["ACTIVE"]},{"dataType":"enum","enums":["COMPLETED"]},{"dataType":"enum","enums":["CANCELLED"]},{"dataType":"enum","enums":["EXPIRED"]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PurchaseProgressDto": {
        "dataType": "refObject",
        "properties": {
            "type": {"dataType":"enum","enums":["purchase_progress"],"required":true},
            "batch_id": {"dataType":"string","required":true},
            "number": {"dataType":"double","required":true},
            "country": {"dataType":"string","required":true},
            "attempt": {"dataType":"double","required":true},
            "max_attempts": {"dataType":"double","required":true},
            "outcome": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["bought"]},{"dataType":"enum","enums":["refused"]},{"dataType":"enum","enums":["unknown"]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BalanceChangedDto": {
        "dataType": "refObject",
        "properties": {
            "type": {"dataType":"enum","enums":["balance_changed"],"required":true},
            "currency": {"ref":"Currency","required":true},
            "balance_cents": {"dataType":"double","required":true},
            "held_cents": {"dataType":"double","required":true},
            "balance_formatted": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TopupStatus": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["pending"]},{"dataType":"enum","enums":["paid"]},{"dataType":"enum","enums":["expired"]},{"dataType":"enum","enums":["failed"]},{"dataType":"enum","enums":["refunded"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TopupUpdatedDto": {
        "dataType": "refObject",
        "properties": {
            "type": {"dataType":"enum","enums":["topup_updated"],"required":true},
            "topup_id": {"dataType":"string","required":true},
            "status": {"ref":"TopupStatus","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PayoutStatus": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["pending"]},{"dataType":"enum","enums":["paid"]},{"dataType":"enum","enums":["failed"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PayoutUpdatedDto": {
        "dataType": "refObject",
        "properties": {
            "type": {"dataType":"enum","enums":["payout_updated"],"required":true},
            "payout_id": {"dataType":"string","required":true},
            "topup_id": {"dataType":"string","required":true},
            "status": {"ref":"PayoutStatus","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WalletEventDto": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"ref":"BalanceChangedDto"},{"ref":"TopupUpdatedDto"},{"ref":"PayoutUpdatedDto"}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "StaffChangesDto": {
        "dataType": "refObject",
        "properties": {
            "type": {"dataType":"enum","enums":["staff_changes"],"required":true},
            "activation_ids": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "topup_ids": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "alarm_ids": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "is_partial": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "LiveEventDto": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"ref":"ConnectionEstablishedDto"},{"ref":"HeartbeatDto"},{"ref":"PongDto"},{"ref":"SmsReceivedDto"},{"ref":"ActivationUpdatedDto"},{"ref":"PurchaseProgressDto"},{"ref":"WalletEventDto"},{"ref":"StaffChangesDto"}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SmsNotificationTakenDto": {
        "dataType": "refObject",
        "properties": {
            "received": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SmsNotificationDto": {
        "dataType": "refObject",
        "properties": {
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SmsNumberOrderDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "number_id": {"dataType":"double","required":true},
            "type": {"dataType":"enum","enums":["sms_number"],"required":true},
            "phone_number": {"dataType":"string","required":true},
            "phone_number_formatted": {"dataType":"string","required":true},
            "status": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["WAITING_SMS"]},{"dataType":"enum","enums":["ACTIVE"]},{"dataType":"enum","enums":["COMPLETED"]},{"dataType":"enum","enums":["CANCELLED"]},{"dataType":"enum","enums":["EXPIRED"]}],"required":true},
            "activation_cost": {"dataType":"double","required":true},
            "activation_cost_cents": {"dataType":"double","required":true},
            "refunded_amount": {"dataType":"double","required":true},
            "refunded_amount_cents": {"dataType":"double","required":true},
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}],"required":true},
            "sms_code": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "code_count": {"dataType":"double","required":true},
            "sms_text": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "created_at": {"dataType":"string","required":true},
            "service": {"dataType":"nestedObjectLiteral","nestedProperties":{"image_url":{"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},"name":{"dataType":"string","required":true},"code":{"dataType":"string","required":true}},"required":true},
            "country": {"dataType":"union","subSchemas":[{"dataType":"nestedObjectLiteral","nestedProperties":{"flag_image_url":{"dataType":"string","required":true},"iso_code":{"dataType":"string","required":true},"name":{"dataType":"string","required":true}}},{"dataType":"enum","enums":[null]}],"required":true},
            "buy_again": {"dataType":"union","subSchemas":[{"dataType":"nestedObjectLiteral","nestedProperties":{"delivery_rate":{"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},"stock":{"dataType":"double","required":true},"currency":{"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}],"required":true},"price_cents":{"dataType":"double","required":true}}},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CreditTransactionOrderDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "type": {"dataType":"enum","enums":["credit_transaction"],"required":true},
            "description": {"dataType":"string","required":true},
            "amount": {"dataType":"double","required":true},
            "amount_cents": {"dataType":"double","required":true},
            "amount_formatted": {"dataType":"string","required":true},
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}],"required":true},
            "gateway": {"dataType":"string","required":true},
            "returned_amount": {"dataType":"double","required":true},
            "returned_amount_cents": {"dataType":"double","required":true},
            "charged_back_amount": {"dataType":"double","required":true},
            "charged_back_amount_cents": {"dataType":"double","required":true},
            "repaid_amount": {"dataType":"double","required":true},
            "repaid_amount_cents": {"dataType":"double","required":true},
            "created_at": {"dataType":"string","required":true},
            "paid_after_seconds": {"dataType":"double","required":true},
            "status": {"dataType":"enum","enums":["COMPLETED"],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OrdersDto": {
        "dataType": "refObject",
        "properties": {
            "success": {"dataType":"boolean","required":true},
            "data": {"dataType":"nestedObjectLiteral","nestedProperties":{"summary":{"dataType":"nestedObjectLiteral","nestedProperties":{"month":{"dataType":"union","subSchemas":[{"dataType":"nestedObjectLiteral","nestedProperties":{"numbers_refunded":{"dataType":"double","required":true},"numbers_waiting":{"dataType":"double","required":true},"numbers_with_sms":{"dataType":"double","required":true},"sms_numbers":{"dataType":"double","required":true}}},{"dataType":"enum","enums":[null]}],"required":true},"last_order_at":{"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},"numbers_refunded":{"dataType":"double","required":true},"numbers_with_sms":{"dataType":"double","required":true},"total_items":{"dataType":"double","required":true},"sms_numbers":{"dataType":"double","required":true},"credit_transactions":{"dataType":"double","required":true}},"required":true},"pagination":{"dataType":"nestedObjectLiteral","nestedProperties":{"has_more":{"dataType":"boolean","required":true},"offset":{"dataType":"double","required":true},"limit":{"dataType":"double","required":true},"total":{"dataType":"double","required":true}},"required":true},"items":{"dataType":"array","array":{"dataType":"union","subSchemas":[{"ref":"SmsNumberOrderDto"},{"ref":"CreditTransactionOrderDto"}]},"required":true}},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OrderStepDto": {
        "dataType": "refObject",
        "properties": {
            "step": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["requested"]},{"dataType":"enum","enums":["allotted"]},{"dataType":"enum","enums":["received"]},{"dataType":"enum","enums":["cancel_requested"]},{"dataType":"enum","enums":["cancelled"]},{"dataType":"enum","enums":["cancelled_by_staff"]},{"dataType":"enum","enums":["cancelled_by_provider"]},{"dataType":"enum","enums":["swapped"]},{"dataType":"enum","enums":["expired"]},{"dataType":"enum","enums":["refunded"]},{"dataType":"enum","enums":["finished"]},{"dataType":"enum","enums":["window_ends"]},{"dataType":"enum","enums":["created"]},{"dataType":"enum","enums":["paid"]}],"required":true},
            "at": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WalletTransactionDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "kind": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["topup"]},{"dataType":"enum","enums":["hold"]},{"dataType":"enum","enums":["capture"]},{"dataType":"enum","enums":["release"]},{"dataType":"enum","enums":["refund"]},{"dataType":"enum","enums":["adjustment"]},{"dataType":"enum","enums":["chargeback"]},{"dataType":"enum","enums":["chargeback_won"]},{"dataType":"enum","enums":["repayment"]},{"dataType":"enum","enums":["repayment_returned"]},{"dataType":"enum","enums":["payout"]},{"dataType":"enum","enums":["payout_settled"]},{"dataType":"enum","enums":["payout_returned"]}],"required":true},
            "amount_cents": {"dataType":"double","required":true},
            "held_cents": {"dataType":"double","required":true},
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}],"required":true},
            "balance_after_cents": {"dataType":"double","required":true},
            "reference": {"dataType":"nestedObjectLiteral","nestedProperties":{"id":{"dataType":"string","required":true},"type":{"dataType":"union","subSchemas":[{"dataType":"enum","enums":["topup"]},{"dataType":"enum","enums":["activation"]},{"dataType":"enum","enums":["adjustment"]},{"dataType":"enum","enums":["payout"]}],"required":true}},"required":true},
            "description": {"dataType":"string","required":true},
            "created_at": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OrderDetailDto": {
        "dataType": "refObject",
        "properties": {
            "item": {"dataType":"union","subSchemas":[{"ref":"SmsNumberOrderDto"},{"ref":"CreditTransactionOrderDto"}],"required":true},
            "activation": {"dataType":"union","subSchemas":[{"ref":"ActivationDto"},{"dataType":"enum","enums":[null]}],"required":true},
            "messages": {"dataType":"array","array":{"dataType":"nestedObjectLiteral","nestedProperties":{"received_at":{"dataType":"string","required":true},"text":{"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},"code":{"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true}}},"required":true},
            "texts_kept_until": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "timeline": {"dataType":"array","array":{"dataType":"refObject","ref":"OrderStepDto"},"required":true},
            "transfers": {"dataType":"array","array":{"dataType":"refObject","ref":"WalletTransactionDto"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MostUsedServiceDto": {
        "dataType": "refObject",
        "properties": {
            "serv_code": {"dataType":"string","required":true},
            "name": {"dataType":"string","required":true},
            "service_image_url": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "activations": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MostUsedServicesDto": {
        "dataType": "refObject",
        "properties": {
            "services": {"dataType":"array","array":{"dataType":"refObject","ref":"MostUsedServiceDto"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "StatementNumberDto": {
        "dataType": "refObject",
        "properties": {
            "type": {"dataType":"enum","enums":["sms_number"],"required":true},
            "id": {"dataType":"string","required":true},
            "service": {"dataType":"nestedObjectLiteral","nestedProperties":{"image_url":{"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},"name":{"dataType":"string","required":true},"code":{"dataType":"string","required":true}},"required":true},
            "country": {"dataType":"nestedObjectLiteral","nestedProperties":{"flag_image_url":{"dataType":"string","required":true},"iso_code":{"dataType":"string","required":true},"name":{"dataType":"string","required":true}},"required":true},
            "phone_number": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "phone_number_formatted": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "status": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["REQUESTING"]},{"dataType":"enum","enums":["FAILED"]},{"dataType":"enum","enums":["WAITING_SMS"]},{"dataType":"enum","enums":["ACTIVE"]},{"dataType":"enum","enums":["COMPLETED"]},{"dataType":"enum","enums":["CANCELLED"]},{"dataType":"enum","enums":["EXPIRED"]}],"required":true},
            "expires_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "member": {"dataType":"union","subSchemas":[{"dataType":"nestedObjectLiteral","nestedProperties":{"name":{"dataType":"string","required":true},"id":{"dataType":"string","required":true}}},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "StatementTopupDto": {
        "dataType": "refObject",
        "properties": {
            "type": {"dataType":"enum","enums":["credit_transaction"],"required":true},
            "id": {"dataType":"string","required":true},
            "gateway": {"dataType":"string","required":true},
            "paid_after_seconds": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "StatementMovementDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "kind": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["topup"]},{"dataType":"enum","enums":["hold"]},{"dataType":"enum","enums":["capture"]},{"dataType":"enum","enums":["release"]},{"dataType":"enum","enums":["refund"]},{"dataType":"enum","enums":["adjustment"]},{"dataType":"enum","enums":["chargeback"]},{"dataType":"enum","enums":["chargeback_won"]},{"dataType":"enum","enums":["repayment"]},{"dataType":"enum","enums":["repayment_returned"]},{"dataType":"enum","enums":["payout"]},{"dataType":"enum","enums":["payout_settled"]},{"dataType":"enum","enums":["payout_returned"]}],"required":true},
            "amount_cents": {"dataType":"double","required":true},
            "held_cents": {"dataType":"double","required":true},
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}],"required":true},
            "balance_after_cents": {"dataType":"double","required":true},
            "reference": {"dataType":"nestedObjectLiteral","nestedProperties":{"id":{"dataType":"string","required":true},"type":{"dataType":"union","subSchemas":[{"dataType":"enum","enums":["topup"]},{"dataType":"enum","enums":["activation"]},{"dataType":"enum","enums":["adjustment"]},{"dataType":"enum","enums":["payout"]}],"required":true}},"required":true},
            "description": {"dataType":"string","required":true},
            "created_at": {"dataType":"string","required":true},
            "order": {"dataType":"union","subSchemas":[{"ref":"StatementNumberDto"},{"ref":"StatementTopupDto"},{"dataType":"enum","enums":[null]}],"required":true},
            "counterpart": {"dataType":"union","subSchemas":[{"dataType":"nestedObjectLiteral","nestedProperties":{"created_at":{"dataType":"string","required":true},"balance_after_cents":{"dataType":"double","required":true},"amount_cents":{"dataType":"double","required":true},"kind":{"dataType":"union","subSchemas":[{"dataType":"enum","enums":["topup"]},{"dataType":"enum","enums":["hold"]},{"dataType":"enum","enums":["capture"]},{"dataType":"enum","enums":["release"]},{"dataType":"enum","enums":["refund"]},{"dataType":"enum","enums":["adjustment"]},{"dataType":"enum","enums":["chargeback"]},{"dataType":"enum","enums":["chargeback_won"]},{"dataType":"enum","enums":["repayment"]},{"dataType":"enum","enums":["repayment_returned"]},{"dataType":"enum","enums":["payout"]},{"dataType":"enum","enums":["payout_settled"]},{"dataType":"enum","enums":["payout_returned"]}],"required":true},"id":{"dataType":"string","required":true}}},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WalletTransactionsDto": {
        "dataType": "refObject",
        "properties": {
            "transactions": {"dataType":"array","array":{"dataType":"refObject","ref":"StatementMovementDto"},"required":true},
            "period": {"dataType":"union","subSchemas":[{"dataType":"nestedObjectLiteral","nestedProperties":{"returned_cents":{"dataType":"double","required":true},"balance_cents":{"dataType":"double","required":true},"held_cents":{"dataType":"double","required":true},"other_cents":{"dataType":"double","required":true},"paid_cents":{"dataType":"double","required":true},"topups_cents":{"dataType":"double","required":true},"opening_balance_cents":{"dataType":"double","required":true}}},{"dataType":"enum","enums":[null]}],"required":true},
            "next_cursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WalletTransactionsQueryDto": {
        "dataType": "refObject",
        "properties": {
            "from": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":40}}},
            "to": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":40}}},
            "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["all"]},{"dataType":"enum","enums":["topups"]},{"dataType":"enum","enums":["numbers"]},{"dataType":"enum","enums":["paid"]},{"dataType":"enum","enums":["returns"]}]},
            "member": {"dataType":"string","validators":{"pattern":{"errorMsg":"invalid","value":"^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$"}}},
            "limit": {"dataType":"integer","default":20,"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100}}},
            "cursor": {"dataType":"string","validators":{"pattern":{"errorMsg":"invalid","value":"^[1-9][0-9]{0,15}$"}}},
            "format": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["json"]},{"dataType":"enum","enums":["csv"]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OpenLevelDto": {
        "dataType": "refObject",
        "properties": {
            "max_open_numbers": {"dataType":"double","required":true},
            "account_days": {"dataType":"double","required":true},
            "numbers_with_sms": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CountedCancelsDto": {
        "dataType": "refObject",
        "properties": {
            "counted": {"dataType":"double","required":true},
            "limit": {"dataType":"double","required":true},
            "window_seconds": {"dataType":"double","required":true},
            "service": {"dataType":"union","subSchemas":[{"dataType":"nestedObjectLiteral","nestedProperties":{"name":{"dataType":"string","required":true},"code":{"dataType":"string","required":true}}},{"dataType":"enum","enums":[null]}],"required":true},
            "country": {"dataType":"union","subSchemas":[{"dataType":"nestedObjectLiteral","nestedProperties":{"name":{"dataType":"string","required":true},"iso_code":{"dataType":"string","required":true}}},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccountLimitsDto": {
        "dataType": "refObject",
        "properties": {
            "open_numbers": {"dataType":"double","required":true},
            "max_open_numbers": {"dataType":"double","required":true},
            "max_open_numbers_of_keys": {"dataType":"double","required":true},
            "account_days": {"dataType":"double","required":true},
            "numbers_with_sms": {"dataType":"double","required":true},
            "is_held_back": {"dataType":"boolean","required":true},
            "next_level": {"dataType":"union","subSchemas":[{"ref":"OpenLevelDto"},{"dataType":"enum","enums":[null]}],"required":true},
            "cancels": {"ref":"CountedCancelsDto","required":true},
            "blocked_until": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ValidatePurchaseDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["cancels"]},{"dataType":"enum","enums":["chargeback"]}]},
            "blocked_until": {"dataType":"string"},
            "retry_after_seconds": {"dataType":"double"},
            "debts": {"dataType":"array","array":{"dataType":"refObject","ref":"OwedMoneyDto"}},
            "country_code": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "unit_price": {"dataType":"double","required":true},
            "unit_price_cents": {"dataType":"double","required":true},
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}],"required":true},
            "total_cost": {"dataType":"double","required":true},
            "total_cost_cents": {"dataType":"double","required":true},
            "user_balance": {"dataType":"double","required":true},
            "user_balance_cents": {"dataType":"double","required":true},
            "has_sufficient_balance": {"dataType":"boolean","required":true},
            "max_quantity": {"dataType":"double","required":true},
            "is_valid": {"dataType":"boolean","required":true},
            "error_code": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "error_message": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "another_country_may_help": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PurchasePreferencesDto": {
        "dataType": "refObject",
        "properties": {
            "countries": {"dataType":"array","array":{"dataType":"string"},"validators":{"minItems":{"errorMsg":"too_few","value":1},"maxItems":{"errorMsg":"too_many","value":50}}},
            "min_delivery_percent": {"dataType":"integer","validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100}}},
            "min_price_cents": {"dataType":"integer","validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":0}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ValidatePurchaseRequestDto": {
        "dataType": "refObject",
        "properties": {
            "service_code": {"dataType":"string","required":true},
            "country_code": {"dataType":"string"},
            "preferences": {"ref":"PurchasePreferencesDto"},
            "max_price_cents": {"dataType":"integer","validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":0}}},
            "quantity": {"dataType":"double","required":true},
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PurchaseAttemptDto": {
        "dataType": "refObject",
        "properties": {
            "number": {"dataType":"double","required":true},
            "country": {"dataType":"string"},
            "attempt": {"dataType":"double","required":true},
            "max_attempts": {"dataType":"double","required":true},
            "outcome": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["bought"]},{"dataType":"enum","enums":["refused"]},{"dataType":"enum","enums":["unknown"]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "FailedNumberDto": {
        "dataType": "refObject",
        "properties": {
            "code": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["NO_NUMBERS"]},{"dataType":"enum","enums":["INVALID_SERVICE"]},{"dataType":"enum","enums":["INVALID_COUNTRY"]},{"dataType":"enum","enums":["SERVICE_IN_INCUBATION"]},{"dataType":"enum","enums":["PROVIDER_CONNECTION"]},{"dataType":"enum","enums":["PROVIDER_INTERNAL"]},{"dataType":"enum","enums":["PROVIDER_NO_BALANCE"]},{"dataType":"enum","enums":["CHECKING_WITH_PROVIDER"]}],"required":true},
            "message": {"dataType":"string","required":true},
            "retryable": {"dataType":"boolean","required":true},
            "another_country_may_help": {"dataType":"boolean","required":true},
            "refunded_amount": {"dataType":"double","required":true},
            "refunded_amount_cents": {"dataType":"double","required":true},
            "settles_by": {"dataType":"string"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PurchaseDto": {
        "dataType": "refObject",
        "properties": {
            "batch_id": {"dataType":"string","required":true},
            "successful_numbers": {"dataType":"double","required":true},
            "failed_numbers": {"dataType":"double","required":true},
            "attempts_progress": {"dataType":"array","array":{"dataType":"refObject","ref":"PurchaseAttemptDto"},"required":true},
            "message": {"dataType":"string","required":true},
            "successful_transactions": {"dataType":"array","array":{"dataType":"refObject","ref":"ActivationDto"},"required":true},
            "failed_transactions": {"dataType":"array","array":{"dataType":"refObject","ref":"FailedNumberDto"},"required":true},
            "refunded_amount": {"dataType":"double","required":true},
            "refunded_amount_cents": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PurchaseRequestDto": {
        "dataType": "refObject",
        "properties": {
            "service": {"dataType":"string","required":true},
            "country": {"dataType":"string"},
            "preferences": {"ref":"PurchasePreferencesDto"},
            "quantity": {"dataType":"double","required":true},
            "user_id": {"dataType":"string","required":true},
            "service_price": {"dataType":"double"},
            "max_price_cents": {"dataType":"integer","validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":0}}},
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TestClockDto": {
        "dataType": "refObject",
        "properties": {
            "now": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AdvanceTestClockRequestDto": {
        "dataType": "refObject",
        "properties": {
            "seconds": {"dataType":"integer","required":true,"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":2592000}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ContactRequestDto": {
        "dataType": "refObject",
        "properties": {
            "name": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"required"},"minLength":{"errorMsg":"required","value":1},"maxLength":{"errorMsg":"too_long","value":100}}},
            "email": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"email_required"},"minLength":{"errorMsg":"email_required","value":1},"maxLength":{"errorMsg":"email_invalid","value":254},"pattern":{"errorMsg":"email_invalid","value":"^\\s*[^\\s@]+@[^\\s@]+\\.[^\\s@]+\\s*$"}}},
            "subject": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"required"},"minLength":{"errorMsg":"required","value":1},"maxLength":{"errorMsg":"too_long","value":150}}},
            "message": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"required"},"minLength":{"errorMsg":"required","value":1},"maxLength":{"errorMsg":"too_long","value":5000}}},
            "website": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CustomerCaseDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "number": {"dataType":"double","required":true},
            "kind": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["code_wrong"]},{"dataType":"enum","enums":["number_registered"]},{"dataType":"enum","enums":["paid_nothing_came"]}],"required":true},
            "order_id": {"dataType":"string","required":true},
            "words": {"dataType":"string","required":true},
            "opened_at": {"dataType":"string","required":true},
            "due_at": {"dataType":"string","required":true},
            "decision": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["refund"]},{"dataType":"enum","enums":["credit"]},{"dataType":"enum","enums":["refuse"]},{"dataType":"enum","enums":["answer"]},{"dataType":"enum","enums":[null]}],"required":true},
            "decided_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "decided_by_rule": {"dataType":"boolean","required":true},
            "reply": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CustomerCasesDto": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"CustomerCaseDto"},"required":true},
            "dispute_days": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OpenedCaseDto": {
        "dataType": "refObject",
        "properties": {
            "case": {"dataType":"union","subSchemas":[{"ref":"CustomerCaseDto"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OpenCaseRequestDto": {
        "dataType": "refObject",
        "properties": {
            "kind": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["code_wrong"]},{"dataType":"enum","enums":["number_registered"]},{"dataType":"enum","enums":["paid_nothing_came"]}],"required":true},
            "words": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":1000}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "StatusDeliveryDto": {
        "dataType": "refObject",
        "properties": {
            "service": {"dataType":"string","required":true},
            "country": {"dataType":"string","required":true},
            "window": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["1h"]},{"dataType":"enum","enums":["24h"]}],"required":true},
            "samples": {"dataType":"double","required":true},
            "rate": {"dataType":"double","required":true},
            "median_seconds": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "p90_seconds": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "StatusProviderDto": {
        "dataType": "refObject",
        "properties": {
            "code": {"dataType":"string","required":true},
            "state": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["working"]},{"dataType":"enum","enums":["failing"]},{"dataType":"enum","enums":["off"]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "StatusGatewayDto": {
        "dataType": "refObject",
        "properties": {
            "code": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["MERCADOPAGO"]},{"dataType":"enum","enums":["PIX"]}],"required":true},
            "state": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["working"]},{"dataType":"enum","enums":["failing"]},{"dataType":"enum","enums":["off"]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MeasuredDeliveryDto": {
        "dataType": "refObject",
        "properties": {
            "numbers": {"dataType":"double","required":true},
            "delivery_percent": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "median_seconds": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "p90_seconds": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "is_unstable": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "StatusDayDto": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["normal"]},{"dataType":"enum","enums":["unstable"]},{"dataType":"enum","enums":["failing"]},{"dataType":"enum","enums":["unmeasured"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "StatusProductDto": {
        "dataType": "refObject",
        "properties": {
            "service_code": {"dataType":"string","required":true},
            "service_name": {"dataType":"string","required":true},
            "service_image_url": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "country_iso": {"dataType":"string","required":true},
            "country_name": {"dataType":"string","required":true},
            "flag_image_url": {"dataType":"string","required":true},
            "hour": {"ref":"MeasuredDeliveryDto","required":true},
            "day": {"ref":"MeasuredDeliveryDto","required":true},
            "days": {"dataType":"array","array":{"dataType":"refAlias","ref":"StatusDayDto"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "StatusHoursDto": {
        "dataType": "refObject",
        "properties": {
            "service_code": {"dataType":"string","required":true},
            "service_name": {"dataType":"string","required":true},
            "service_image_url": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "country_iso": {"dataType":"string","required":true},
            "country_name": {"dataType":"string","required":true},
            "flag_image_url": {"dataType":"string","required":true},
            "day": {"ref":"MeasuredDeliveryDto","required":true},
            "hours": {"dataType":"array","array":{"dataType":"nestedObjectLiteral","nestedProperties":{"is_unstable":{"dataType":"boolean","required":true},"delivery_percent":{"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},"numbers":{"dataType":"double","required":true},"starts_at":{"dataType":"string","required":true}}},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "IncidentStateDto": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["investigating"]},{"dataType":"enum","enums":["identified"]},{"dataType":"enum","enums":["monitoring"]},{"dataType":"enum","enums":["resolved"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "IncidentUpdateDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "state": {"ref":"IncidentStateDto","required":true},
            "published_at": {"dataType":"string","required":true},
            "corrected_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "text": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "IncidentImpactDto": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["slow"]},{"dataType":"enum","enums":["partial"]},{"dataType":"enum","enums":["down"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "IncidentScopeDto": {
        "dataType": "refObject",
        "properties": {
            "area": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["numbers"]},{"dataType":"enum","enums":["topups"]}],"required":true},
            "service_code": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "service_name": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "service_image_url": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "country_iso": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "country_name": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "flag_image_url": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "IncidentDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "state": {"ref":"IncidentStateDto","required":true},
            "impact": {"ref":"IncidentImpactDto","required":true},
            "affects": {"dataType":"array","array":{"dataType":"refObject","ref":"IncidentScopeDto"},"required":true},
            "started_at": {"dataType":"string","required":true},
            "next_update_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "resolved_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "title": {"dataType":"string","required":true},
            "updates": {"dataType":"array","array":{"dataType":"refObject","ref":"IncidentUpdateDto"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "StatusDto": {
        "dataType": "refObject",
        "properties": {
            "measured_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "verdict": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["good"]},{"dataType":"enum","enums":["partly"]},{"dataType":"enum","enums":["bad"]},{"dataType":"enum","enums":["unmeasured"]},{"dataType":"enum","enums":["incident"]}],"required":true},
            "sales": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["open"]},{"dataType":"enum","enums":["limited"]},{"dataType":"enum","enums":["closed"]}],"required":true},
            "providers": {"dataType":"array","array":{"dataType":"refObject","ref":"StatusProviderDto"},"required":true},
            "gateways": {"dataType":"array","array":{"dataType":"refObject","ref":"StatusGatewayDto"},"required":true},
            "least_sample": {"dataType":"double","required":true},
            "unstable_below_percent": {"dataType":"double","required":true},
            "hour": {"ref":"MeasuredDeliveryDto","required":true},
            "day": {"ref":"MeasuredDeliveryDto","required":true},
            "days": {"dataType":"array","array":{"dataType":"refAlias","ref":"StatusDayDto"},"required":true},
            "unstable": {"dataType":"array","array":{"dataType":"refObject","ref":"StatusProductDto"},"required":true},
            "products": {"dataType":"array","array":{"dataType":"refObject","ref":"StatusProductDto"},"required":true},
            "product_count": {"dataType":"double","required":true},
            "by_hour": {"dataType":"array","array":{"dataType":"refObject","ref":"StatusHoursDto"},"required":true},
            "incidents": {"dataType":"array","array":{"dataType":"refObject","ref":"IncidentDto"},"required":true},
            "past_incidents": {"dataType":"array","array":{"dataType":"refObject","ref":"IncidentDto"},"required":true},
            "delivery": {"dataType":"array","array":{"dataType":"refObject","ref":"StatusDeliveryDto"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ListPageDto_StatusProductDto_": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"StatusProductDto"},"required":true},
            "total": {"dataType":"double","required":true},
            "total_is_estimated": {"dataType":"boolean","required":true},
            "next_cursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ListStatusProductsQueryDto": {
        "dataType": "refObject",
        "properties": {
            "page": {"dataType":"integer","validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100000}}},
            "per_page": {"dataType":"integer","validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100}}},
            "cursor": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":2000}}},
            "sort": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["numbers"]},{"dataType":"enum","enums":["delivery"]}]},
            "direction": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["asc"]},{"dataType":"enum","enums":["desc"]}]},
            "format": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["json"]},{"dataType":"enum","enums":["csv"]}]},
            "search": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":100}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ListPageDto_IncidentDto_": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"IncidentDto"},"required":true},
            "total": {"dataType":"double","required":true},
            "total_is_estimated": {"dataType":"boolean","required":true},
            "next_cursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WholeListQueryDto_started_at_": {
        "dataType": "refObject",
        "properties": {
            "page": {"dataType":"integer","validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100000}}},
            "per_page": {"dataType":"integer","validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100}}},
            "cursor": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":2000}}},
            "sort": {"dataType":"enum","enums":["started_at"]},
            "direction": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["asc"]},{"dataType":"enum","enums":["desc"]}]},
            "format": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["json"]},{"dataType":"enum","enums":["csv"]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "IncidentFeedQueryDto": {
        "dataType": "refObject",
        "properties": {
            "language": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["pt"]},{"dataType":"enum","enums":["en"]},{"dataType":"enum","enums":["es"]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "FollowStatusRequestDto": {
        "dataType": "refObject",
        "properties": {
            "email": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"email_required"},"minLength":{"errorMsg":"email_required","value":1},"maxLength":{"errorMsg":"email_invalid","value":254},"pattern":{"errorMsg":"email_invalid","value":"^\\s*[^\\s@]+@[^\\s@]+\\.[^\\s@]+\\s*$"}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "VapidPublicKeyDto": {
        "dataType": "refObject",
        "properties": {
            "public_key": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SubscribedDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "subscribed_at": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PushKeysDto": {
        "dataType": "refObject",
        "properties": {
            "p256dh": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"required"},"maxLength":{"errorMsg":"too_long","value":128}}},
            "auth": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"required"},"maxLength":{"errorMsg":"too_long","value":128}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PushSubscriptionDto": {
        "dataType": "refObject",
        "properties": {
            "endpoint": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"required"},"minLength":{"errorMsg":"required","value":1},"maxLength":{"errorMsg":"too_long","value":2048}}},
            "expirationTime": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}]},
            "keys": {"ref":"PushKeysDto","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SubscribeRequestDto": {
        "dataType": "refObject",
        "properties": {
            "subscription": {"ref":"PushSubscriptionDto","required":true},
            "userId": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"required"}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "UnsubscribedDto": {
        "dataType": "refObject",
        "properties": {
            "removed": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "UnsubscribeRequestDto": {
        "dataType": "refObject",
        "properties": {
            "endpoint": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":2048}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PushNotificationDto": {
        "dataType": "refObject",
        "properties": {
            "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["sms_received"]},{"dataType":"enum","enums":["activation_expired"]},{"dataType":"enum","enums":["activation_released"]},{"dataType":"enum","enums":["activation_refunded"]},{"dataType":"enum","enums":["topup_credited"]},{"dataType":"enum","enums":["incident_published"]},{"dataType":"enum","enums":["alert_triggered"]},{"dataType":"enum","enums":["test"]}],"required":true},
            "title": {"dataType":"string","required":true},
            "body": {"dataType":"string","required":true},
            "url": {"dataType":"string","required":true},
            "tag": {"dataType":"string","required":true},
            "user_id": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TestedDto": {
        "dataType": "refObject",
        "properties": {
            "sent": {"dataType":"double","required":true},
            "notification": {"ref":"PushNotificationDto","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AlertedProductDto": {
        "dataType": "refObject",
        "properties": {
            "price_cents": {"dataType":"double","required":true},
            "stock": {"dataType":"double","required":true},
            "delivery_rate": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "typical_seconds": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PriceAlertDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "service": {"dataType":"nestedObjectLiteral","nestedProperties":{"image_url":{"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},"name":{"dataType":"string","required":true},"code":{"dataType":"string","required":true}},"required":true},
            "country": {"dataType":"nestedObjectLiteral","nestedProperties":{"flag_image_url":{"dataType":"string","required":true},"name":{"dataType":"string","required":true},"iso_code":{"dataType":"string","required":true}},"required":true},
            "currency": {"ref":"Currency","required":true},
            "max_price_cents": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "state": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["waiting"]},{"dataType":"enum","enums":["triggered"]},{"dataType":"enum","enums":["ended"]}],"required":true},
            "created_at": {"dataType":"string","required":true},
            "ends_at": {"dataType":"string","required":true},
            "triggered_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "triggered_price_cents": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "now": {"dataType":"union","subSchemas":[{"ref":"AlertedProductDto"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PriceAlertsDto": {
        "dataType": "refObject",
        "properties": {
            "alerts": {"dataType":"array","array":{"dataType":"refObject","ref":"PriceAlertDto"},"required":true},
            "open": {"dataType":"double","required":true},
            "maximum": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CreatePriceAlertRequestDto": {
        "dataType": "refObject",
        "properties": {
            "service": {"dataType":"string","required":true,"validators":{"minLength":{"errorMsg":"required","value":1},"maxLength":{"errorMsg":"too_long","value":60}}},
            "country_iso": {"dataType":"string","required":true,"validators":{"minLength":{"errorMsg":"required","value":1},"maxLength":{"errorMsg":"too_long","value":60}}},
            "max_price_cents": {"dataType":"integer","validators":{"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100000000}}},
            "days": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":[1]},{"dataType":"enum","enums":[7]},{"dataType":"enum","enums":[30]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PriceAlertIdDto": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"invalid","value":"^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AdminSessionDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "name": {"dataType":"string","required":true},
            "browser": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "system": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "ip_address": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "created_at": {"dataType":"string","required":true},
            "last_seen_at": {"dataType":"string","required":true},
            "expires_at": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ListPageDto_AdminSessionDto_": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"AdminSessionDto"},"required":true},
            "total": {"dataType":"double","required":true},
            "total_is_estimated": {"dataType":"boolean","required":true},
            "next_cursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "UserIdDto": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"invalid","value":"^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ListQueryDto_created_at_": {
        "dataType": "refObject",
        "properties": {
            "page": {"dataType":"integer","default":1,"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100000}}},
            "per_page": {"dataType":"integer","default":20,"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100}}},
            "cursor": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":2000}}},
            "sort": {"dataType":"enum","enums":["created_at"]},
            "direction": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["asc"]},{"dataType":"enum","enums":["desc"]}]},
            "format": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["json"]},{"dataType":"enum","enums":["csv"]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "LedgerReferenceDto": {
        "dataType": "refObject",
        "properties": {
            "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["topup"]},{"dataType":"enum","enums":["activation"]},{"dataType":"enum","enums":["adjustment"]},{"dataType":"enum","enums":["payout"]}],"required":true},
            "id": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "UserMovementDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "kind": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["topup"]},{"dataType":"enum","enums":["hold"]},{"dataType":"enum","enums":["capture"]},{"dataType":"enum","enums":["release"]},{"dataType":"enum","enums":["refund"]},{"dataType":"enum","enums":["adjustment"]},{"dataType":"enum","enums":["chargeback"]},{"dataType":"enum","enums":["chargeback_won"]},{"dataType":"enum","enums":["repayment"]},{"dataType":"enum","enums":["repayment_returned"]},{"dataType":"enum","enums":["payout"]},{"dataType":"enum","enums":["payout_settled"]},{"dataType":"enum","enums":["payout_returned"]}],"required":true},
            "debit_account": {"dataType":"string","required":true},
            "credit_account": {"dataType":"string","required":true},
            "moved_cents": {"dataType":"double","required":true},
            "amount_cents": {"dataType":"double","required":true},
            "held_cents": {"dataType":"double","required":true},
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}],"required":true},
            "balance_after_cents": {"dataType":"double","required":true},
            "held_after_cents": {"dataType":"double","required":true},
            "reference": {"ref":"LedgerReferenceDto","required":true},
            "note": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "created_at": {"dataType":"string","required":true},
            "product": {"dataType":"union","subSchemas":[{"dataType":"nestedObjectLiteral","nestedProperties":{"country_iso":{"dataType":"string","required":true},"service_code":{"dataType":"string","required":true}}},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ListPageDto_UserMovementDto_": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"UserMovementDto"},"required":true},
            "total": {"dataType":"double","required":true},
            "total_is_estimated": {"dataType":"boolean","required":true},
            "next_cursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "StatementQueryDto": {
        "dataType": "refObject",
        "properties": {
            "page": {"dataType":"integer","default":1,"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100000}}},
            "per_page": {"dataType":"integer","default":20,"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100}}},
            "cursor": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":2000}}},
            "sort": {"dataType":"enum","enums":["id"]},
            "direction": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["asc"]},{"dataType":"enum","enums":["desc"]}]},
            "format": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["json"]},{"dataType":"enum","enums":["csv"]}]},
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TimelineSubjectDto": {
        "dataType": "refObject",
        "properties": {
            "type": {"dataType":"string","required":true},
            "id": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TimelineActivationDto": {
        "dataType": "refObject",
        "properties": {
            "service_code": {"dataType":"string","required":true},
            "country_iso": {"dataType":"string","required":true},
            "status": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["WAITING_SMS"]},{"dataType":"enum","enums":["ACTIVE"]},{"dataType":"enum","enums":["COMPLETED"]},{"dataType":"enum","enums":["CANCELLED"]},{"dataType":"enum","enums":["EXPIRED"]}],"required":true},
            "phone_number": {"dataType":"string","required":true},
            "provider": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "messages": {"dataType":"double","required":true},
            "seconds_to_code": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "closed_by": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "StaffMemberDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "email": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TimelineEntryDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "created_at": {"dataType":"string","required":true},
            "category": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["money"]},{"dataType":"enum","enums":["numbers"]},{"dataType":"enum","enums":["access"]},{"dataType":"enum","enums":["staff"]}],"required":true},
            "kind": {"dataType":"string","required":true},
            "amount_cents": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]},{"dataType":"enum","enums":[null]}],"required":true},
            "subject": {"dataType":"union","subSchemas":[{"ref":"TimelineSubjectDto"},{"dataType":"enum","enums":[null]}],"required":true},
            "activation": {"dataType":"union","subSchemas":[{"ref":"TimelineActivationDto"},{"dataType":"enum","enums":[null]}],"required":true},
            "text": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "staff": {"dataType":"union","subSchemas":[{"ref":"StaffMemberDto"},{"dataType":"enum","enums":[null]}],"required":true},
            "ip_address": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "browser": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "system": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TimelineDto": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"TimelineEntryDto"},"required":true},
            "next_cursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TimelineQueryDto": {
        "dataType": "refObject",
        "properties": {
            "category": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["money"]},{"dataType":"enum","enums":["numbers"]},{"dataType":"enum","enums":["access"]},{"dataType":"enum","enums":["staff"]}]},
            "cursor": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "per_page": {"dataType":"integer","default":20,"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100}}},
            "sort": {"dataType":"enum","enums":["created_at"]},
            "direction": {"dataType":"enum","enums":["desc"]},
            "format": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["json"]},{"dataType":"enum","enums":["csv"]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "UserNoteDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "text": {"dataType":"string","required":true},
            "staff": {"ref":"StaffMemberDto","required":true},
            "created_at": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ListPageDto_UserNoteDto_": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"UserNoteDto"},"required":true},
            "total": {"dataType":"double","required":true},
            "total_is_estimated": {"dataType":"boolean","required":true},
            "next_cursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AddNoteRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "text": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"required"},"minLength":{"errorMsg":"required","value":1},"maxLength":{"errorMsg":"too_long","value":2000}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RevealedDto": {
        "dataType": "refObject",
        "properties": {
            "field": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["phone_number"]},{"dataType":"enum","enums":["cpf"]},{"dataType":"enum","enums":["ip_address"]}],"required":true},
            "value": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RevealRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"reason_required"},"maxLength":{"errorMsg":"too_long","value":500}}},
            "field": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["phone_number"]},{"dataType":"enum","enums":["cpf"]},{"dataType":"enum","enums":["ip_address"]}],"required":true},
            "session_id": {"ref":"UserIdDto"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AdminDebtDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "topup_id": {"dataType":"string","required":true},
            "amount_cents": {"dataType":"double","required":true},
            "open_cents": {"dataType":"double","required":true},
            "since": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AdminWalletDto": {
        "dataType": "refObject",
        "properties": {
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}],"required":true},
            "balance_cents": {"dataType":"double","required":true},
            "held_cents": {"dataType":"double","required":true},
            "owed_cents": {"dataType":"double","required":true},
            "balance_formatted": {"dataType":"string","required":true},
            "debts": {"dataType":"array","array":{"dataType":"refObject","ref":"AdminDebtDto"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AdminProfileDto": {
        "dataType": "refObject",
        "properties": {
            "full_name": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "phone_number": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "cpf": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccountFlagDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"enum","enums":["CHARGEBACK"],"required":true},
            "since": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AdminUserDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "email": {"dataType":"string","required":true},
            "role": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["CUSTOMER"]},{"dataType":"enum","enums":["MANAGER"]},{"dataType":"enum","enums":["ADMIN"]}],"required":true},
            "profile": {"ref":"AdminProfileDto","required":true},
            "created_at": {"dataType":"string","required":true},
            "updated_at": {"dataType":"string","required":true},
            "last_login": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "is_active": {"dataType":"boolean","required":true},
            "is_email_verified": {"dataType":"boolean","required":true},
            "must_change_password": {"dataType":"boolean","required":true},
            "preferred_language": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["pt-BR"]},{"dataType":"enum","enums":["en-US"]},{"dataType":"enum","enums":["es"]}],"required":true},
            "preferred_currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}],"required":true},
            "flag": {"dataType":"union","subSchemas":[{"ref":"AccountFlagDto"},{"dataType":"enum","enums":[null]}],"required":true},
            "purchases_blocked_until": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "balance_base_cents": {"dataType":"double","required":true},
            "wallets": {"dataType":"array","array":{"dataType":"refObject","ref":"AdminWalletDto"},"required":true},
            "order_count": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MomentText": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"maxLength":{"errorMsg":"invalid","value":40}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ChangeUserRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "expected_updated_at": {"ref":"MomentText"},
            "email": {"dataType":"string","validators":{"maxLength":{"errorMsg":"email_invalid","value":254}}},
            "preferred_currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}]},
            "is_email_verified": {"dataType":"boolean"},
            "full_name": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"errorMsg":"too_long","value":200}}},
            "phone_number": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"errorMsg":"phone_invalid","value":40}}},
            "preferred_language": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["pt-BR"]},{"dataType":"enum","enums":["en-US"]},{"dataType":"enum","enums":["es"]}]},
            "role": {"dataType":"string"},
            "is_active": {"dataType":"boolean"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ChangeStatusRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"reason_required"},"maxLength":{"errorMsg":"too_long","value":500}}},
            "expected_updated_at": {"ref":"MomentText"},
            "is_active": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ChangeRoleRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "expected_updated_at": {"ref":"MomentText"},
            "role": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ChangeBasicRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "expected_updated_at": {"ref":"MomentText"},
            "email": {"dataType":"string","validators":{"maxLength":{"errorMsg":"email_invalid","value":254}}},
            "preferred_currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}]},
            "is_email_verified": {"dataType":"boolean"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ChangeUserProfileRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "expected_updated_at": {"ref":"MomentText"},
            "full_name": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"errorMsg":"too_long","value":200}}},
            "phone_number": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"errorMsg":"phone_invalid","value":40}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReasonDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ResetUserPasswordRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "send_email": {"dataType":"boolean"},
            "new_password": {"dataType":"string"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BlockPurchasesRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "minutes": {"dataType":"integer","validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":525600}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SearchText": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":100}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ListUsersQueryDto": {
        "dataType": "refObject",
        "properties": {
            "page": {"dataType":"integer","default":1,"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100000}}},
            "per_page": {"dataType":"integer","default":20,"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100}}},
            "cursor": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":2000}}},
            "sort": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["created_at"]},{"dataType":"enum","enums":["email"]},{"dataType":"enum","enums":["name"]},{"dataType":"enum","enums":["last_login"]}]},
            "direction": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["asc"]},{"dataType":"enum","enums":["desc"]}]},
            "format": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["json"]},{"dataType":"enum","enums":["csv"]}]},
            "search": {"ref":"SearchText"},
            "role": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["all"]},{"dataType":"enum","enums":["CUSTOMER"]},{"dataType":"enum","enums":["MANAGER"]},{"dataType":"enum","enums":["ADMIN"]}],"default":"all"},
            "status": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["all"]},{"dataType":"enum","enums":["active"]},{"dataType":"enum","enums":["inactive"]}],"default":"all"},
            "verified": {"dataType":"boolean"},
            "flagged": {"dataType":"boolean"},
            "purchases": {"dataType":"enum","enums":["blocked"]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "UserStatsDto": {
        "dataType": "refObject",
        "properties": {
            "total": {"dataType":"double","required":true},
            "active": {"dataType":"double","required":true},
            "inactive": {"dataType":"double","required":true},
            "administrators": {"dataType":"double","required":true},
            "managers": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "UserProfileDto": {
        "dataType": "refObject",
        "properties": {
            "full_name": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"errorMsg":"too_long","value":200}}},
            "phone_number": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"errorMsg":"phone_invalid","value":40}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CreateUserRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "email": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"email_required"},"maxLength":{"errorMsg":"email_invalid","value":254}}},
            "password": {"dataType":"string"},
            "send_invitation": {"dataType":"boolean"},
            "role": {"dataType":"string"},
            "country": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BR"]},{"dataType":"enum","enums":["US"]}]},
            "preferred_language": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["pt-BR"]},{"dataType":"enum","enums":["en-US"]},{"dataType":"enum","enums":["es"]}]},
            "preferred_currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}]},
            "profile": {"ref":"UserProfileDto"},
            "is_active": {"dataType":"boolean"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "UserFiguresDto": {
        "dataType": "refObject",
        "properties": {
            "since": {"dataType":"string","required":true},
            "spent_cents": {"dataType":"double","required":true},
            "margin_cents": {"dataType":"double","required":true},
            "topups_cents": {"dataType":"double","required":true},
            "refunded_cents": {"dataType":"double","required":true},
            "ended": {"dataType":"double","required":true},
            "delivered": {"dataType":"double","required":true},
            "delivery_rate": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "cancellation_rate": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "usual_delivery_rate": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "usual_cancellation_rate": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "StaffTeamDto": {
        "dataType": "refObject",
        "properties": {
            "account_id": {"dataType":"string","required":true},
            "name": {"dataType":"string","required":true},
            "role": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["owner"]},{"ref":"MemberRoleDto"}],"required":true},
            "currency": {"ref":"Currency","required":true},
            "people": {"dataType":"array","array":{"dataType":"refObject","ref":"TeamPersonDto"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AdminUserDetailsDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "email": {"dataType":"string","required":true},
            "role": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["CUSTOMER"]},{"dataType":"enum","enums":["MANAGER"]},{"dataType":"enum","enums":["ADMIN"]}],"required":true},
            "profile": {"ref":"AdminProfileDto","required":true},
            "created_at": {"dataType":"string","required":true},
            "updated_at": {"dataType":"string","required":true},
            "last_login": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "is_active": {"dataType":"boolean","required":true},
            "is_email_verified": {"dataType":"boolean","required":true},
            "must_change_password": {"dataType":"boolean","required":true},
            "preferred_language": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["pt-BR"]},{"dataType":"enum","enums":["en-US"]},{"dataType":"enum","enums":["es"]}],"required":true},
            "preferred_currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}],"required":true},
            "flag": {"dataType":"union","subSchemas":[{"ref":"AccountFlagDto"},{"dataType":"enum","enums":[null]}],"required":true},
            "purchases_blocked_until": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "balance_base_cents": {"dataType":"double","required":true},
            "wallets": {"dataType":"array","array":{"dataType":"refObject","ref":"AdminWalletDto"},"required":true},
            "order_count": {"dataType":"double","required":true},
            "has_password": {"dataType":"boolean","required":true},
            "has_two_factor": {"dataType":"boolean","required":true},
            "api_keys": {"dataType":"double","required":true},
            "sessions": {"dataType":"double","required":true},
            "figures": {"ref":"UserFiguresDto","required":true},
            "teams": {"dataType":"array","array":{"dataType":"refObject","ref":"StaffTeamDto"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TopupStatusDto": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["pending"]},{"dataType":"enum","enums":["paid"]},{"dataType":"enum","enums":["expired"]},{"dataType":"enum","enums":["failed"]},{"dataType":"enum","enums":["refunded"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AdminTopupDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "user_id": {"dataType":"string","required":true},
            "user_name": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "user_email": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "status": {"ref":"TopupStatusDto","required":true},
            "amount": {"dataType":"double","required":true},
            "amount_cents": {"dataType":"double","required":true},
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}],"required":true},
            "expected_amount_cents": {"dataType":"double","required":true},
            "charge_amount_cents": {"dataType":"double","required":true},
            "charge_currency": {"dataType":"enum","enums":["BRL"],"required":true},
            "gateway": {"dataType":"string","required":true},
            "gateway_payment_id": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "returned_amount_cents": {"dataType":"double","required":true},
            "charged_back_cents": {"dataType":"double","required":true},
            "charged_back_loss_cents": {"dataType":"double","required":true},
            "repaid_cents": {"dataType":"double","required":true},
            "staff_reason": {"dataType":"union","subSchemas":[{"dataType":"union","subSchemas":[{"dataType":"enum","enums":["AMOUNT_MISMATCH"]},{"dataType":"enum","enums":["CURRENCY_MISMATCH"]},{"dataType":"enum","enums":["REFERENCE_MISMATCH"]},{"dataType":"enum","enums":["REFUNDED_BEFORE_CREDIT"]},{"dataType":"enum","enums":["REFUNDED_AFTER_CREDIT"]},{"dataType":"enum","enums":["CHARGED_BACK_AFTER_CREDIT"]},{"dataType":"enum","enums":["OWNER_DELETED"]}]},{"dataType":"enum","enums":[null]}],"required":true},
            "is_dispute_lost": {"dataType":"boolean","required":true},
            "created_at": {"dataType":"string","required":true},
            "expires_at": {"dataType":"string","required":true},
            "paid_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ListPageDto_AdminTopupDto_": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"AdminTopupDto"},"required":true},
            "total": {"dataType":"double","required":true},
            "total_is_estimated": {"dataType":"boolean","required":true},
            "next_cursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ListTopupsQueryDto": {
        "dataType": "refObject",
        "properties": {
            "page": {"dataType":"integer","default":1,"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100000}}},
            "per_page": {"dataType":"integer","default":20,"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100}}},
            "cursor": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":2000}}},
            "sort": {"dataType":"enum","enums":["created_at"]},
            "direction": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["asc"]},{"dataType":"enum","enums":["desc"]}]},
            "format": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["json"]},{"dataType":"enum","enums":["csv"]}]},
            "from": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":40}}},
            "to": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":40}}},
            "status": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["all"]},{"ref":"TopupStatusDto"},{"dataType":"enum","enums":["returned"]},{"dataType":"enum","enums":["charged_back"]}],"default":"all"},
            "gateway": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":50}}},
            "currency": {"ref":"Currency"},
            "needs_staff": {"dataType":"boolean"},
            "search": {"ref":"SearchText"},
            "user_id": {"ref":"UserIdDto"},
            "credited": {"dataType":"boolean"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AdminTopupStepDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "kind": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["credit"]},{"dataType":"enum","enums":["chargeback"]},{"dataType":"enum","enums":["chargeback_won"]},{"dataType":"enum","enums":["repayment"]}],"required":true},
            "gateway_payment_id": {"dataType":"string","required":true},
            "charge_amount_cents": {"dataType":"double","required":true},
            "charge_currency": {"dataType":"enum","enums":["BRL"],"required":true},
            "amount_cents": {"dataType":"double","required":true},
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}],"required":true},
            "loss_cents": {"dataType":"double","required":true},
            "happened_at": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AdminPayoutDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "status": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["pending"]},{"dataType":"enum","enums":["paid"]},{"dataType":"enum","enums":["failed"]}],"required":true},
            "failure": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["REFUSED_BY_GATEWAY"]},{"dataType":"enum","enums":[null]}],"required":true},
            "failure_detail": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "amount_cents": {"dataType":"double","required":true},
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}],"required":true},
            "charge_amount_cents": {"dataType":"double","required":true},
            "charge_currency": {"dataType":"enum","enums":["BRL"],"required":true},
            "tries": {"dataType":"double","required":true},
            "created_at": {"dataType":"string","required":true},
            "settled_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "LedgerEntryDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "kind": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["topup"]},{"dataType":"enum","enums":["hold"]},{"dataType":"enum","enums":["capture"]},{"dataType":"enum","enums":["release"]},{"dataType":"enum","enums":["refund"]},{"dataType":"enum","enums":["adjustment"]},{"dataType":"enum","enums":["chargeback"]},{"dataType":"enum","enums":["chargeback_won"]},{"dataType":"enum","enums":["repayment"]},{"dataType":"enum","enums":["repayment_returned"]},{"dataType":"enum","enums":["payout"]},{"dataType":"enum","enums":["payout_settled"]},{"dataType":"enum","enums":["payout_returned"]}],"required":true},
            "debit_account": {"dataType":"string","required":true},
            "credit_account": {"dataType":"string","required":true},
            "moved_cents": {"dataType":"double","required":true},
            "amount_cents": {"dataType":"double","required":true},
            "held_cents": {"dataType":"double","required":true},
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}],"required":true},
            "balance_after_cents": {"dataType":"double","required":true},
            "held_after_cents": {"dataType":"double","required":true},
            "reference": {"ref":"LedgerReferenceDto","required":true},
            "note": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "created_at": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AdminTopupDetailDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "user_id": {"dataType":"string","required":true},
            "user_name": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "user_email": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "status": {"ref":"TopupStatusDto","required":true},
            "amount": {"dataType":"double","required":true},
            "amount_cents": {"dataType":"double","required":true},
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}],"required":true},
            "expected_amount_cents": {"dataType":"double","required":true},
            "charge_amount_cents": {"dataType":"double","required":true},
            "charge_currency": {"dataType":"enum","enums":["BRL"],"required":true},
            "gateway": {"dataType":"string","required":true},
            "gateway_payment_id": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "returned_amount_cents": {"dataType":"double","required":true},
            "charged_back_cents": {"dataType":"double","required":true},
            "charged_back_loss_cents": {"dataType":"double","required":true},
            "repaid_cents": {"dataType":"double","required":true},
            "staff_reason": {"dataType":"union","subSchemas":[{"dataType":"union","subSchemas":[{"dataType":"enum","enums":["AMOUNT_MISMATCH"]},{"dataType":"enum","enums":["CURRENCY_MISMATCH"]},{"dataType":"enum","enums":["REFERENCE_MISMATCH"]},{"dataType":"enum","enums":["REFUNDED_BEFORE_CREDIT"]},{"dataType":"enum","enums":["REFUNDED_AFTER_CREDIT"]},{"dataType":"enum","enums":["CHARGED_BACK_AFTER_CREDIT"]},{"dataType":"enum","enums":["OWNER_DELETED"]}]},{"dataType":"enum","enums":[null]}],"required":true},
            "is_dispute_lost": {"dataType":"boolean","required":true},
            "created_at": {"dataType":"string","required":true},
            "expires_at": {"dataType":"string","required":true},
            "paid_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "fx_rate": {"dataType":"double","required":true},
            "last_read_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "next_read_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "refundable_cents": {"dataType":"double","required":true},
            "refund_obstacle": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["NOT_PAID"]},{"dataType":"enum","enums":["NEEDS_STAFF"]},{"dataType":"enum","enums":["OWNER_DELETED"]},{"dataType":"enum","enums":["PENDING"]},{"dataType":"enum","enums":["NOTHING_LEFT"]},{"dataType":"enum","enums":[null]}],"required":true},
            "expected_charge_amount_cents": {"dataType":"double","required":true},
            "steps": {"dataType":"array","array":{"dataType":"refObject","ref":"AdminTopupStepDto"},"required":true},
            "payouts": {"dataType":"array","array":{"dataType":"refObject","ref":"AdminPayoutDto"},"required":true},
            "transfers": {"dataType":"array","array":{"dataType":"refObject","ref":"LedgerEntryDto"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OrderIdDto": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"invalid","value":"^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RefundedTopupDto": {
        "dataType": "refObject",
        "properties": {
            "payout": {"ref":"AdminPayoutDto","required":true},
            "topup": {"ref":"AdminTopupDetailDto","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RefundTopupDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "amount_cents": {"dataType":"integer","validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "StaffPermission": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["overview.read","rights.read","tokens.read","tokens.make","tokens.revoke","tokens.of_others","search.read","users.read","users.change","users.change_role","users.delete","users.reveal","sessions.end","balances.change","catalogue.read","catalogue.change","catalogue.sync","prices.change","providers.read","providers.pause","providers.change","orders.read","orders.change","orders.refund","messages.reveal","topups.read","topups.reread","topups.refund","cases.read","cases.change","gateways.read","gateways.change","figures.rebuild","reports.read","reports.close","books.reconcile","books.change","incidents.read","incidents.change","alarms.read","alarms.acknowledge","audit.read","personal_data.export","settings.read","settings.change"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "StaffTokenDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "name": {"dataType":"string","required":true},
            "permissions": {"dataType":"array","array":{"dataType":"refAlias","ref":"StaffPermission"},"required":true},
            "prefix": {"dataType":"string","required":true},
            "maker": {"dataType":"nestedObjectLiteral","nestedProperties":{"email":{"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},"id":{"dataType":"string","required":true}},"required":true},
            "created_at": {"dataType":"string","required":true},
            "expires_at": {"dataType":"string","required":true},
            "last_used_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ListPageDto_StaffTokenDto_": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"StaffTokenDto"},"required":true},
            "total": {"dataType":"double","required":true},
            "total_is_estimated": {"dataType":"boolean","required":true},
            "next_cursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WholeListQueryDto_created_at-or-expires_at_": {
        "dataType": "refObject",
        "properties": {
            "page": {"dataType":"integer","validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100000}}},
            "per_page": {"dataType":"integer","validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100}}},
            "cursor": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":2000}}},
            "sort": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["created_at"]},{"dataType":"enum","enums":["expires_at"]}]},
            "direction": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["asc"]},{"dataType":"enum","enums":["desc"]}]},
            "format": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["json"]},{"dataType":"enum","enums":["csv"]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CreatedStaffTokenDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "name": {"dataType":"string","required":true},
            "permissions": {"dataType":"array","array":{"dataType":"refAlias","ref":"StaffPermission"},"required":true},
            "prefix": {"dataType":"string","required":true},
            "maker": {"dataType":"nestedObjectLiteral","nestedProperties":{"email":{"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},"id":{"dataType":"string","required":true}},"required":true},
            "created_at": {"dataType":"string","required":true},
            "expires_at": {"dataType":"string","required":true},
            "last_used_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "token": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CreateStaffTokenRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "name": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"required"},"minLength":{"errorMsg":"required","value":1},"maxLength":{"errorMsg":"too_long","value":60}}},
            "permissions": {"dataType":"array","array":{"dataType":"refAlias","ref":"StaffPermission"},"required":true,"validators":{"minItems":{"errorMsg":"required","value":1},"maxItems":{"errorMsg":"too_long","value":100},"uniqueItems":{"errorMsg":"invalid"}}},
            "expires_in_days": {"dataType":"integer","required":true,"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":90}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SettingGroup": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["activations"]},{"dataType":"enum","enums":["topups"]},{"dataType":"enum","enums":["prices"]},{"dataType":"enum","enums":["accounts"]},{"dataType":"enum","enums":["alarms"]},{"dataType":"enum","enums":["data"]},{"dataType":"enum","enums":["support"]},{"dataType":"enum","enums":["operation"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SettingUnit": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["seconds"]},{"dataType":"enum","enums":["minutes"]},{"dataType":"enum","enums":["hours"]},{"dataType":"enum","enums":["days"]},{"dataType":"enum","enums":["cents"]},{"dataType":"enum","enums":["percent"]},{"dataType":"enum","enums":["count"]},{"dataType":"enum","enums":["yes/no"]},{"dataType":"enum","enums":["BRL per unit"]},{"dataType":"enum","enums":["text"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SettingPartDto": {
        "dataType": "refObject",
        "properties": {
            "path": {"dataType":"string","required":true},
            "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["integer"]},{"dataType":"enum","enums":["number"]},{"dataType":"enum","enums":["boolean"]},{"dataType":"enum","enums":["string"]}],"required":true},
            "unit": {"ref":"SettingUnit","required":true},
            "text": {"dataType":"string","required":true},
            "value": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"boolean"},{"dataType":"string"}],"required":true},
            "default": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"boolean"},{"dataType":"string"}],"required":true},
            "options": {"dataType":"array","array":{"dataType":"string"}},
            "minimum": {"dataType":"double"},
            "exclusive_minimum": {"dataType":"double"},
            "maximum": {"dataType":"double"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SettingAuthorDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "email": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SettingDto": {
        "dataType": "refObject",
        "properties": {
            "key": {"dataType":"string","required":true},
            "group": {"ref":"SettingGroup","required":true},
            "parts": {"dataType":"array","array":{"dataType":"refObject","ref":"SettingPartDto"},"required":true},
            "is_set": {"dataType":"boolean","required":true},
            "is_pinned": {"dataType":"boolean","required":true},
            "updated_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "updated_by": {"dataType":"union","subSchemas":[{"ref":"SettingAuthorDto"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ListPageDto_SettingDto_": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"SettingDto"},"required":true},
            "total": {"dataType":"double","required":true},
            "total_is_estimated": {"dataType":"boolean","required":true},
            "next_cursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WholeListQueryDto_position-or-key_": {
        "dataType": "refObject",
        "properties": {
            "page": {"dataType":"integer","validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100000}}},
            "per_page": {"dataType":"integer","validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100}}},
            "cursor": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":2000}}},
            "sort": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["position"]},{"dataType":"enum","enums":["key"]}]},
            "direction": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["asc"]},{"dataType":"enum","enums":["desc"]}]},
            "format": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["json"]},{"dataType":"enum","enums":["csv"]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PutSettingRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "expected_updated_at": {"dataType":"string"},
            "value": {"dataType":"any","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EditSettingDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "expected_updated_at": {"dataType":"string"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EndSessionsRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "revoke_api_keys": {"dataType":"boolean"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "FoundPeopleDto": {
        "dataType": "refObject",
        "properties": {
            "total": {"dataType":"double","required":true},
            "total_is_estimated": {"dataType":"boolean","required":true},
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"AdminUserDto"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OrderActionDto": {
        "dataType": "refObject",
        "properties": {
            "is_possible": {"dataType":"boolean","required":true},
            "obstacle": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OrderTypeDto": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["sms_number"]},{"dataType":"enum","enums":["credit_transaction"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OrderStatusDto": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["pending"]},{"dataType":"enum","enums":["processing"]},{"dataType":"enum","enums":["shipped"]},{"dataType":"enum","enums":["delivered"]},{"dataType":"enum","enums":["cancelled"]},{"dataType":"enum","enums":["refunded"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OrderPaymentDto": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["pending"]},{"dataType":"enum","enums":["paid"]},{"dataType":"enum","enums":["failed"]},{"dataType":"enum","enums":["refunded"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OrderItemDto": {
        "dataType": "refObject",
        "properties": {
            "service": {"dataType":"nestedObjectLiteral","nestedProperties":{"image_url":{"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},"name":{"dataType":"string","required":true},"code":{"dataType":"string","required":true}},"required":true},
            "country": {"dataType":"nestedObjectLiteral","nestedProperties":{"flag_image_url":{"dataType":"string","required":true},"name":{"dataType":"string","required":true},"iso_code":{"dataType":"string","required":true}},"required":true},
            "phone_number": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "phone_number_formatted": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ListedOrderDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "type": {"ref":"OrderTypeDto","required":true},
            "user_id": {"dataType":"string","required":true},
            "user_name": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "user_email": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "status": {"ref":"OrderStatusDto","required":true},
            "payment_status": {"ref":"OrderPaymentDto","required":true},
            "payment_method": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["wallet"]},{"dataType":"enum","enums":["pix"]}],"required":true},
            "total_amount": {"dataType":"double","required":true},
            "total_amount_cents": {"dataType":"double","required":true},
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}],"required":true},
            "item": {"dataType":"union","subSchemas":[{"ref":"OrderItemDto"},{"dataType":"enum","enums":[null]}],"required":true},
            "gateway": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "created_at": {"dataType":"string","required":true},
            "situation": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["requested"]},{"dataType":"enum","enums":["uncertain"]},{"dataType":"enum","enums":["waiting"]},{"dataType":"enum","enums":["delivered"]},{"dataType":"enum","enums":["cancelled"]},{"dataType":"enum","enums":["no_code"]},{"dataType":"enum","enums":["not_found"]},{"dataType":"enum","enums":["refunded"]},{"dataType":"enum","enums":["cost_open"]},{"dataType":"enum","enums":["disputed"]},{"dataType":"enum","enums":["charged_back"]},{"dataType":"enum","enums":[null]}],"required":true},
            "provider": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "expires_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "margin_cents": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "actions": {"dataType":"union","subSchemas":[{"dataType":"nestedObjectLiteral","nestedProperties":{"recheck":{"ref":"OrderActionDto","required":true},"refund":{"ref":"OrderActionDto","required":true},"cancel":{"ref":"OrderActionDto","required":true}}},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "FoundOrdersDto": {
        "dataType": "refObject",
        "properties": {
            "total": {"dataType":"double","required":true},
            "total_is_estimated": {"dataType":"boolean","required":true},
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"ListedOrderDto"},"required":true},
            "of_user_id": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SearchAnswerDto": {
        "dataType": "refObject",
        "properties": {
            "people": {"ref":"FoundPeopleDto","required":true},
            "orders": {"ref":"FoundOrdersDto","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SearchQueryDto": {
        "dataType": "refObject",
        "properties": {
            "q": {"dataType":"string","required":true,"validators":{"maxLength":{"errorMsg":"too_long","value":100}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Role": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["CUSTOMER"]},{"dataType":"enum","enums":["MANAGER"]},{"dataType":"enum","enums":["ADMIN"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "StaffRightsDto": {
        "dataType": "refObject",
        "properties": {
            "email": {"dataType":"string","required":true},
            "role": {"ref":"Role","required":true},
            "permissions": {"dataType":"array","array":{"dataType":"refAlias","ref":"StaffPermission"},"required":true},
            "grantable": {"dataType":"array","array":{"dataType":"refAlias","ref":"StaffPermission"},"required":true},
            "token": {"dataType":"union","subSchemas":[{"dataType":"nestedObjectLiteral","nestedProperties":{"expires_at":{"dataType":"string","required":true},"name":{"dataType":"string","required":true}}},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ClosingDto": {
        "dataType": "refObject",
        "properties": {
            "month": {"dataType":"string","required":true},
            "closed_at": {"dataType":"string","required":true},
            "closed_by": {"dataType":"string","required":true},
            "reason": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "revenue_cents": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ListPageDto_ClosingDto_": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"ClosingDto"},"required":true},
            "total": {"dataType":"double","required":true},
            "total_is_estimated": {"dataType":"boolean","required":true},
            "next_cursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WholeListQueryDto_month_": {
        "dataType": "refObject",
        "properties": {
            "page": {"dataType":"integer","validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100000}}},
            "per_page": {"dataType":"integer","validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100}}},
            "cursor": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":2000}}},
            "sort": {"dataType":"enum","enums":["month"]},
            "direction": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["asc"]},{"dataType":"enum","enums":["desc"]}]},
            "format": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["json"]},{"dataType":"enum","enums":["csv"]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReportColumnDto": {
        "dataType": "refObject",
        "properties": {
            "name": {"dataType":"string","required":true},
            "unit": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["cents"]},{"dataType":"enum","enums":["count"]},{"dataType":"enum","enums":["share"]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReportValuesDto": {
        "dataType": "refObject",
        "properties": {
        },
        "additionalProperties": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}]},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReportRowDto": {
        "dataType": "refObject",
        "properties": {
            "key": {"dataType":"string","required":true},
            "name": {"dataType":"string","required":true},
            "values": {"ref":"ReportValuesDto","required":true},
            "previous": {"dataType":"union","subSchemas":[{"ref":"ReportValuesDto"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReportComparisonDto": {
        "dataType": "refObject",
        "properties": {
            "from": {"dataType":"string","required":true},
            "to": {"dataType":"string","required":true},
            "totals": {"ref":"ReportValuesDto","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReportDto": {
        "dataType": "refObject",
        "properties": {
            "report": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["revenue"]},{"dataType":"enum","enums":["sales"]},{"dataType":"enum","enums":["delivery"]},{"dataType":"enum","enums":["refunds"]},{"dataType":"enum","enums":["users"]},{"dataType":"enum","enums":["topups"]}],"required":true},
            "from": {"dataType":"string","required":true},
            "to": {"dataType":"string","required":true},
            "by": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["day"]},{"dataType":"enum","enums":["week"]},{"dataType":"enum","enums":["month"]},{"dataType":"enum","enums":["service"]},{"dataType":"enum","enums":["country"]},{"dataType":"enum","enums":["gateway"]}],"required":true},
            "columns": {"dataType":"array","array":{"dataType":"refObject","ref":"ReportColumnDto"},"required":true},
            "rows": {"dataType":"array","array":{"dataType":"refObject","ref":"ReportRowDto"},"required":true},
            "totals": {"ref":"ReportValuesDto","required":true},
            "compared": {"dataType":"union","subSchemas":[{"ref":"ReportComparisonDto"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ClosedMonthDto": {
        "dataType": "refObject",
        "properties": {
            "month": {"dataType":"string","required":true},
            "closed_at": {"dataType":"string","required":true},
            "closed_by": {"dataType":"string","required":true},
            "reason": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "revenue_cents": {"dataType":"double","required":true},
            "reports": {"dataType":"array","array":{"dataType":"refObject","ref":"ReportDto"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MonthDto": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"invalid","value":"^\\d{4}-(0[1-9]|1[0-2])$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ClosingCheckName": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["numbers"]},{"dataType":"enum","enums":["rates"]},{"dataType":"enum","enums":["seals"]},{"dataType":"enum","enums":["differences"]},{"dataType":"enum","enums":["accounts"]},{"dataType":"enum","enums":["month_over"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ClosingCheckDto": {
        "dataType": "refObject",
        "properties": {
            "check": {"ref":"ClosingCheckName","required":true},
            "is_met": {"dataType":"boolean","required":true},
            "left": {"dataType":"double","required":true},
            "parties": {"dataType":"array","array":{"dataType":"string"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ClosingChecksDto": {
        "dataType": "refObject",
        "properties": {
            "month": {"dataType":"string","required":true},
            "checks": {"dataType":"array","array":{"dataType":"refObject","ref":"ClosingCheckDto"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CloseMonthRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "month": {"dataType":"string","required":true,"validators":{"pattern":{"errorMsg":"invalid","value":"^\\d{4}-(0[1-9]|1[0-2])$"}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ComparedListDto": {
        "dataType": "refObject",
        "properties": {
            "total": {"dataType":"double","required":true},
            "total_is_estimated": {"dataType":"boolean","required":true},
            "from": {"dataType":"string","required":true},
            "to": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "FiscalLineDto": {
        "dataType": "refObject",
        "properties": {
            "activation_id": {"dataType":"string","required":true},
            "occurred_at": {"dataType":"string","required":true},
            "service_code": {"dataType":"string","required":true},
            "country_iso": {"dataType":"string","required":true},
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}],"required":true},
            "amount_cents": {"dataType":"double","required":true},
            "refunded_cents": {"dataType":"double","required":true},
            "amount_brl_cents": {"dataType":"double","required":true},
            "cpf": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "key": {"dataType":"string"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "FiscalReportDto": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"FiscalLineDto"},"required":true},
            "total": {"dataType":"double","required":true},
            "total_is_estimated": {"dataType":"boolean","required":true},
            "next_cursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "compared": {"dataType":"union","subSchemas":[{"ref":"ComparedListDto"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DayText": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":10}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "FiscalQueryDto": {
        "dataType": "refObject",
        "properties": {
            "page": {"dataType":"integer","default":1,"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100000}}},
            "per_page": {"dataType":"integer","default":20,"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100}}},
            "cursor": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":2000}}},
            "sort": {"dataType":"enum","enums":["occurred_at"]},
            "direction": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["asc"]},{"dataType":"enum","enums":["desc"]}]},
            "format": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["json"]},{"dataType":"enum","enums":["csv"]}]},
            "from": {"ref":"DayText"},
            "to": {"ref":"DayText"},
            "by": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["day"]},{"dataType":"enum","enums":["week"]},{"dataType":"enum","enums":["month"]},{"dataType":"enum","enums":["service"]},{"dataType":"enum","enums":["country"]}]},
            "compare": {"dataType":"enum","enums":["previous"]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CheckName": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["wallets"]},{"dataType":"enum","enums":["topups"]},{"dataType":"enum","enums":["charges"]},{"dataType":"enum","enums":["balances"]},{"dataType":"enum","enums":["chain"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DifferenceCode": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["wallet_differs"]},{"dataType":"enum","enums":["charge_unknown"]},{"dataType":"enum","enums":["charge_differs"]},{"dataType":"enum","enums":["charge_missing"]},{"dataType":"enum","enums":["number_unknown"]},{"dataType":"enum","enums":["number_missing"]},{"dataType":"enum","enums":["return_unbooked"]},{"dataType":"enum","enums":["return_missing"]},{"dataType":"enum","enums":["cost_differs"]},{"dataType":"enum","enums":["balance_differs"]},{"dataType":"enum","enums":["day_changed"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EvidenceDto": {
        "dataType": "refObject",
        "properties": {
        },
        "additionalProperties": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"double"},{"dataType":"enum","enums":[null]}]},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DifferenceState": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["open"]},{"dataType":"enum","enums":["gone"]},{"dataType":"enum","enums":["accepted"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ListedDifferenceDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "check": {"ref":"CheckName","required":true},
            "code": {"ref":"DifferenceCode","required":true},
            "subject": {"dataType":"string","required":true},
            "party": {"dataType":"string","required":true},
            "day": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "currency": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "amount_micros": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "evidence": {"ref":"EvidenceDto","required":true},
            "state": {"ref":"DifferenceState","required":true},
            "found_at": {"dataType":"string","required":true},
            "seen_at": {"dataType":"string","required":true},
            "ended_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "accepted_as": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["loss"]},{"dataType":"enum","enums":["gain"]},{"dataType":"enum","enums":[null]}],"required":true},
            "accepted_by": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "accepted_by_email": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "reason": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "key": {"dataType":"string"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DifferencesDto": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"ListedDifferenceDto"},"required":true},
            "total": {"dataType":"double","required":true},
            "total_is_estimated": {"dataType":"boolean","required":true},
            "next_cursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "compared": {"dataType":"union","subSchemas":[{"ref":"ComparedListDto"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ListDifferencesQueryDto": {
        "dataType": "refObject",
        "properties": {
            "page": {"dataType":"integer","default":1,"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100000}}},
            "per_page": {"dataType":"integer","default":20,"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100}}},
            "cursor": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":2000}}},
            "sort": {"dataType":"enum","enums":["found_at"]},
            "direction": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["asc"]},{"dataType":"enum","enums":["desc"]}]},
            "format": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["json"]},{"dataType":"enum","enums":["csv"]}]},
            "from": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":40}}},
            "to": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":40}}},
            "state": {"ref":"DifferenceState"},
            "check": {"ref":"CheckName"},
            "party": {"ref":"SearchText"},
            "by": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["day"]},{"dataType":"enum","enums":["week"]},{"dataType":"enum","enums":["month"]}]},
            "compare": {"dataType":"enum","enums":["previous"]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BookAccountDto": {
        "dataType": "refObject",
        "properties": {
            "account": {"dataType":"string","required":true},
            "currency": {"dataType":"string","required":true},
            "balance_micros": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RecordedPaymentDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "account": {"dataType":"string","required":true},
            "currency": {"dataType":"string","required":true},
            "amount_micros": {"dataType":"double","required":true},
            "note": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "recorded_at": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PayableAccountDto": {
        "dataType": "refObject",
        "properties": {
            "account": {"dataType":"string","required":true},
            "currency": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OwedSumDto": {
        "dataType": "refObject",
        "properties": {
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}],"required":true},
            "owed_cents": {"dataType":"double","required":true},
            "wallets": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OpenSumDto": {
        "dataType": "refObject",
        "properties": {
            "check": {"ref":"CheckName","required":true},
            "party": {"dataType":"string","required":true},
            "currency": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "count": {"dataType":"double","required":true},
            "amount_micros": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ComparedPartyDto": {
        "dataType": "refObject",
        "properties": {
            "kind": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["wallets"]},{"dataType":"enum","enums":["gateway"]},{"dataType":"enum","enums":["provider"]}],"required":true},
            "party": {"dataType":"string","required":true},
            "currency": {"dataType":"string","required":true},
            "booked_micros": {"dataType":"double","required":true},
            "difference_micros": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "open": {"dataType":"double","required":true},
            "compared_to": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "problem": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BooksMonthDto": {
        "dataType": "refObject",
        "properties": {
            "adjustments": {"dataType":"double","required":true},
            "adjusted_cents": {"dataType":"double","required":true},
            "losses": {"dataType":"double","required":true},
            "lost_cents": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CheckResultDto": {
        "dataType": "refObject",
        "properties": {
            "check": {"ref":"CheckName","required":true},
            "party": {"dataType":"string","required":true},
            "compared": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "found": {"dataType":"double","required":true},
            "gone": {"dataType":"double","required":true},
            "problem": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReconciliationRunDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "started_at": {"dataType":"string","required":true},
            "ended_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "started_by": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "results": {"dataType":"array","array":{"dataType":"refObject","ref":"CheckResultDto"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DaySealDto": {
        "dataType": "refObject",
        "properties": {
            "day": {"dataType":"string","required":true},
            "entries": {"dataType":"double","required":true},
            "digest": {"dataType":"string","required":true},
            "sealed_at": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BooksDto": {
        "dataType": "refObject",
        "properties": {
            "accounts": {"dataType":"array","array":{"dataType":"refObject","ref":"BookAccountDto"},"required":true},
            "payments": {"dataType":"array","array":{"dataType":"refObject","ref":"RecordedPaymentDto"},"required":true},
            "payable": {"dataType":"array","array":{"dataType":"refObject","ref":"PayableAccountDto"},"required":true},
            "owed": {"dataType":"array","array":{"dataType":"refObject","ref":"OwedSumDto"},"required":true},
            "open": {"dataType":"array","array":{"dataType":"refObject","ref":"OpenSumDto"},"required":true},
            "compared": {"dataType":"array","array":{"dataType":"refObject","ref":"ComparedPartyDto"},"required":true},
            "month": {"ref":"BooksMonthDto","required":true},
            "last_run": {"dataType":"union","subSchemas":[{"ref":"ReconciliationRunDto"},{"dataType":"enum","enums":[null]}],"required":true},
            "last_seal": {"dataType":"union","subSchemas":[{"ref":"DaySealDto"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ChangeMoneyDto": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["revenue"]},{"dataType":"enum","enums":["margin"]},{"dataType":"enum","enums":["topups"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ChangeByDto": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["service"]},{"dataType":"enum","enums":["country"]},{"dataType":"enum","enums":["provider"]},{"dataType":"enum","enums":["product"]},{"dataType":"enum","enums":["gateway"]},{"dataType":"enum","enums":["currency"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ChangeSideDto": {
        "dataType": "refObject",
        "properties": {
            "cents": {"dataType":"double","required":true},
            "orders": {"dataType":"double","required":true},
            "codes": {"dataType":"double","required":true},
            "average_cents": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ChangeTotalsDto": {
        "dataType": "refObject",
        "properties": {
            "difference_cents": {"dataType":"double","required":true},
            "price_cents": {"dataType":"double","required":true},
            "volume_cents": {"dataType":"double","required":true},
            "delivery_cents": {"dataType":"double","required":true},
            "mix_cents": {"dataType":"double","required":true},
            "before": {"ref":"ChangeSideDto","required":true},
            "now": {"ref":"ChangeSideDto","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ChangeRowDto": {
        "dataType": "refObject",
        "properties": {
            "difference_cents": {"dataType":"double","required":true},
            "price_cents": {"dataType":"double","required":true},
            "volume_cents": {"dataType":"double","required":true},
            "delivery_cents": {"dataType":"double","required":true},
            "mix_cents": {"dataType":"double","required":true},
            "before": {"ref":"ChangeSideDto","required":true},
            "now": {"ref":"ChangeSideDto","required":true},
            "service": {"dataType":"union","subSchemas":[{"dataType":"nestedObjectLiteral","nestedProperties":{"image_url":{"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},"name":{"dataType":"string","required":true},"code":{"dataType":"string","required":true}}},{"dataType":"enum","enums":[null]}],"required":true},
            "country": {"dataType":"union","subSchemas":[{"dataType":"nestedObjectLiteral","nestedProperties":{"flag_image_url":{"dataType":"string","required":true},"name":{"dataType":"string","required":true},"iso_code":{"dataType":"string","required":true}}},{"dataType":"enum","enums":[null]}],"required":true},
            "provider": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "gateway": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "currency": {"dataType":"union","subSchemas":[{"ref":"Currency"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ChangeOthersDto": {
        "dataType": "refObject",
        "properties": {
            "difference_cents": {"dataType":"double","required":true},
            "price_cents": {"dataType":"double","required":true},
            "volume_cents": {"dataType":"double","required":true},
            "delivery_cents": {"dataType":"double","required":true},
            "mix_cents": {"dataType":"double","required":true},
            "before": {"ref":"ChangeSideDto","required":true},
            "now": {"ref":"ChangeSideDto","required":true},
            "count": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ChangeCauseDto": {
        "dataType": "refObject",
        "properties": {
            "difference_cents": {"dataType":"double","required":true},
            "price_cents": {"dataType":"double","required":true},
            "volume_cents": {"dataType":"double","required":true},
            "delivery_cents": {"dataType":"double","required":true},
            "mix_cents": {"dataType":"double","required":true},
            "before": {"ref":"ChangeSideDto","required":true},
            "now": {"ref":"ChangeSideDto","required":true},
            "service": {"dataType":"union","subSchemas":[{"dataType":"nestedObjectLiteral","nestedProperties":{"image_url":{"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},"name":{"dataType":"string","required":true},"code":{"dataType":"string","required":true}}},{"dataType":"enum","enums":[null]}],"required":true},
            "country": {"dataType":"union","subSchemas":[{"dataType":"nestedObjectLiteral","nestedProperties":{"flag_image_url":{"dataType":"string","required":true},"name":{"dataType":"string","required":true},"iso_code":{"dataType":"string","required":true}}},{"dataType":"enum","enums":[null]}],"required":true},
            "provider": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "gateway": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "currency": {"dataType":"union","subSchemas":[{"ref":"Currency"},{"dataType":"enum","enums":[null]}],"required":true},
            "part": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["price"]},{"dataType":"enum","enums":["volume"]},{"dataType":"enum","enums":["delivery"]}],"required":true},
            "cents": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ChangeReportDto": {
        "dataType": "refObject",
        "properties": {
            "from": {"dataType":"string","required":true},
            "to": {"dataType":"string","required":true},
            "against_from": {"dataType":"string","required":true},
            "against_to": {"dataType":"string","required":true},
            "money": {"ref":"ChangeMoneyDto","required":true},
            "by": {"ref":"ChangeByDto","required":true},
            "is_open": {"dataType":"boolean","required":true},
            "totals": {"ref":"ChangeTotalsDto","required":true},
            "rows": {"dataType":"array","array":{"dataType":"refObject","ref":"ChangeRowDto"},"required":true},
            "others": {"dataType":"union","subSchemas":[{"ref":"ChangeOthersDto"},{"dataType":"enum","enums":[null]}],"required":true},
            "causes": {"dataType":"array","array":{"dataType":"refObject","ref":"ChangeCauseDto"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ChangeQueryDto": {
        "dataType": "refObject",
        "properties": {
            "from": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":10}}},
            "to": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":10}}},
            "against_from": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":10}}},
            "against_to": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":10}}},
            "money": {"ref":"ChangeMoneyDto"},
            "by": {"ref":"ChangeByDto"},
            "service": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":20}}},
            "country": {"dataType":"string","validators":{"pattern":{"errorMsg":"invalid","value":"^[A-Z]{2}$"}}},
            "provider": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":50}}},
            "gateway": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":50}}},
            "currency": {"ref":"Currency"},
            "format": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["json"]},{"dataType":"enum","enums":["csv"]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReportQueryDto": {
        "dataType": "refObject",
        "properties": {
            "from": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":10}}},
            "to": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":10}}},
            "by": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["day"]},{"dataType":"enum","enums":["week"]},{"dataType":"enum","enums":["month"]},{"dataType":"enum","enums":["service"]},{"dataType":"enum","enums":["country"]},{"dataType":"enum","enums":["gateway"]}]},
            "compare": {"dataType":"enum","enums":["previous"]},
            "format": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["json"]},{"dataType":"enum","enums":["csv"]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DifferenceDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "check": {"ref":"CheckName","required":true},
            "code": {"ref":"DifferenceCode","required":true},
            "subject": {"dataType":"string","required":true},
            "party": {"dataType":"string","required":true},
            "day": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "currency": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "amount_micros": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "evidence": {"ref":"EvidenceDto","required":true},
            "state": {"ref":"DifferenceState","required":true},
            "found_at": {"dataType":"string","required":true},
            "seen_at": {"dataType":"string","required":true},
            "ended_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "accepted_as": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["loss"]},{"dataType":"enum","enums":["gain"]},{"dataType":"enum","enums":[null]}],"required":true},
            "accepted_by": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "accepted_by_email": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "reason": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AcceptDifferenceRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "as": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["loss"]},{"dataType":"enum","enums":["gain"]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AcceptedDifferencesDto": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"DifferenceDto"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AcceptDifferencesRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "as": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["loss"]},{"dataType":"enum","enums":["gain"]}],"required":true},
            "ids": {"dataType":"array","array":{"dataType":"refAlias","ref":"UserIdDto"},"required":true,"validators":{"minItems":{"errorMsg":"required","value":1},"maxItems":{"errorMsg":"too_long","value":200}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PaymentRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "account": {"ref":"SearchText","required":true},
            "currency": {"dataType":"string","required":true,"validators":{"pattern":{"errorMsg":"invalid","value":"^[A-Z]{3}$"}}},
            "amount_micros": {"dataType":"integer","required":true,"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":-9000000000000000},"maximum":{"errorMsg":"too_large","value":9000000000000000}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "VerifiedChainDto": {
        "dataType": "refObject",
        "properties": {
            "days": {"dataType":"double","required":true},
            "entries": {"dataType":"double","required":true},
            "changed": {"dataType":"array","array":{"dataType":"nestedObjectLiteral","nestedProperties":{"entries":{"dataType":"double","required":true},"sealed_entries":{"dataType":"double","required":true},"day":{"dataType":"string","required":true}}},"required":true},
            "last_seal": {"dataType":"union","subSchemas":[{"ref":"DaySealDto"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RateFeedDto": {
        "dataType": "refObject",
        "properties": {
            "tried_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "read_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "error": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "StaffRateDto": {
        "dataType": "refObject",
        "properties": {
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}],"required":true},
            "rate": {"dataType":"double","required":true},
            "source": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["settings"]},{"dataType":"enum","enums":["ptax"]}],"required":true},
            "quoted_rate": {"dataType":"double","required":true},
            "spread_percent": {"dataType":"double","required":true},
            "quoted_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "age_hours": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "max_age_hours": {"dataType":"double","required":true},
            "is_fresh": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "StaffRatesDto": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"StaffRateDto"},"required":true},
            "total": {"dataType":"double","required":true},
            "total_is_estimated": {"dataType":"boolean","required":true},
            "next_cursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "feed": {"dataType":"union","subSchemas":[{"ref":"RateFeedDto"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WholeListQueryDto_position-or-currency_": {
        "dataType": "refObject",
        "properties": {
            "page": {"dataType":"integer","validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100000}}},
            "per_page": {"dataType":"integer","validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100}}},
            "cursor": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":2000}}},
            "sort": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["position"]},{"dataType":"enum","enums":["currency"]}]},
            "direction": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["asc"]},{"dataType":"enum","enums":["desc"]}]},
            "format": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["json"]},{"dataType":"enum","enums":["csv"]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ListPageDto_ListedOrderDto_": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"ListedOrderDto"},"required":true},
            "total": {"dataType":"double","required":true},
            "total_is_estimated": {"dataType":"boolean","required":true},
            "next_cursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ListOrdersQueryDto": {
        "dataType": "refObject",
        "properties": {
            "page": {"dataType":"integer","default":1,"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100000}}},
            "per_page": {"dataType":"integer","default":20,"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100}}},
            "cursor": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":2000}}},
            "sort": {"dataType":"enum","enums":["created_at"]},
            "direction": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["asc"]},{"dataType":"enum","enums":["desc"]}]},
            "format": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["json"]},{"dataType":"enum","enums":["csv"]}]},
            "from": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":40}}},
            "to": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":40}}},
            "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["all"]},{"ref":"OrderTypeDto"}],"default":"all"},
            "status": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["all"]},{"ref":"OrderStatusDto"}],"default":"all"},
            "payment": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["all"]},{"ref":"OrderPaymentDto"}],"default":"all"},
            "situation": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["to_act"]},{"dataType":"enum","enums":["with_code"]},{"dataType":"enum","enums":["no_code"]},{"dataType":"enum","enums":["undelivered"]},{"dataType":"enum","enums":["given_back"]},{"dataType":"enum","enums":["charged_back"]}]},
            "service": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":20}}},
            "country": {"dataType":"string","validators":{"pattern":{"errorMsg":"invalid","value":"^[A-Z]{2}$"}}},
            "provider": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":50}}},
            "search": {"ref":"SearchText"},
            "user_id": {"ref":"UserIdDto"},
            "settled": {"dataType":"boolean"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OrdersByStatusDto": {
        "dataType": "refObject",
        "properties": {
            "pending": {"dataType":"double","required":true},
            "processing": {"dataType":"double","required":true},
            "shipped": {"dataType":"double","required":true},
            "delivered": {"dataType":"double","required":true},
            "cancelled": {"dataType":"double","required":true},
            "refunded": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RecentOrderDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "user_id": {"dataType":"string","required":true},
            "total_amount_base_cents": {"dataType":"double","required":true},
            "status": {"ref":"OrderStatusDto","required":true},
            "created_at": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OrderStatsDto": {
        "dataType": "refObject",
        "properties": {
            "total_orders": {"dataType":"double","required":true},
            "orders_by_status": {"ref":"OrdersByStatusDto","required":true},
            "recent_orders_count": {"dataType":"double","required":true},
            "avg_order_value_cents": {"dataType":"double","required":true},
            "recent_orders": {"dataType":"array","array":{"dataType":"refObject","ref":"RecentOrderDto"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OrderMarginDto": {
        "dataType": "refObject",
        "properties": {
            "price_cents": {"dataType":"double","required":true},
            "cost_cents": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "margin_cents": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "is_expected": {"dataType":"boolean","required":true},
            "rate": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OrderAttemptDto": {
        "dataType": "refObject",
        "properties": {
            "number": {"dataType":"double","required":true},
            "provider": {"dataType":"string","required":true},
            "outcome": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["pending"]},{"dataType":"enum","enums":["bought"]},{"dataType":"enum","enums":["refused"]},{"dataType":"enum","enums":["not_sent"]},{"dataType":"enum","enums":["unknown"]},{"dataType":"enum","enums":["adopted"]},{"dataType":"enum","enums":["given_up"]},{"dataType":"enum","enums":["found_late"]},{"dataType":"enum","enums":["rejected"]}],"required":true},
            "reason": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "request": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "response": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "latency_ms": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "list_cost_micros": {"dataType":"double","required":true},
            "max_cost_micros": {"dataType":"double","required":true},
            "cost_micros": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "cost_currency": {"dataType":"string","required":true},
            "started_at": {"dataType":"string","required":true},
            "ended_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OrderMessageDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "received_at": {"dataType":"string","required":true},
            "is_shown": {"dataType":"boolean","required":true},
            "is_free": {"dataType":"boolean","required":true},
            "is_kept": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OrderRefundActionDto": {
        "dataType": "refObject",
        "properties": {
            "is_possible": {"dataType":"boolean","required":true},
            "obstacle": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "margin_after_cents": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OrderNumberDto": {
        "dataType": "refObject",
        "properties": {
            "batch_id": {"dataType":"string","required":true},
            "number": {"dataType":"double","required":true},
            "quantity": {"dataType":"double","required":true},
            "activation_status": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["REQUESTING"]},{"dataType":"enum","enums":["FAILED"]},{"dataType":"enum","enums":["WAITING_SMS"]},{"dataType":"enum","enums":["COMPLETED"]},{"dataType":"enum","enums":["ACTIVE"]},{"dataType":"enum","enums":["CANCELLED"]},{"dataType":"enum","enums":["EXPIRED"]}],"required":true},
            "failure_code": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "provider": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "provider_activation_id": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "cost_micros": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "cost_currency": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "cost_state": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["charged"]},{"dataType":"enum","enums":["returned"]},{"dataType":"enum","enums":["unsettled"]},{"dataType":"enum","enums":[null]}],"required":true},
            "typical_seconds": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "allotted_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "expires_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "first_message_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "cancel_requested_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "closed_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "closed_by": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["customer"]},{"dataType":"enum","enums":["swap"]},{"dataType":"enum","enums":["staff"]},{"dataType":"enum","enums":["expiry"]},{"dataType":"enum","enums":["provider"]},{"dataType":"enum","enums":["failure"]},{"dataType":"enum","enums":[null]}],"required":true},
            "finished_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "refunded_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "margin": {"ref":"OrderMarginDto","required":true},
            "attempts": {"dataType":"array","array":{"dataType":"refObject","ref":"OrderAttemptDto"},"required":true},
            "messages": {"dataType":"array","array":{"dataType":"refObject","ref":"OrderMessageDto"},"required":true},
            "actions": {"dataType":"nestedObjectLiteral","nestedProperties":{"recheck":{"ref":"OrderActionDto","required":true},"refund":{"ref":"OrderRefundActionDto","required":true},"cancel":{"ref":"OrderActionDto","required":true}},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OrderEventDto": {
        "dataType": "refObject",
        "properties": {
            "at": {"dataType":"string","required":true},
            "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["ordered"]},{"dataType":"enum","enums":["transfer"]},{"dataType":"enum","enums":["attempt"]},{"dataType":"enum","enums":["allotted"]},{"dataType":"enum","enums":["message"]},{"dataType":"enum","enums":["cancel_requested"]},{"dataType":"enum","enums":["closed"]},{"dataType":"enum","enums":["finished"]},{"dataType":"enum","enums":["note"]}],"required":true},
            "reference": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OrderNoteDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "text": {"dataType":"string","required":true},
            "author_id": {"dataType":"string","required":true},
            "created_at": {"dataType":"string","required":true},
            "author_email": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AdminOrderDetailDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "type": {"ref":"OrderTypeDto","required":true},
            "user_id": {"dataType":"string","required":true},
            "user_name": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "user_email": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "status": {"ref":"OrderStatusDto","required":true},
            "payment_status": {"ref":"OrderPaymentDto","required":true},
            "payment_method": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["wallet"]},{"dataType":"enum","enums":["pix"]}],"required":true},
            "total_amount": {"dataType":"double","required":true},
            "total_amount_cents": {"dataType":"double","required":true},
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}],"required":true},
            "item": {"dataType":"union","subSchemas":[{"ref":"OrderItemDto"},{"dataType":"enum","enums":[null]}],"required":true},
            "gateway": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "created_at": {"dataType":"string","required":true},
            "updated_at": {"dataType":"string","required":true},
            "number": {"dataType":"union","subSchemas":[{"ref":"OrderNumberDto"},{"dataType":"enum","enums":[null]}],"required":true},
            "transfers": {"dataType":"array","array":{"dataType":"refObject","ref":"LedgerEntryDto"},"required":true},
            "timeline": {"dataType":"array","array":{"dataType":"refObject","ref":"OrderEventDto"},"required":true},
            "notes": {"dataType":"array","array":{"dataType":"refObject","ref":"OrderNoteDto"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CancelledOrderDto": {
        "dataType": "refObject",
        "properties": {
            "refunded_amount": {"dataType":"double","required":true},
            "refunded_amount_cents": {"dataType":"double","required":true},
            "order": {"ref":"AdminOrderDetailDto","required":true},
            "success": {"dataType":"boolean","required":true},
            "already_cancelled": {"dataType":"boolean","required":true},
            "pending": {"dataType":"boolean"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RefundedOrderDto": {
        "dataType": "refObject",
        "properties": {
            "refunded_amount": {"dataType":"double","required":true},
            "refunded_amount_cents": {"dataType":"double","required":true},
            "order": {"ref":"AdminOrderDetailDto","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RecheckedOrderDto": {
        "dataType": "refObject",
        "properties": {
            "provider_says": {"dataType":"string","required":true},
            "order": {"ref":"AdminOrderDetailDto","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ListPageDto_OrderNoteDto_": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"OrderNoteDto"},"required":true},
            "total": {"dataType":"double","required":true},
            "total_is_estimated": {"dataType":"boolean","required":true},
            "next_cursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WholeListQueryDto_created_at_": {
        "dataType": "refObject",
        "properties": {
            "page": {"dataType":"integer","validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100000}}},
            "per_page": {"dataType":"integer","validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100}}},
            "cursor": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":2000}}},
            "sort": {"dataType":"enum","enums":["created_at"]},
            "direction": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["asc"]},{"dataType":"enum","enums":["desc"]}]},
            "format": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["json"]},{"dataType":"enum","enums":["csv"]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "NewOrderNoteDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "text": {"dataType":"string","required":true,"validators":{"minLength":{"errorMsg":"required","value":1},"maxLength":{"errorMsg":"too_long","value":2000}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AdminActivationDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "user_id": {"dataType":"string","required":true},
            "user_name": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "user_email": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "status": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["REQUESTING"]},{"dataType":"enum","enums":["FAILED"]},{"dataType":"enum","enums":["WAITING_SMS"]},{"dataType":"enum","enums":["COMPLETED"]},{"dataType":"enum","enums":["ACTIVE"]},{"dataType":"enum","enums":["CANCELLED"]},{"dataType":"enum","enums":["EXPIRED"]}],"required":true},
            "item": {"ref":"OrderItemDto","required":true},
            "provider": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "attempts": {"dataType":"double","required":true},
            "last_attempt": {"dataType":"union","subSchemas":[{"dataType":"nestedObjectLiteral","nestedProperties":{"reason":{"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},"outcome":{"dataType":"string","required":true},"provider":{"dataType":"string","required":true}}},{"dataType":"enum","enums":[null]}],"required":true},
            "price": {"dataType":"double","required":true},
            "price_cents": {"dataType":"double","required":true},
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}],"required":true},
            "requested_at": {"dataType":"string","required":true},
            "allotted_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "expires_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "first_message_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "message_count": {"dataType":"double","required":true},
            "actions": {"dataType":"nestedObjectLiteral","nestedProperties":{"recheck":{"ref":"OrderActionDto","required":true},"cancel":{"ref":"OrderActionDto","required":true}},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ListPageDto_AdminActivationDto_": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"AdminActivationDto"},"required":true},
            "total": {"dataType":"double","required":true},
            "total_is_estimated": {"dataType":"boolean","required":true},
            "next_cursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CodeText": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":40}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ListActivationsQueryDto": {
        "dataType": "refObject",
        "properties": {
            "page": {"dataType":"integer","default":1,"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100000}}},
            "per_page": {"dataType":"integer","default":20,"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100}}},
            "cursor": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":2000}}},
            "sort": {"dataType":"enum","enums":["created_at"]},
            "direction": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["asc"]},{"dataType":"enum","enums":["desc"]}]},
            "format": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["json"]},{"dataType":"enum","enums":["csv"]}]},
            "state": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["open"]},{"dataType":"enum","enums":["recent"]}],"default":"open"},
            "search": {"ref":"CodeText"},
            "status": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["REQUESTING"]},{"dataType":"enum","enums":["FAILED"]},{"dataType":"enum","enums":["WAITING_SMS"]},{"dataType":"enum","enums":["COMPLETED"]},{"dataType":"enum","enums":["ACTIVE"]},{"dataType":"enum","enums":["CANCELLED"]},{"dataType":"enum","enums":["EXPIRED"]}]},
            "provider": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":50}}},
            "service": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":50}}},
            "country": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":2}}},
            "user_id": {"ref":"UserIdDto"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RevealedMessageDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "order_id": {"dataType":"string","required":true},
            "code": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "text": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "received_at": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RevealMessageRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"reason_required"},"maxLength":{"errorMsg":"too_long","value":500}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "IncidentTitlesDto": {
        "dataType": "refObject",
        "properties": {
            "pt": {"dataType":"string","required":true,"validators":{"minLength":{"errorMsg":"required","value":1},"maxLength":{"errorMsg":"too_long","value":100}}},
            "en": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"errorMsg":"too_long","value":100}}},
            "es": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"errorMsg":"too_long","value":100}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "IncidentTextsDto": {
        "dataType": "refObject",
        "properties": {
            "pt": {"dataType":"string","required":true,"validators":{"minLength":{"errorMsg":"required","value":1},"maxLength":{"errorMsg":"too_long","value":280}}},
            "en": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"errorMsg":"too_long","value":280}}},
            "es": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"errorMsg":"too_long","value":280}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AdminIncidentUpdateDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "state": {"ref":"IncidentStateDto","required":true},
            "published_at": {"dataType":"string","required":true},
            "corrected_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "texts": {"ref":"IncidentTextsDto","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AdminIncidentDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "state": {"ref":"IncidentStateDto","required":true},
            "impact": {"ref":"IncidentImpactDto","required":true},
            "affects": {"dataType":"array","array":{"dataType":"refObject","ref":"IncidentScopeDto"},"required":true},
            "started_at": {"dataType":"string","required":true},
            "next_update_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "resolved_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "titles": {"ref":"IncidentTitlesDto","required":true},
            "opened_by": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "stops_sales": {"dataType":"boolean","required":true},
            "updated_at": {"dataType":"string","required":true},
            "updates": {"dataType":"array","array":{"dataType":"refObject","ref":"AdminIncidentUpdateDto"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ListPageDto_AdminIncidentDto_": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"AdminIncidentDto"},"required":true},
            "total": {"dataType":"double","required":true},
            "total_is_estimated": {"dataType":"boolean","required":true},
            "next_cursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ListIncidentsQueryDto": {
        "dataType": "refObject",
        "properties": {
            "page": {"dataType":"integer","validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100000}}},
            "per_page": {"dataType":"integer","validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100}}},
            "cursor": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":2000}}},
            "sort": {"dataType":"enum","enums":["started_at"]},
            "direction": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["asc"]},{"dataType":"enum","enums":["desc"]}]},
            "format": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["json"]},{"dataType":"enum","enums":["csv"]}]},
            "status": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["all"]},{"dataType":"enum","enums":["open"]},{"dataType":"enum","enums":["resolved"]}],"default":"all"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AffectedCustomersDto": {
        "dataType": "refObject",
        "properties": {
            "customers": {"dataType":"double","required":true},
            "followers": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AffectedCustomersQueryDto": {
        "dataType": "refObject",
        "properties": {
            "numbers": {"dataType":"array","array":{"dataType":"string"},"validators":{"maxItems":{"errorMsg":"too_long","value":20}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "IncidentIdDto": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"invalid","value":"^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AffectedRequestDto": {
        "dataType": "refObject",
        "properties": {
            "area": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["numbers"]},{"dataType":"enum","enums":["topups"]}],"required":true},
            "service_code": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"errorMsg":"too_long","value":20}}},
            "country_iso": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"errorMsg":"too_long","value":2}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OpenIncidentRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "titles": {"ref":"IncidentTitlesDto","required":true},
            "texts": {"ref":"IncidentTextsDto","required":true},
            "state": {"ref":"IncidentStateDto","required":true},
            "impact": {"ref":"IncidentImpactDto","required":true},
            "affects": {"dataType":"array","array":{"dataType":"refObject","ref":"AffectedRequestDto"},"required":true,"validators":{"minItems":{"errorMsg":"required","value":1},"maxItems":{"errorMsg":"too_long","value":20}}},
            "started_at": {"dataType":"datetime","required":true,"validators":{"isDateTime":{"errorMsg":"invalid"}}},
            "next_update_at": {"dataType":"union","subSchemas":[{"dataType":"datetime"},{"dataType":"enum","enums":[null]}],"validators":{"isDateTime":{"errorMsg":"invalid"}}},
            "notify": {"dataType":"boolean"},
            "stops_sales": {"dataType":"boolean"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "UpdateIncidentRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "expected_updated_at": {"dataType":"string","validators":{"isDateTime":{"errorMsg":"invalid"}}},
            "texts": {"ref":"IncidentTextsDto","required":true},
            "state": {"ref":"IncidentStateDto","required":true},
            "titles": {"ref":"IncidentTitlesDto"},
            "impact": {"ref":"IncidentImpactDto"},
            "affects": {"dataType":"array","array":{"dataType":"refObject","ref":"AffectedRequestDto"},"validators":{"minItems":{"errorMsg":"required","value":1},"maxItems":{"errorMsg":"too_long","value":20}}},
            "started_at": {"dataType":"datetime","validators":{"isDateTime":{"errorMsg":"invalid"}}},
            "next_update_at": {"dataType":"union","subSchemas":[{"dataType":"datetime"},{"dataType":"enum","enums":[null]}],"validators":{"isDateTime":{"errorMsg":"invalid"}}},
            "notify": {"dataType":"boolean"},
            "stops_sales": {"dataType":"boolean"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CorrectIncidentRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "expected_updated_at": {"dataType":"string","validators":{"isDateTime":{"errorMsg":"invalid"}}},
            "texts": {"ref":"IncidentTextsDto","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AdminGatewayDto": {
        "dataType": "refObject",
        "properties": {
            "code": {"dataType":"string","required":true},
            "is_connected": {"dataType":"boolean","required":true},
            "is_enabled": {"dataType":"boolean","required":true},
            "keeps_webhook": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ListPageDto_AdminGatewayDto_": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"AdminGatewayDto"},"required":true},
            "total": {"dataType":"double","required":true},
            "total_is_estimated": {"dataType":"boolean","required":true},
            "next_cursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WholeListQueryDto_position-or-code_": {
        "dataType": "refObject",
        "properties": {
            "page": {"dataType":"integer","validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100000}}},
            "per_page": {"dataType":"integer","validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100}}},
            "cursor": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":2000}}},
            "sort": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["position"]},{"dataType":"enum","enums":["code"]}]},
            "direction": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["asc"]},{"dataType":"enum","enums":["desc"]}]},
            "format": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["json"]},{"dataType":"enum","enums":["csv"]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GatewayWebhookDto": {
        "dataType": "refObject",
        "properties": {
            "gateway": {"dataType":"string","required":true},
            "address": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "our_address": {"dataType":"string","required":true},
            "is_registered": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RebuiltFiguresDto": {
        "dataType": "refObject",
        "properties": {
            "success": {"dataType":"enum","enums":[true],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "UsersByRoleDto": {
        "dataType": "refObject",
        "properties": {
            "CUSTOMER": {"dataType":"double","required":true},
            "MANAGER": {"dataType":"double","required":true},
            "ADMIN": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RevenueByCurrencyDto": {
        "dataType": "refObject",
        "properties": {
            "BRL": {"dataType":"double","required":true},
            "USD": {"dataType":"double","required":true},
            "EUR": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "StaffAction": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["sessions.end","catalogue.sync","figures.rebuild","reports.close","alarms.acknowledge","user.create","user.change","user.change_status","user.change_role","user.change_basic","user.change_profile","user.delete","user.resend_verification","user.reset_password","user.block_purchases","user.release_purchases","user.clear_flag","user.add_note","user.reveal","token.create","token.revoke","balance.adjust","balance.waive_debt","product.create","product.change","product.pause","product.resume","offer.move","offer.open","service.change","category.create","category.change","country.change","provider.create","provider.change","provider.pause","provider.resume","provider.check","order.cancel","order.refund","order.recheck","order.note","message.reveal","topup.reread","topup.refund","case.assign","case.postpone","case.reread","case.decide","case.take_reply_back","case.reply","gateway.register_webhook","reconciliation.run","reconciliation.accept","reconciliation.verify","books.fund","incident.open","incident.update","incident.correct","setting.change","setting.reset","list.export"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "StaffEntity": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["wallet"]},{"dataType":"enum","enums":["user"]},{"dataType":"enum","enums":["session"]},{"dataType":"enum","enums":["token"]},{"dataType":"enum","enums":["figures"]},{"dataType":"enum","enums":["report"]},{"dataType":"enum","enums":["list"]},{"dataType":"enum","enums":["difference"]},{"dataType":"enum","enums":["account"]},{"dataType":"enum","enums":["alarm"]},{"dataType":"enum","enums":["incident"]},{"dataType":"enum","enums":["case"]},{"dataType":"enum","enums":["setting"]},{"dataType":"enum","enums":["catalogue"]},{"dataType":"enum","enums":["product"]},{"dataType":"enum","enums":["offer"]},{"dataType":"enum","enums":["service"]},{"dataType":"enum","enums":["category"]},{"dataType":"enum","enums":["country"]},{"dataType":"enum","enums":["provider"]},{"dataType":"enum","enums":["gateway"]},{"dataType":"enum","enums":["order"]},{"dataType":"enum","enums":["message"]},{"dataType":"enum","enums":["topup"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "StaffActivityDto": {
        "dataType": "refObject",
        "properties": {
            "action": {"ref":"StaffAction","required":true},
            "entity_type": {"ref":"StaffEntity","required":true},
            "created_at": {"dataType":"string","required":true},
            "user_id": {"dataType":"string","required":true},
            "user_email": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DashboardStatsDto": {
        "dataType": "refObject",
        "properties": {
            "total_users": {"dataType":"double","required":true},
            "active_users": {"dataType":"double","required":true},
            "users_by_role": {"ref":"UsersByRoleDto","required":true},
            "total_products": {"dataType":"double","required":true},
            "active_products": {"dataType":"double","required":true},
            "total_categories": {"dataType":"double","required":true},
            "total_countries": {"dataType":"double","required":true},
            "countries_in_stock": {"dataType":"double","required":true},
            "total_orders": {"dataType":"double","required":true},
            "orders_today": {"dataType":"double","required":true},
            "delivered_today": {"dataType":"double","required":true},
            "total_revenue_cents": {"dataType":"double","required":true},
            "revenue_by_currency": {"ref":"RevenueByCurrencyDto","required":true},
            "recent_orders": {"dataType":"double","required":true},
            "recent_audit_logs_count": {"dataType":"double","required":true},
            "recent_activity": {"dataType":"array","array":{"dataType":"refObject","ref":"StaffActivityDto"},"required":true},
            "current_user_role": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["CUSTOMER"]},{"dataType":"enum","enums":["MANAGER"]},{"dataType":"enum","enums":["ADMIN"]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ComparedFigureDto": {
        "dataType": "refObject",
        "properties": {
            "value": {"dataType":"double","required":true},
            "previous": {"dataType":"double","required":true},
            "series": {"dataType":"array","array":{"dataType":"double"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ComparedShareDto": {
        "dataType": "refObject",
        "properties": {
            "value": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "previous": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "series": {"dataType":"array","array":{"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}]},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OverviewDto": {
        "dataType": "refObject",
        "properties": {
            "period": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["today"]},{"dataType":"enum","enums":["7d"]},{"dataType":"enum","enums":["30d"]}],"required":true},
            "from": {"dataType":"string","required":true},
            "until": {"dataType":"string","required":true},
            "compared_from": {"dataType":"string","required":true},
            "compared_until": {"dataType":"string","required":true},
            "revenue_cents": {"ref":"ComparedFigureDto","required":true},
            "margin_cents": {"ref":"ComparedFigureDto","required":true},
            "margin_share": {"ref":"ComparedShareDto","required":true},
            "topups_cents": {"ref":"ComparedFigureDto","required":true},
            "delivered": {"ref":"ComparedFigureDto","required":true},
            "delivery_rate": {"ref":"ComparedShareDto","required":true},
            "held_cents": {"dataType":"double","required":true},
            "open_numbers": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SeriesPointDto": {
        "dataType": "refObject",
        "properties": {
            "starts_at": {"dataType":"string","required":true},
            "revenue_cents": {"dataType":"double","required":true},
            "topups_cents": {"dataType":"double","required":true},
            "delivered": {"dataType":"double","required":true},
            "undelivered": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SeriesDto": {
        "dataType": "refObject",
        "properties": {
            "by": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["day"]},{"dataType":"enum","enums":["week"]},{"dataType":"enum","enums":["month"]}],"required":true},
            "points": {"dataType":"array","array":{"dataType":"refObject","ref":"SeriesPointDto"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RevenueStatsDto": {
        "dataType": "refObject",
        "properties": {
            "total_revenue_cents": {"dataType":"double","required":true},
            "monthly_revenue_cents": {"dataType":"double","required":true},
            "weekly_revenue_cents": {"dataType":"double","required":true},
            "daily_revenue_cents": {"dataType":"double","required":true},
            "paid_transactions": {"dataType":"double","required":true},
            "avg_transaction_value_cents": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProviderConnectionDto": {
        "dataType": "refObject",
        "properties": {
            "url": {"dataType":"string","required":true},
            "key_ends_in": {"dataType":"string","required":true},
            "requests_per_second": {"dataType":"double","required":true},
            "lists_per_second": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProviderPollingDto": {
        "dataType": "refObject",
        "properties": {
            "mode": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["list"]},{"dataType":"enum","enums":["one_by_one"]}],"required":true},
            "interval_seconds": {"dataType":"double","required":true},
            "at": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProviderCircuitDto": {
        "dataType": "refObject",
        "properties": {
            "state": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["open"]},{"dataType":"enum","enums":["half_open"]}],"required":true},
            "reason": {"dataType":"string","required":true},
            "since": {"dataType":"string","required":true},
            "retry_at": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProviderDeliveryDto": {
        "dataType": "refObject",
        "properties": {
            "service_code": {"dataType":"string","required":true},
            "country_iso": {"dataType":"string","required":true},
            "numbers": {"dataType":"double","required":true},
            "delivered": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProviderBanDto": {
        "dataType": "refObject",
        "properties": {
            "provider_country_id": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "service_code": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "banned_until": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProviderHealthDto": {
        "dataType": "refObject",
        "properties": {
            "attempts": {"dataType":"double","required":true},
            "errors": {"dataType":"double","required":true},
            "error_rate": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "p95_latency_ms": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "last_success_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "last_failure_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "last_failure_reason": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "settled": {"dataType":"double","required":true},
            "delivered": {"dataType":"double","required":true},
            "products": {"dataType":"array","array":{"dataType":"refObject","ref":"ProviderDeliveryDto"},"required":true},
            "codes_by_hour": {"dataType":"array","array":{"dataType":"double"},"required":true},
            "bans": {"dataType":"array","array":{"dataType":"refObject","ref":"ProviderBanDto"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProviderDto": {
        "dataType": "refObject",
        "properties": {
            "code": {"dataType":"string","required":true},
            "name": {"dataType":"string","required":true},
            "source": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["environment"]},{"dataType":"enum","enums":["staff"]}],"required":true},
            "connection": {"dataType":"union","subSchemas":[{"ref":"ProviderConnectionDto"},{"dataType":"enum","enums":[null]}],"required":true},
            "is_simulated": {"dataType":"boolean","required":true},
            "currency": {"dataType":"string","required":true},
            "priority": {"dataType":"double","required":true},
            "max_open_numbers": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "polling": {"dataType":"union","subSchemas":[{"ref":"ProviderPollingDto"},{"dataType":"enum","enums":[null]}],"required":true},
            "circuit": {"dataType":"union","subSchemas":[{"ref":"ProviderCircuitDto"},{"dataType":"enum","enums":[null]}],"required":true},
            "is_paused": {"dataType":"boolean","required":true},
            "paused_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "pause_reason": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "balance": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "balance_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "balance_lasts_hours": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "open_numbers": {"dataType":"double","required":true},
            "health": {"ref":"ProviderHealthDto","required":true},
            "updated_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ListPageDto_ProviderDto_": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"ProviderDto"},"required":true},
            "total": {"dataType":"double","required":true},
            "total_is_estimated": {"dataType":"boolean","required":true},
            "next_cursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WholeListQueryDto_priority-or-code-or-name_": {
        "dataType": "refObject",
        "properties": {
            "page": {"dataType":"integer","validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100000}}},
            "per_page": {"dataType":"integer","validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100}}},
            "cursor": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":2000}}},
            "sort": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["priority"]},{"dataType":"enum","enums":["code"]},{"dataType":"enum","enums":["name"]}]},
            "direction": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["asc"]},{"dataType":"enum","enums":["desc"]}]},
            "format": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["json"]},{"dataType":"enum","enums":["csv"]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "NameText": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"errorMsg":"required","value":1},"maxLength":{"errorMsg":"too_long","value":60}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AddressText": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"invalid","value":"^https?://[^\\s@#]+$"},"maxLength":{"errorMsg":"too_long","value":500}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "KeyText": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"invalid","value":"^[!-~]{8,200}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Place": {
        "dataType": "refAlias",
        "type": {"dataType":"integer","validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":1000}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PerSecond": {
        "dataType": "refAlias",
        "type": {"dataType":"integer","validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CreateProviderRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "priority": {"ref":"Place"},
            "max_open_numbers": {"dataType":"union","subSchemas":[{"dataType":"integer"},{"dataType":"enum","enums":[null]}],"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100000}}},
            "requests_per_second": {"ref":"PerSecond"},
            "lists_per_second": {"ref":"PerSecond"},
            "code": {"dataType":"string","required":true,"validators":{"pattern":{"errorMsg":"invalid","value":"^[a-z][a-z0-9-]{0,39}$"}}},
            "name": {"ref":"NameText","required":true},
            "url": {"ref":"AddressText","required":true},
            "key": {"ref":"KeyText","required":true},
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]},{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["RUB"]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ChangeProviderRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "expected_updated_at": {"dataType":"string","validators":{"isDateTime":{"errorMsg":"invalid"}}},
            "priority": {"ref":"Place"},
            "max_open_numbers": {"dataType":"union","subSchemas":[{"dataType":"integer"},{"dataType":"enum","enums":[null]}],"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100000}}},
            "requests_per_second": {"ref":"PerSecond"},
            "lists_per_second": {"ref":"PerSecond"},
            "name": {"ref":"NameText"},
            "url": {"ref":"AddressText"},
            "key": {"ref":"KeyText"},
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]},{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["RUB"]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProviderCheckDto": {
        "dataType": "refObject",
        "properties": {
            "is_reachable": {"dataType":"boolean","required":true},
            "problem": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "latency_ms": {"dataType":"double","required":true},
            "offers": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "checked_at": {"dataType":"string","required":true},
            "provider": {"ref":"ProviderDto","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProviderCostDto": {
        "dataType": "refObject",
        "properties": {
            "amount_micros": {"dataType":"double","required":true},
            "currency": {"dataType":"string","required":true},
            "cents": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AdminProductDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "sku": {"dataType":"string","required":true},
            "name": {"dataType":"string","required":true},
            "own_name": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "description": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "service_code": {"dataType":"string","required":true},
            "service_name": {"dataType":"string","required":true},
            "country_iso": {"dataType":"string","required":true},
            "country_name": {"dataType":"string","required":true},
            "category": {"dataType":"string","required":true},
            "price": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "price_cents": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "currency": {"dataType":"enum","enums":["BRL"],"required":true},
            "price_source": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["own"]},{"dataType":"enum","enums":["synced"]}],"required":true},
            "synced_price_cents": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "markup_percent": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "stock": {"dataType":"double","required":true},
            "stock_label": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["none"]},{"dataType":"enum","enums":["low"]},{"dataType":"enum","enums":["medium"]},{"dataType":"enum","enums":["high"]}],"required":true},
            "status": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["active"]},{"dataType":"enum","enums":["inactive"]},{"dataType":"enum","enums":["out_of_stock"]}],"required":true},
            "is_sold": {"dataType":"boolean","required":true},
            "paused_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "pause_reason": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "is_country_enabled": {"dataType":"boolean","required":true},
            "image_url": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "flag_image_url": {"dataType":"string","required":true},
            "provider_cost": {"dataType":"union","subSchemas":[{"ref":"ProviderCostDto"},{"dataType":"enum","enums":[null]}],"required":true},
            "margin": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "is_low_margin": {"dataType":"boolean","required":true},
            "delivery_rate": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "typical_seconds": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "sample_size": {"dataType":"double","required":true},
            "works_now": {"dataType":"union","subSchemas":[{"dataType":"boolean"},{"dataType":"enum","enums":[null]}],"required":true},
            "offers": {"dataType":"double","required":true},
            "created_at": {"dataType":"string","required":true},
            "updated_at": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ListPageDto_AdminProductDto_": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"AdminProductDto"},"required":true},
            "total": {"dataType":"double","required":true},
            "total_is_estimated": {"dataType":"boolean","required":true},
            "next_cursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ListProductsQueryDto": {
        "dataType": "refObject",
        "properties": {
            "page": {"dataType":"integer","default":1,"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100000}}},
            "per_page": {"dataType":"integer","default":20,"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100}}},
            "cursor": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":2000}}},
            "sort": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["sku"]},{"dataType":"enum","enums":["stock"]},{"dataType":"enum","enums":["created_at"]},{"dataType":"enum","enums":["updated_at"]}]},
            "direction": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["asc"]},{"dataType":"enum","enums":["desc"]}]},
            "format": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["json"]},{"dataType":"enum","enums":["csv"]}]},
            "search": {"ref":"SearchText"},
            "status": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["all"]},{"dataType":"enum","enums":["active"]},{"dataType":"enum","enums":["inactive"]},{"dataType":"enum","enums":["out_of_stock"]}],"default":"all"},
            "category": {"ref":"CodeText"},
            "country": {"dataType":"string","validators":{"pattern":{"errorMsg":"invalid","value":"^[A-Z]{2}$"}}},
            "service": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":20}}},
            "stock": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["none"]},{"dataType":"enum","enums":["low"]},{"dataType":"enum","enums":["medium"]},{"dataType":"enum","enums":["high"]}]},
            "price": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["own"]},{"dataType":"enum","enums":["synced"]}]},
            "margin_below": {"dataType":"double","validators":{"minimum":{"errorMsg":"too_small","value":-1000},"maximum":{"errorMsg":"too_large","value":100}}},
            "margin": {"dataType":"enum","enums":["low"]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Record_string.number_": {
        "dataType": "refAlias",
        "type": {"dataType":"nestedObjectLiteral","nestedProperties":{},"additionalProperties":{"dataType":"double"},"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RecentProductDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "name": {"dataType":"string","required":true},
            "price_base_cents": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "is_active": {"dataType":"boolean","required":true},
            "created_at": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductStatsDto": {
        "dataType": "refObject",
        "properties": {
            "total_products": {"dataType":"double","required":true},
            "active_products": {"dataType":"double","required":true},
            "inactive_products": {"dataType":"double","required":true},
            "products_by_category": {"ref":"Record_string.number_","required":true},
            "recent_products": {"dataType":"array","array":{"dataType":"refObject","ref":"RecentProductDto"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductDeliveryDto": {
        "dataType": "refObject",
        "properties": {
            "service_code": {"dataType":"string","required":true},
            "service_name": {"dataType":"string","required":true},
            "service_image_url": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "country_iso": {"dataType":"string","required":true},
            "country_name": {"dataType":"string","required":true},
            "flag_image_url": {"dataType":"string","required":true},
            "product_id": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "numbers": {"dataType":"double","required":true},
            "delivered": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ListPageDto_ProductDeliveryDto_": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"ProductDeliveryDto"},"required":true},
            "total": {"dataType":"double","required":true},
            "total_is_estimated": {"dataType":"boolean","required":true},
            "next_cursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DeliveryQueryDto": {
        "dataType": "refObject",
        "properties": {
            "page": {"dataType":"integer","validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100000}}},
            "per_page": {"dataType":"integer","validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100}}},
            "cursor": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":2000}}},
            "sort": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["numbers"]},{"dataType":"enum","enums":["delivered"]}]},
            "direction": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["asc"]},{"dataType":"enum","enums":["desc"]}]},
            "format": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["json"]},{"dataType":"enum","enums":["csv"]}]},
            "hours": {"dataType":"integer","default":24,"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":168}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CreateProductRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "name": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"errorMsg":"too_long","value":80}}},
            "description": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "category": {"ref":"CodeText"},
            "price_cents": {"dataType":"union","subSchemas":[{"dataType":"integer"},{"dataType":"enum","enums":[null]}],"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":1000000000}}},
            "service": {"ref":"NameText","required":true},
            "country": {"ref":"NameText","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SyncedProviderDto": {
        "dataType": "refObject",
        "properties": {
            "code": {"dataType":"string","required":true},
            "is_read": {"dataType":"boolean","required":true},
            "offers": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SyncedProductsDto": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"SyncedProviderDto"},"required":true},
            "total": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SyncProductsRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "provider": {"ref":"CodeText"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductIdDto": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"invalid","value":"^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ChangeProductRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "expected_updated_at": {"dataType":"string","validators":{"isDateTime":{"errorMsg":"invalid"}}},
            "name": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"errorMsg":"too_long","value":80}}},
            "description": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "category": {"ref":"CodeText"},
            "price_cents": {"dataType":"union","subSchemas":[{"dataType":"integer"},{"dataType":"enum","enums":[null]}],"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":1000000000}}},
            "status": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["active"]},{"dataType":"enum","enums":["inactive"]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OfferClosureDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["COST_ABOVE_CEILING"]},{"dataType":"enum","enums":["COST_UNREADABLE"]}],"required":true},
            "since": {"dataType":"string","required":true},
            "promised": {"ref":"ProviderCostDto","required":true},
            "asked": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductOfferDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "provider": {"dataType":"string","required":true},
            "provider_name": {"dataType":"string","required":true},
            "provider_country_id": {"dataType":"string","required":true},
            "position": {"dataType":"double","required":true},
            "rank": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "is_ordered": {"dataType":"boolean","required":true},
            "cost": {"ref":"ProviderCostDto","required":true},
            "stock": {"dataType":"double","required":true},
            "delivery_rate": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "typical_seconds": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "sample_size": {"dataType":"double","required":true},
            "obstacle": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["not_offered"]},{"dataType":"enum","enums":["closed"]},{"dataType":"enum","enums":["product_paused"]},{"dataType":"enum","enums":["country_off"]},{"dataType":"enum","enums":["product_banned"]},{"dataType":"enum","enums":["paused"]},{"dataType":"enum","enums":["banned"]},{"dataType":"enum","enums":["short_of_money"]},{"dataType":"enum","enums":["no_rate"]},{"dataType":"enum","enums":["silent"]},{"dataType":"enum","enums":["full"]},{"dataType":"enum","enums":["too_dear"]},{"dataType":"enum","enums":["out_of_stock"]},{"dataType":"enum","enums":[null]}],"required":true},
            "closure": {"dataType":"union","subSchemas":[{"ref":"OfferClosureDto"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ListPageDto_ProductOfferDto_": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"ProductOfferDto"},"required":true},
            "total": {"dataType":"double","required":true},
            "total_is_estimated": {"dataType":"boolean","required":true},
            "next_cursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WholeListQueryDto_position-or-stock_": {
        "dataType": "refObject",
        "properties": {
            "page": {"dataType":"integer","validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100000}}},
            "per_page": {"dataType":"integer","validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100}}},
            "cursor": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":2000}}},
            "sort": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["position"]},{"dataType":"enum","enums":["stock"]}]},
            "direction": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["asc"]},{"dataType":"enum","enums":["desc"]}]},
            "format": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["json"]},{"dataType":"enum","enums":["csv"]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductOffersDto": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"ProductOfferDto"},"required":true},
            "total": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MoveOfferRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "position": {"ref":"Place","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "NamesDto": {
        "dataType": "refObject",
        "properties": {
            "pt": {"dataType":"string","required":true},
            "en": {"dataType":"string","required":true},
            "es": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AdminCountryDto": {
        "dataType": "refObject",
        "properties": {
            "iso_code": {"dataType":"string","required":true},
            "name": {"dataType":"string","required":true},
            "names": {"ref":"NamesDto","required":true},
            "has_own_names": {"dataType":"boolean","required":true},
            "flag_image_url": {"dataType":"string","required":true},
            "is_enabled": {"dataType":"boolean","required":true},
            "position": {"dataType":"double","required":true},
            "products": {"dataType":"double","required":true},
            "paused_products": {"dataType":"double","required":true},
            "stock": {"dataType":"double","required":true},
            "updated_at": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ListPageDto_AdminCountryDto_": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"AdminCountryDto"},"required":true},
            "total": {"dataType":"double","required":true},
            "total_is_estimated": {"dataType":"boolean","required":true},
            "next_cursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ListCountriesQueryDto": {
        "dataType": "refObject",
        "properties": {
            "page": {"dataType":"integer","default":1,"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100000}}},
            "per_page": {"dataType":"integer","default":20,"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100}}},
            "cursor": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":2000}}},
            "sort": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["position"]},{"dataType":"enum","enums":["iso_code"]}]},
            "direction": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["asc"]},{"dataType":"enum","enums":["desc"]}]},
            "format": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["json"]},{"dataType":"enum","enums":["csv"]}]},
            "search": {"ref":"SearchText"},
            "status": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["all"]},{"dataType":"enum","enums":["enabled"]},{"dataType":"enum","enums":["disabled"]}],"default":"all"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CountryCodeDto": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"invalid","value":"^[A-Z]{2}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CountryNamesRequestDto": {
        "dataType": "refObject",
        "properties": {
            "pt": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"errorMsg":"too_long","value":60}}},
            "en": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"errorMsg":"too_long","value":60}}},
            "es": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"errorMsg":"too_long","value":60}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CountryServiceRequestDto": {
        "dataType": "refObject",
        "properties": {
            "service_code": {"dataType":"string","required":true,"validators":{"minLength":{"errorMsg":"required","value":1},"maxLength":{"errorMsg":"too_long","value":20}}},
            "is_paused": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ChangeCountryRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "expected_updated_at": {"dataType":"string","validators":{"isDateTime":{"errorMsg":"invalid"}}},
            "is_enabled": {"dataType":"boolean"},
            "position": {"dataType":"integer","validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100000}}},
            "names": {"ref":"CountryNamesRequestDto"},
            "services": {"dataType":"array","array":{"dataType":"refObject","ref":"CountryServiceRequestDto"},"validators":{"maxItems":{"errorMsg":"too_long","value":1000}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CategoryDto": {
        "dataType": "refObject",
        "properties": {
            "code": {"dataType":"string","required":true},
            "name": {"dataType":"string","required":true},
            "names": {"ref":"NamesDto","required":true},
            "position": {"dataType":"double","required":true},
            "services": {"dataType":"double","required":true},
            "products": {"dataType":"double","required":true},
            "updated_at": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ListPageDto_CategoryDto_": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"CategoryDto"},"required":true},
            "total": {"dataType":"double","required":true},
            "total_is_estimated": {"dataType":"boolean","required":true},
            "next_cursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CategoryNamesRequestDto": {
        "dataType": "refObject",
        "properties": {
            "pt": {"ref":"NameText"},
            "en": {"ref":"NameText"},
            "es": {"ref":"NameText"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CreateCategoryRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "code": {"dataType":"string","required":true,"validators":{"pattern":{"errorMsg":"invalid","value":"^[a-z][a-z0-9-]{0,39}$"}}},
            "name": {"ref":"NameText","required":true},
            "names": {"ref":"CategoryNamesRequestDto"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ChangeCategoryRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "expected_updated_at": {"dataType":"string","validators":{"isDateTime":{"errorMsg":"invalid"}}},
            "names": {"ref":"CategoryNamesRequestDto"},
            "position": {"ref":"Place"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BulkProductDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "sku": {"dataType":"string","required":true},
            "name": {"dataType":"string","required":true},
            "country_iso": {"dataType":"string","required":true},
            "country_name": {"dataType":"string","required":true},
            "flag_image_url": {"dataType":"string","required":true},
            "cost_cents": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "sold_7_days": {"dataType":"double","required":true},
            "stops_following": {"dataType":"boolean","required":true},
            "price_cents_before": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "price_cents_after": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "margin_before": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "margin_after": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "status_before": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["active"]},{"dataType":"enum","enums":["inactive"]},{"dataType":"enum","enums":["out_of_stock"]}],"required":true},
            "status_after": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["active"]},{"dataType":"enum","enums":["inactive"]},{"dataType":"enum","enums":["out_of_stock"]}],"required":true},
            "is_below_cost": {"dataType":"boolean","required":true},
            "is_low_margin": {"dataType":"boolean","required":true},
            "has_changed": {"dataType":"boolean","required":true},
            "stays": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["left_out"]},{"dataType":"enum","enums":["own_price"]},{"dataType":"enum","enums":["no_price"]},{"dataType":"enum","enums":["no_cost"]},{"dataType":"enum","enums":["too_low"]},{"dataType":"enum","enums":["below_cost"]},{"dataType":"enum","enums":["unchanged"]},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RefusedDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "code": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["NOT_FOUND"]},{"dataType":"enum","enums":["NO_PRICE"]},{"dataType":"enum","enums":["NO_COST"]},{"dataType":"enum","enums":["PRICE_TOO_LOW"]},{"dataType":"enum","enums":["CHANGED_MEANWHILE"]},{"dataType":"enum","enums":["INSUFFICIENT_BALANCE"]},{"dataType":"enum","enums":["IDEMPOTENCY_CONFLICT"]},{"dataType":"enum","enums":["VALIDATION_ERROR"]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BulkProductsDto": {
        "dataType": "refObject",
        "properties": {
            "operation_id": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "changed": {"dataType":"double","required":true},
            "skipped": {"dataType":"double","required":true},
            "refused": {"dataType":"array","array":{"dataType":"refObject","ref":"RefusedDto"},"required":true},
            "dry_run": {"dataType":"boolean","required":true},
            "matched": {"dataType":"double","required":true},
            "left_below_cost": {"dataType":"double","required":true},
            "all_below_cost": {"dataType":"double","required":true},
            "low_margin": {"dataType":"double","required":true},
            "own_price": {"dataType":"double","required":true},
            "service_name": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "least_margin_percent": {"dataType":"double","required":true},
            "below_cost": {"dataType":"double","required":true},
            "stops_following": {"dataType":"double","required":true},
            "same_markup_percent": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "if_repeated": {"dataType":"nestedObjectLiteral","nestedProperties":{"break_even_codes":{"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},"margin_cents_after":{"dataType":"double","required":true},"margin_cents_before":{"dataType":"double","required":true},"revenue_cents_after":{"dataType":"double","required":true},"revenue_cents_before":{"dataType":"double","required":true},"codes":{"dataType":"double","required":true}},"required":true},
            "seen": {"dataType":"string","required":true},
            "read_at": {"dataType":"string","required":true},
            "changed_since": {"dataType":"double","required":true},
            "shown": {"dataType":"double","required":true},
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"BulkProductDto"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductFilterDto": {
        "dataType": "refObject",
        "properties": {
            "search": {"ref":"SearchText"},
            "status": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["all"]},{"dataType":"enum","enums":["active"]},{"dataType":"enum","enums":["inactive"]},{"dataType":"enum","enums":["out_of_stock"]}],"default":"all"},
            "category": {"ref":"CodeText"},
            "country": {"dataType":"string","validators":{"pattern":{"errorMsg":"invalid","value":"^[A-Z]{2}$"}}},
            "service": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":20}}},
            "stock": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["none"]},{"dataType":"enum","enums":["low"]},{"dataType":"enum","enums":["medium"]},{"dataType":"enum","enums":["high"]}]},
            "price": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["own"]},{"dataType":"enum","enums":["synced"]}]},
            "margin_below": {"dataType":"double","validators":{"minimum":{"errorMsg":"too_small","value":-1000},"maximum":{"errorMsg":"too_large","value":100}}},
            "margin": {"dataType":"enum","enums":["low"]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BulkProductChangesDto": {
        "dataType": "refObject",
        "properties": {
            "price_cents": {"dataType":"integer","validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":1000000000}}},
            "price_percent": {"dataType":"double","validators":{"minimum":{"errorMsg":"too_small","value":-99},"maximum":{"errorMsg":"too_large","value":1000}}},
            "price_add_cents": {"dataType":"integer","validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":-1000000},"maximum":{"errorMsg":"too_large","value":1000000}}},
            "markup_percent": {"dataType":"double","validators":{"minimum":{"errorMsg":"too_small","value":0},"maximum":{"errorMsg":"too_large","value":10000}}},
            "follow_cost": {"dataType":"enum","enums":[true]},
            "rounding": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["up"]},{"dataType":"enum","enums":["nearest"]},{"dataType":"enum","enums":["five_cents"]},{"dataType":"enum","enums":["ten_cents"]},{"dataType":"enum","enums":["ends_in_nine"]}]},
            "keep_own_prices": {"dataType":"boolean"},
            "skip_below_cost": {"dataType":"boolean"},
            "status": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["active"]},{"dataType":"enum","enums":["inactive"]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BulkShownDto": {
        "dataType": "refObject",
        "properties": {
            "only": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["below_cost"]},{"dataType":"enum","enums":["low_margin"]},{"dataType":"enum","enums":["own_price"]}]},
            "search": {"ref":"SearchText"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BulkProductsRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "ids": {"dataType":"array","array":{"dataType":"refAlias","ref":"ProductIdDto"},"validators":{"minItems":{"errorMsg":"required","value":1},"maxItems":{"errorMsg":"too_long","value":10000}}},
            "filter": {"ref":"ProductFilterDto"},
            "changes": {"ref":"BulkProductChangesDto","required":true},
            "left_out": {"dataType":"array","array":{"dataType":"refAlias","ref":"ProductIdDto"},"validators":{"maxItems":{"errorMsg":"too_long","value":10000}}},
            "at_loss": {"dataType":"array","array":{"dataType":"refAlias","ref":"ProductIdDto"},"validators":{"maxItems":{"errorMsg":"too_long","value":10000}}},
            "seen": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":100000}}},
            "show": {"ref":"BulkShownDto"},
            "dry_run": {"dataType":"boolean"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OperationDto": {
        "dataType": "refObject",
        "properties": {
            "operation_id": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "changed": {"dataType":"double","required":true},
            "skipped": {"dataType":"double","required":true},
            "refused": {"dataType":"array","array":{"dataType":"refObject","ref":"RefusedDto"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CaseSuggestionDto": {
        "dataType": "refObject",
        "properties": {
            "decision": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["refund"]},{"dataType":"enum","enums":["credit"]},{"dataType":"enum","enums":["refuse"]},{"dataType":"enum","enums":["answer"]},{"dataType":"enum","enums":["ask"]},{"dataType":"enum","enums":[null]}],"required":true},
            "ground": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AdminCaseDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "number": {"dataType":"double","required":true},
            "kind": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["code_wrong"]},{"dataType":"enum","enums":["number_registered"]},{"dataType":"enum","enums":["paid_nothing_came"]},{"dataType":"enum","enums":["contact"]}],"required":true},
            "user_id": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "order_id": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "name": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "email": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "subject": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "words": {"dataType":"string","required":true},
            "language": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["pt"]},{"dataType":"enum","enums":["en"]},{"dataType":"enum","enums":["es"]}],"required":true},
            "opened_at": {"dataType":"string","required":true},
            "due_at": {"dataType":"string","required":true},
            "updated_at": {"dataType":"string","required":true},
            "owner_id": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "owned_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "decided_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "decision": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["refund"]},{"dataType":"enum","enums":["credit"]},{"dataType":"enum","enums":["refuse"]},{"dataType":"enum","enums":["answer"]},{"dataType":"enum","enums":[null]}],"required":true},
            "decided_by": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "reply": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "reply_due_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "replied_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "customer_name": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "customer_email": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "owner_name": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "owner_email": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "decided_by_name": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "decided_by_email": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "amount_cents": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]},{"dataType":"enum","enums":[null]}],"required":true},
            "suggestion": {"ref":"CaseSuggestionDto","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ListPageDto_AdminCaseDto_": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"AdminCaseDto"},"required":true},
            "total": {"dataType":"double","required":true},
            "total_is_estimated": {"dataType":"boolean","required":true},
            "next_cursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ListCasesQueryDto": {
        "dataType": "refObject",
        "properties": {
            "page": {"dataType":"integer","default":1,"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100000}}},
            "per_page": {"dataType":"integer","default":20,"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100}}},
            "cursor": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":2000}}},
            "sort": {"dataType":"enum","enums":["due_at"]},
            "direction": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["asc"]},{"dataType":"enum","enums":["desc"]}]},
            "format": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["json"]},{"dataType":"enum","enums":["csv"]}]},
            "status": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["open"]},{"dataType":"enum","enums":["decided"]},{"dataType":"enum","enums":["all"]}],"default":"open"},
            "owner": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["me"]},{"dataType":"enum","enums":["none"]}]},
            "kind": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["dispute"]},{"dataType":"enum","enums":["paid_nothing_came"]},{"dataType":"enum","enums":["contact"]}]},
            "search": {"ref":"SearchText"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CaseCountsDto": {
        "dataType": "refObject",
        "properties": {
            "open": {"dataType":"double","required":true},
            "mine": {"dataType":"double","required":true},
            "unowned": {"dataType":"double","required":true},
            "overdue": {"dataType":"double","required":true},
            "paid_nothing_came": {"dataType":"double","required":true},
            "disputes": {"dataType":"double","required":true},
            "contact": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EvidenceFact": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["code_missing"]},{"dataType":"enum","enums":["code_received"]},{"dataType":"enum","enums":["texts_forgotten"]},{"dataType":"enum","enums":["sold_before"]},{"dataType":"enum","enums":["first_sale"]},{"dataType":"enum","enums":["reported_by_others"]},{"dataType":"enum","enums":["finished_by_customer"]},{"dataType":"enum","enums":["price_paid"]},{"dataType":"enum","enums":["price_returned"]},{"dataType":"enum","enums":["payment_credited"]},{"dataType":"enum","enums":["payment_not_found"]},{"dataType":"enum","enums":["payment_needs_staff"]},{"dataType":"enum","enums":["gateway_not_read"]},{"dataType":"enum","enums":["few_cases"]},{"dataType":"enum","enums":["many_cases"]},{"dataType":"enum","enums":["account_age"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CaseEvidenceDto": {
        "dataType": "refObject",
        "properties": {
            "fact": {"ref":"EvidenceFact","required":true},
            "speaks": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["for"]},{"dataType":"enum","enums":["against"]},{"dataType":"enum","enums":["unknown"]}],"required":true},
            "at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "count": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "source": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["order"]},{"dataType":"enum","enums":["topup"]},{"dataType":"enum","enums":["account"]},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReplyTemplate": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["returned"]},{"dataType":"enum","enums":["delivered"]},{"dataType":"enum","enums":["registered"]},{"dataType":"enum","enums":["found"]},{"dataType":"enum","enums":["late"]},{"dataType":"enum","enums":["receipt"]},{"dataType":"enum","enums":["unpaid"]},{"dataType":"enum","enums":["read"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CaseTemplateDto": {
        "dataType": "refObject",
        "properties": {
            "template": {"ref":"ReplyTemplate","required":true},
            "decision": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["refund"]},{"dataType":"enum","enums":["credit"]},{"dataType":"enum","enums":["refuse"]},{"dataType":"enum","enums":["answer"]},{"dataType":"enum","enums":["ask"]}],"required":true},
            "texts": {"dataType":"nestedObjectLiteral","nestedProperties":{"es":{"dataType":"string","required":true},"en":{"dataType":"string","required":true},"pt":{"dataType":"string","required":true}},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AdminCaseDetailDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "number": {"dataType":"double","required":true},
            "kind": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["code_wrong"]},{"dataType":"enum","enums":["number_registered"]},{"dataType":"enum","enums":["paid_nothing_came"]},{"dataType":"enum","enums":["contact"]}],"required":true},
            "user_id": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "order_id": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "name": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "email": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "subject": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "words": {"dataType":"string","required":true},
            "language": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["pt"]},{"dataType":"enum","enums":["en"]},{"dataType":"enum","enums":["es"]}],"required":true},
            "opened_at": {"dataType":"string","required":true},
            "due_at": {"dataType":"string","required":true},
            "updated_at": {"dataType":"string","required":true},
            "owner_id": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "owned_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "decided_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "decision": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["refund"]},{"dataType":"enum","enums":["credit"]},{"dataType":"enum","enums":["refuse"]},{"dataType":"enum","enums":["answer"]},{"dataType":"enum","enums":[null]}],"required":true},
            "decided_by": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "reply": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "reply_due_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "replied_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "customer_name": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "customer_email": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "owner_name": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "owner_email": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "decided_by_name": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "decided_by_email": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "amount_cents": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]},{"dataType":"enum","enums":[null]}],"required":true},
            "suggestion": {"ref":"CaseSuggestionDto","required":true},
            "balance_cents": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "evidence": {"dataType":"array","array":{"dataType":"refObject","ref":"CaseEvidenceDto"},"required":true},
            "alike": {"dataType":"nestedObjectLiteral","nestedProperties":{"as_suggested":{"dataType":"double","required":true},"decided":{"dataType":"double","required":true}},"required":true},
            "decisions": {"dataType":"array","array":{"dataType":"nestedObjectLiteral","nestedProperties":{"reply":{"dataType":"string","required":true},"decision":{"dataType":"union","subSchemas":[{"dataType":"enum","enums":["refund"]},{"dataType":"enum","enums":["credit"]},{"dataType":"enum","enums":["refuse"]},{"dataType":"enum","enums":["answer"]},{"dataType":"enum","enums":["ask"]}],"required":true}}},"required":true},
            "templates": {"dataType":"array","array":{"dataType":"refObject","ref":"CaseTemplateDto"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CaseIdDto": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"invalid","value":"^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CaseViewerDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "name": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "email": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CaseViewersDto": {
        "dataType": "refObject",
        "properties": {
            "others": {"dataType":"array","array":{"dataType":"refObject","ref":"CaseViewerDto"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AssignCaseRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "expected_updated_at": {"dataType":"string","validators":{"isDateTime":{"errorMsg":"invalid"}}},
            "owner": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["me"]},{"dataType":"enum","enums":["none"]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PostponeCaseRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "expected_updated_at": {"dataType":"string","validators":{"isDateTime":{"errorMsg":"invalid"}}},
            "due_at": {"dataType":"datetime","required":true,"validators":{"isDateTime":{"errorMsg":"invalid"}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EditDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "expected_updated_at": {"dataType":"string","validators":{"isDateTime":{"errorMsg":"invalid"}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DecideCaseRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "expected_updated_at": {"dataType":"string","validators":{"isDateTime":{"errorMsg":"invalid"}}},
            "decision": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["refund"]},{"dataType":"enum","enums":["credit"]},{"dataType":"enum","enums":["refuse"]},{"dataType":"enum","enums":["answer"]},{"dataType":"enum","enums":["ask"]}],"required":true},
            "reply": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"required"},"minLength":{"errorMsg":"required","value":1},"maxLength":{"errorMsg":"too_long","value":2000}}},
            "language": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["pt"]},{"dataType":"enum","enums":["en"]},{"dataType":"enum","enums":["es"]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReplyCaseRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "expected_updated_at": {"dataType":"string","validators":{"isDateTime":{"errorMsg":"invalid"}}},
            "reply": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"required"},"minLength":{"errorMsg":"required","value":1},"maxLength":{"errorMsg":"too_long","value":2000}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AuditPersonDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "email": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BulkLineDto": {
        "dataType": "refObject",
        "properties": {
            "line": {"dataType":"double","required":true},
            "reference": {"dataType":"string","required":true},
            "user": {"dataType":"union","subSchemas":[{"ref":"AuditPersonDto"},{"dataType":"enum","enums":[null]}],"required":true},
            "amount_cents": {"dataType":"double","required":true},
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}],"required":true},
            "status": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["ready"]},{"dataType":"enum","enums":["applied"]},{"dataType":"enum","enums":["already_applied"]},{"dataType":"enum","enums":["refused"]}],"required":true},
            "problem": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "balance_cents": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BulkReportDto": {
        "dataType": "refObject",
        "properties": {
            "operation_id": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "changed": {"dataType":"double","required":true},
            "skipped": {"dataType":"double","required":true},
            "refused": {"dataType":"array","array":{"dataType":"refObject","ref":"RefusedDto"},"required":true},
            "dry_run": {"dataType":"boolean","required":true},
            "ready": {"dataType":"double","required":true},
            "applied": {"dataType":"double","required":true},
            "already_applied": {"dataType":"double","required":true},
            "lines": {"dataType":"array","array":{"dataType":"refObject","ref":"BulkLineDto"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AdjustmentCents": {
        "dataType": "refAlias",
        "type": {"dataType":"integer","validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":-1000000000},"maximum":{"errorMsg":"too_large","value":1000000000}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BulkLineRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "user": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"required"},"minLength":{"errorMsg":"required","value":1},"maxLength":{"errorMsg":"too_long","value":254}}},
            "amount_cents": {"ref":"AdjustmentCents","required":true},
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}]},
            "reference": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"required"},"minLength":{"errorMsg":"required","value":1},"maxLength":{"errorMsg":"too_long","value":200}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BulkAdjustmentsRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
            "lines": {"dataType":"array","array":{"dataType":"refObject","ref":"BulkLineRequestDto"},"required":true,"validators":{"minItems":{"errorMsg":"required","value":1},"maxItems":{"errorMsg":"too_long","value":500}}},
            "dry_run": {"dataType":"boolean"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AdjustedBalanceDto": {
        "dataType": "refObject",
        "properties": {
            "adjustment_id": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "user_id": {"dataType":"string","required":true},
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}],"required":true},
            "amount_cents": {"dataType":"double","required":true},
            "balance_cents": {"dataType":"double","required":true},
            "held_cents": {"dataType":"double","required":true},
            "balance_formatted": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AdjustBalanceRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"reason_required"},"maxLength":{"errorMsg":"too_long","value":500}}},
            "amount_cents": {"ref":"AdjustmentCents","required":true},
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SetBalanceRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"reason_required"},"maxLength":{"errorMsg":"too_long","value":500}}},
            "balance_cents": {"dataType":"integer","required":true,"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":0},"maximum":{"errorMsg":"too_large","value":1000000000}}},
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}]},
            "expected_balance_cents": {"dataType":"integer","validators":{"isInt":{"errorMsg":"not_integer"}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WaivedDebtDto": {
        "dataType": "refObject",
        "properties": {
            "debt_id": {"dataType":"string","required":true},
            "user_id": {"dataType":"string","required":true},
            "currency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}],"required":true},
            "waived_cents": {"dataType":"double","required":true},
            "owed_cents": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DebtIdDto": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"invalid","value":"^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WaiveDebtRequestDto": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","required":true,"validators":{"isString":{"errorMsg":"reason_required"},"maxLength":{"errorMsg":"too_long","value":500}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AuditDifferenceDto": {
        "dataType": "refObject",
        "properties": {
            "field": {"dataType":"string","required":true},
            "before": {"dataType":"any","required":true},
            "after": {"dataType":"any","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AuditLaterChangeDto": {
        "dataType": "refObject",
        "properties": {
            "at": {"dataType":"string","required":true},
            "staff": {"ref":"AuditPersonDto","required":true},
            "after": {"dataType":"nestedObjectLiteral","nestedProperties":{},"additionalProperties":{"dataType":"any"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AuditEntryDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "at": {"dataType":"string","required":true},
            "staff": {"ref":"AuditPersonDto","required":true},
            "token": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "action": {"ref":"StaffAction","required":true},
            "entity_type": {"ref":"StaffEntity","required":true},
            "entity_id": {"dataType":"string","required":true},
            "entity_name": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "records": {"dataType":"double","required":true},
            "user": {"dataType":"union","subSchemas":[{"ref":"AuditPersonDto"},{"dataType":"enum","enums":[null]}],"required":true},
            "before": {"dataType":"union","subSchemas":[{"dataType":"nestedObjectLiteral","nestedProperties":{},"additionalProperties":{"dataType":"any"}},{"dataType":"enum","enums":[null]}],"required":true},
            "after": {"dataType":"union","subSchemas":[{"dataType":"nestedObjectLiteral","nestedProperties":{},"additionalProperties":{"dataType":"any"}},{"dataType":"enum","enums":[null]}],"required":true},
            "changes": {"dataType":"array","array":{"dataType":"refObject","ref":"AuditDifferenceDto"},"required":true},
            "changed_later": {"dataType":"union","subSchemas":[{"ref":"AuditLaterChangeDto"},{"dataType":"enum","enums":[null]}],"required":true},
            "reason": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "ip_address": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "client": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "request_id": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ListPageDto_AuditEntryDto_": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"AuditEntryDto"},"required":true},
            "total": {"dataType":"double","required":true},
            "total_is_estimated": {"dataType":"boolean","required":true},
            "next_cursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ListAuditQueryDto": {
        "dataType": "refObject",
        "properties": {
            "page": {"dataType":"integer","default":1,"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100000}}},
            "per_page": {"dataType":"integer","default":20,"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100}}},
            "cursor": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":2000}}},
            "sort": {"dataType":"enum","enums":["at"]},
            "direction": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["asc"]},{"dataType":"enum","enums":["desc"]}]},
            "format": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["json"]},{"dataType":"enum","enums":["csv"]}]},
            "staff_id": {"ref":"UserIdDto"},
            "entity_type": {"ref":"StaffEntity"},
            "entity_id": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":200}}},
            "user_id": {"ref":"UserIdDto"},
            "action": {"ref":"StaffAction"},
            "from": {"dataType":"string","validators":{"maxLength":{"errorMsg":"invalid","value":40}}},
            "to": {"dataType":"string","validators":{"maxLength":{"errorMsg":"invalid","value":40}}},
            "search": {"ref":"SearchText"},
            "request_id": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":200}}},
            "operations": {"dataType":"boolean"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AlarmCode": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["provider_balance_low"]},{"dataType":"enum","enums":["provider_closed"]},{"dataType":"enum","enums":["provider_unreachable"]},{"dataType":"enum","enums":["offer_closed"]},{"dataType":"enum","enums":["number_sold_twice"]},{"dataType":"enum","enums":["list_unreadable"]},{"dataType":"enum","enums":["sender_refused"]},{"dataType":"enum","enums":["delivery_fell"]},{"dataType":"enum","enums":["incident_silent"]},{"dataType":"enum","enums":["case_overdue"]},{"dataType":"enum","enums":["outcome_unknown"]},{"dataType":"enum","enums":["stray_number"]},{"dataType":"enum","enums":["topup_uncredited"]},{"dataType":"enum","enums":["topup_disputed"]},{"dataType":"enum","enums":["payout_stuck"]},{"dataType":"enum","enums":["rate_stale"]},{"dataType":"enum","enums":["books_differ"]},{"dataType":"enum","enums":["mail_backlog"]},{"dataType":"enum","enums":["push_backlog"]},{"dataType":"enum","enums":["read_replica_unused"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AlarmSeverity": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["act"]},{"dataType":"enum","enums":["watch"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AlarmOwner": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["provider_account"]},{"dataType":"enum","enums":["support"]},{"dataType":"enum","enums":["operations"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AlarmFactsDto": {
        "dataType": "refObject",
        "properties": {
        },
        "additionalProperties": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"double"},{"dataType":"enum","enums":[null]}]},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AlarmDto": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "code": {"ref":"AlarmCode","required":true},
            "severity": {"ref":"AlarmSeverity","required":true},
            "owner": {"ref":"AlarmOwner","required":true},
            "screen": {"dataType":"string","required":true},
            "subject": {"dataType":"string","required":true},
            "facts": {"ref":"AlarmFactsDto","required":true},
            "opened_at": {"dataType":"string","required":true},
            "closed_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "acknowledged_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "acknowledged_by": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "acknowledged_by_email": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ListPageDto_AlarmDto_": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"AlarmDto"},"required":true},
            "total": {"dataType":"double","required":true},
            "total_is_estimated": {"dataType":"boolean","required":true},
            "next_cursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ListAlarmsQueryDto": {
        "dataType": "refObject",
        "properties": {
            "page": {"dataType":"integer","default":1,"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100000}}},
            "per_page": {"dataType":"integer","default":20,"validators":{"isInt":{"errorMsg":"not_integer"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100}}},
            "cursor": {"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":2000}}},
            "sort": {"dataType":"enum","enums":["opened_at"]},
            "direction": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["asc"]},{"dataType":"enum","enums":["desc"]}]},
            "format": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["json"]},{"dataType":"enum","enums":["csv"]}]},
            "state": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["all"]},{"dataType":"enum","enums":["open"]},{"dataType":"enum","enums":["closed"]}],"default":"all"},
            "code": {"ref":"AlarmCode"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
};
const templateService = new ExpressTemplateService(models, {"noImplicitAdditionalProperties":"throw-on-extras","bodyCoercion":false});

// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa




export function RegisterRoutes(app: Router,opts?:{multer?:ReturnType<typeof multer>}) {

    // ###########################################################################################################
    //  NOTE: If you do not see routes for all of your controllers in this file, then you might not have informed tsoa of where to look
    //      Please look into the "controllerPathGlobs" config option described in the readme: https://github.com/lukeautry/tsoa
    // ###########################################################################################################

    const upload = opts?.multer ||  multer({"limits":{"fileSize":8388608}});

    
        const argsAppInfoController_getAppInfo: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/api/v1/app',
            ...(fetchMiddlewares<RequestHandler>(AppInfoController)),
            ...(fetchMiddlewares<RequestHandler>(AppInfoController.prototype.getAppInfo)),

            async function AppInfoController_getAppInfo(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AppInfoController>(AppInfoController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAppInfoController_getAppInfo, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getAppInfo',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsDeviceSignInController_beginDeviceSignIn: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"BeginDeviceSignInDto"},
        };
        app.post('/api/v1/auth/device',
            ...(fetchMiddlewares<RequestHandler>(DeviceSignInController)),
            ...(fetchMiddlewares<RequestHandler>(DeviceSignInController.prototype.beginDeviceSignIn)),

            async function DeviceSignInController_beginDeviceSignIn(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DeviceSignInController>(DeviceSignInController);

                validatedArgs = templateService.getValidatedArgs({ args: argsDeviceSignInController_beginDeviceSignIn, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'beginDeviceSignIn',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsDeviceSignInController_completeDeviceSignIn: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"DeviceTokenRequestDto"},
        };
        app.post('/api/v1/auth/device/token',
            ...(fetchMiddlewares<RequestHandler>(DeviceSignInController)),
            ...(fetchMiddlewares<RequestHandler>(DeviceSignInController.prototype.completeDeviceSignIn)),

            async function DeviceSignInController_completeDeviceSignIn(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DeviceSignInController>(DeviceSignInController);

                validatedArgs = templateService.getValidatedArgs({ args: argsDeviceSignInController_completeDeviceSignIn, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'completeDeviceSignIn',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsDeviceSignInController_getPendingDevice: Record<string, TsoaRoute.ParameterSchema> = {
                userCode: {"in":"path","name":"userCode","required":true,"ref":"UserCodeDto"},
        };
        app.get('/api/v1/auth/device/:userCode',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(DeviceSignInController)),
            ...(fetchMiddlewares<RequestHandler>(DeviceSignInController.prototype.getPendingDevice)),

            async function DeviceSignInController_getPendingDevice(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DeviceSignInController>(DeviceSignInController);

                validatedArgs = templateService.getValidatedArgs({ args: argsDeviceSignInController_getPendingDevice, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getPendingDevice',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsDeviceSignInController_decideDeviceSignIn: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"DecideDeviceSignInDto"},
        };
        app.post('/api/v1/auth/device/decision',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(DeviceSignInController)),
            ...(fetchMiddlewares<RequestHandler>(DeviceSignInController.prototype.decideDeviceSignIn)),

            async function DeviceSignInController_decideDeviceSignIn(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DeviceSignInController>(DeviceSignInController);

                validatedArgs = templateService.getValidatedArgs({ args: argsDeviceSignInController_decideDeviceSignIn, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'decideDeviceSignIn',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 204,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsTeamsController_listTeams: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/api/v1/teams',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(TeamsController)),
            ...(fetchMiddlewares<RequestHandler>(TeamsController.prototype.listTeams)),

            async function TeamsController_listTeams(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<TeamsController>(TeamsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsTeamsController_listTeams, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listTeams',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsTeamsController_createTeam: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"TeamNameDto"},
        };
        app.post('/api/v1/teams',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(TeamsController)),
            ...(fetchMiddlewares<RequestHandler>(TeamsController.prototype.createTeam)),

            async function TeamsController_createTeam(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<TeamsController>(TeamsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsTeamsController_createTeam, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'createTeam',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsTeamsController_viewInvitation: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"InvitationTokenDto"},
        };
        app.post('/api/v1/teams/invitations/view',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(TeamsController)),
            ...(fetchMiddlewares<RequestHandler>(TeamsController.prototype.viewInvitation)),

            async function TeamsController_viewInvitation(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<TeamsController>(TeamsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsTeamsController_viewInvitation, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'viewInvitation',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsTeamsController_acceptInvitation: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"InvitationTokenDto"},
        };
        app.post('/api/v1/teams/invitations/accept',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(TeamsController)),
            ...(fetchMiddlewares<RequestHandler>(TeamsController.prototype.acceptInvitation)),

            async function TeamsController_acceptInvitation(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<TeamsController>(TeamsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsTeamsController_acceptInvitation, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'acceptInvitation',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsTeamsController_getTeam: Record<string, TsoaRoute.ParameterSchema> = {
                accountId: {"in":"path","name":"accountId","required":true,"ref":"TeamAccountIdDto"},
        };
        app.get('/api/v1/teams/:accountId',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(TeamsController)),
            ...(fetchMiddlewares<RequestHandler>(TeamsController.prototype.getTeam)),

            async function TeamsController_getTeam(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<TeamsController>(TeamsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsTeamsController_getTeam, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getTeam',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsTeamsController_renameTeam: Record<string, TsoaRoute.ParameterSchema> = {
                accountId: {"in":"path","name":"accountId","required":true,"ref":"TeamAccountIdDto"},
                body: {"in":"body","name":"body","required":true,"ref":"TeamNameDto"},
        };
        app.patch('/api/v1/teams/:accountId',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(TeamsController)),
            ...(fetchMiddlewares<RequestHandler>(TeamsController.prototype.renameTeam)),

            async function TeamsController_renameTeam(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<TeamsController>(TeamsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsTeamsController_renameTeam, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'renameTeam',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsTeamsController_closeTeam: Record<string, TsoaRoute.ParameterSchema> = {
                accountId: {"in":"path","name":"accountId","required":true,"ref":"TeamAccountIdDto"},
        };
        app.delete('/api/v1/teams/:accountId',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(TeamsController)),
            ...(fetchMiddlewares<RequestHandler>(TeamsController.prototype.closeTeam)),

            async function TeamsController_closeTeam(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<TeamsController>(TeamsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsTeamsController_closeTeam, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'closeTeam',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 204,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsTeamsController_inviteToTeam: Record<string, TsoaRoute.ParameterSchema> = {
                accountId: {"in":"path","name":"accountId","required":true,"ref":"TeamAccountIdDto"},
                body: {"in":"body","name":"body","required":true,"ref":"InviteToTeamRequestDto"},
        };
        app.post('/api/v1/teams/:accountId/invitations',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(TeamsController)),
            ...(fetchMiddlewares<RequestHandler>(TeamsController.prototype.inviteToTeam)),

            async function TeamsController_inviteToTeam(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<TeamsController>(TeamsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsTeamsController_inviteToTeam, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'inviteToTeam',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsTeamsController_withdrawInvitation: Record<string, TsoaRoute.ParameterSchema> = {
                accountId: {"in":"path","name":"accountId","required":true,"ref":"TeamAccountIdDto"},
                id: {"in":"path","name":"id","required":true,"ref":"TeamAccountIdDto"},
        };
        app.delete('/api/v1/teams/:accountId/invitations/:id',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(TeamsController)),
            ...(fetchMiddlewares<RequestHandler>(TeamsController.prototype.withdrawInvitation)),

            async function TeamsController_withdrawInvitation(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<TeamsController>(TeamsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsTeamsController_withdrawInvitation, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'withdrawInvitation',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 204,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsTeamsController_changeMember: Record<string, TsoaRoute.ParameterSchema> = {
                accountId: {"in":"path","name":"accountId","required":true,"ref":"TeamAccountIdDto"},
                userId: {"in":"path","name":"userId","required":true,"ref":"TeamAccountIdDto"},
                body: {"in":"body","name":"body","required":true,"ref":"ChangeMemberRequestDto"},
        };
        app.patch('/api/v1/teams/:accountId/members/:userId',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(TeamsController)),
            ...(fetchMiddlewares<RequestHandler>(TeamsController.prototype.changeMember)),

            async function TeamsController_changeMember(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<TeamsController>(TeamsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsTeamsController_changeMember, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'changeMember',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsTeamsController_removeMember: Record<string, TsoaRoute.ParameterSchema> = {
                accountId: {"in":"path","name":"accountId","required":true,"ref":"TeamAccountIdDto"},
                userId: {"in":"path","name":"userId","required":true,"ref":"TeamAccountIdDto"},
        };
        app.delete('/api/v1/teams/:accountId/members/:userId',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(TeamsController)),
            ...(fetchMiddlewares<RequestHandler>(TeamsController.prototype.removeMember)),

            async function TeamsController_removeMember(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<TeamsController>(TeamsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsTeamsController_removeMember, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'removeMember',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 204,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsTwoFactorController_offerTwoFactor: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"OwnerProofDto"},
        };
        app.post('/api/v1/users/me/two-factor',
            authenticateMiddleware([{"session":["before_two_factor"]}]),
            ...(fetchMiddlewares<RequestHandler>(TwoFactorController)),
            ...(fetchMiddlewares<RequestHandler>(TwoFactorController.prototype.offerTwoFactor)),

            async function TwoFactorController_offerTwoFactor(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<TwoFactorController>(TwoFactorController);

                validatedArgs = templateService.getValidatedArgs({ args: argsTwoFactorController_offerTwoFactor, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'offerTwoFactor',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsTwoFactorController_confirmTwoFactor: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"TwoFactorConfirmationDto"},
        };
        app.post('/api/v1/users/me/two-factor/confirm',
            authenticateMiddleware([{"session":["before_two_factor"]}]),
            ...(fetchMiddlewares<RequestHandler>(TwoFactorController)),
            ...(fetchMiddlewares<RequestHandler>(TwoFactorController.prototype.confirmTwoFactor)),

            async function TwoFactorController_confirmTwoFactor(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<TwoFactorController>(TwoFactorController);

                validatedArgs = templateService.getValidatedArgs({ args: argsTwoFactorController_confirmTwoFactor, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'confirmTwoFactor',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsTwoFactorController_renewRecoveryCodes: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"TwoFactorProofDto"},
        };
        app.post('/api/v1/users/me/two-factor/recovery-codes',
            authenticateMiddleware([{"session":["before_two_factor"]}]),
            ...(fetchMiddlewares<RequestHandler>(TwoFactorController)),
            ...(fetchMiddlewares<RequestHandler>(TwoFactorController.prototype.renewRecoveryCodes)),

            async function TwoFactorController_renewRecoveryCodes(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<TwoFactorController>(TwoFactorController);

                validatedArgs = templateService.getValidatedArgs({ args: argsTwoFactorController_renewRecoveryCodes, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'renewRecoveryCodes',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsTwoFactorController_disableTwoFactor: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"TwoFactorProofDto"},
        };
        app.post('/api/v1/users/me/two-factor/disable',
            authenticateMiddleware([{"session":["before_two_factor"]}]),
            ...(fetchMiddlewares<RequestHandler>(TwoFactorController)),
            ...(fetchMiddlewares<RequestHandler>(TwoFactorController.prototype.disableTwoFactor)),

            async function TwoFactorController_disableTwoFactor(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<TwoFactorController>(TwoFactorController);

                validatedArgs = templateService.getValidatedArgs({ args: argsTwoFactorController_disableTwoFactor, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'disableTwoFactor',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 204,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsSignInMethodsController_getSignInMethods: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/api/v1/users/me/sign-in-methods',
            authenticateMiddleware([{"session":["before_two_factor"]}]),
            ...(fetchMiddlewares<RequestHandler>(SignInMethodsController)),
            ...(fetchMiddlewares<RequestHandler>(SignInMethodsController.prototype.getSignInMethods)),

            async function SignInMethodsController_getSignInMethods(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<SignInMethodsController>(SignInMethodsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsSignInMethodsController_getSignInMethods, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getSignInMethods',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsIdentityController_startIdentityFlow: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"BeginIdentityFlowDto"},
        };
        app.post('/api/v1/auth/start',
            ...(fetchMiddlewares<RequestHandler>(IdentityController)),
            ...(fetchMiddlewares<RequestHandler>(IdentityController.prototype.startIdentityFlow)),

            async function IdentityController_startIdentityFlow(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<IdentityController>(IdentityController);

                validatedArgs = templateService.getValidatedArgs({ args: argsIdentityController_startIdentityFlow, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'startIdentityFlow',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsIdentityController_completeIdentityFlow: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"IdentityCallbackDto"},
        };
        app.post('/api/v1/auth/callback',
            ...(fetchMiddlewares<RequestHandler>(IdentityController)),
            ...(fetchMiddlewares<RequestHandler>(IdentityController.prototype.completeIdentityFlow)),

            async function IdentityController_completeIdentityFlow(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<IdentityController>(IdentityController);

                validatedArgs = templateService.getValidatedArgs({ args: argsIdentityController_completeIdentityFlow, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'completeIdentityFlow',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsIdentityController_completeIdentitySecondStep: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"IdentitySecondStepDto"},
        };
        app.post('/api/v1/auth/second-step',
            ...(fetchMiddlewares<RequestHandler>(IdentityController)),
            ...(fetchMiddlewares<RequestHandler>(IdentityController.prototype.completeIdentitySecondStep)),

            async function IdentityController_completeIdentitySecondStep(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<IdentityController>(IdentityController);

                validatedArgs = templateService.getValidatedArgs({ args: argsIdentityController_completeIdentitySecondStep, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'completeIdentitySecondStep',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsSessionsController_listSessions: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/api/v1/users/me/sessions',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(SessionsController)),
            ...(fetchMiddlewares<RequestHandler>(SessionsController.prototype.listSessions)),

            async function SessionsController_listSessions(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<SessionsController>(SessionsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsSessionsController_listSessions, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listSessions',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsSessionsController_revokeOtherSessions: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","ref":"RevokeOtherSessionsRequestDto"},
        };
        app.post('/api/v1/users/me/sessions/revoke-others',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(SessionsController)),
            ...(fetchMiddlewares<RequestHandler>(SessionsController.prototype.revokeOtherSessions)),

            async function SessionsController_revokeOtherSessions(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<SessionsController>(SessionsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsSessionsController_revokeOtherSessions, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'revokeOtherSessions',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsSessionsController_confirmSession: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"ConfirmSessionRequestDto"},
        };
        app.post('/api/v1/users/me/sessions/confirm',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(SessionsController)),
            ...(fetchMiddlewares<RequestHandler>(SessionsController.prototype.confirmSession)),

            async function SessionsController_confirmSession(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<SessionsController>(SessionsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsSessionsController_confirmSession, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'confirmSession',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 204,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsSessionsController_revokeSession: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"SessionIdDto"},
        };
        app.delete('/api/v1/users/me/sessions/:id',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(SessionsController)),
            ...(fetchMiddlewares<RequestHandler>(SessionsController.prototype.revokeSession)),

            async function SessionsController_revokeSession(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<SessionsController>(SessionsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsSessionsController_revokeSession, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'revokeSession',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 204,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsActivityController_listActivity: Record<string, TsoaRoute.ParameterSchema> = {
                limit: {"default":20,"in":"query","name":"limit","dataType":"integer","validators":{"isInt":{"errorMsg":"limit"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100}}},
                cursor: {"in":"query","name":"cursor","dataType":"string","validators":{"pattern":{"errorMsg":"invalid","value":"^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$"}}},
        };
        app.get('/api/v1/users/me/activity',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(ActivityController)),
            ...(fetchMiddlewares<RequestHandler>(ActivityController.prototype.listActivity)),

            async function ActivityController_listActivity(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ActivityController>(ActivityController);

                validatedArgs = templateService.getValidatedArgs({ args: argsActivityController_listActivity, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listActivity',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsApiKeysController_listApiKeys: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/api/v1/users/me/api-keys',
            authenticateMiddleware([{"session":["buyers"]}]),
            ...(fetchMiddlewares<RequestHandler>(ApiKeysController)),
            ...(fetchMiddlewares<RequestHandler>(ApiKeysController.prototype.listApiKeys)),

            async function ApiKeysController_listApiKeys(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ApiKeysController>(ApiKeysController);

                validatedArgs = templateService.getValidatedArgs({ args: argsApiKeysController_listApiKeys, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listApiKeys',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsApiKeysController_createApiKey: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"CreateApiKeyRequestDto"},
        };
        app.post('/api/v1/users/me/api-keys',
            authenticateMiddleware([{"session":["buyers"]}]),
            ...(fetchMiddlewares<RequestHandler>(ApiKeysController)),
            ...(fetchMiddlewares<RequestHandler>(ApiKeysController.prototype.createApiKey)),

            async function ApiKeysController_createApiKey(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ApiKeysController>(ApiKeysController);

                validatedArgs = templateService.getValidatedArgs({ args: argsApiKeysController_createApiKey, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'createApiKey',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsApiKeysController_changeApiKey: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"ApiKeyIdDto"},
                body: {"in":"body","name":"body","required":true,"ref":"ChangeApiKeyRequestDto"},
        };
        app.patch('/api/v1/users/me/api-keys/:id',
            authenticateMiddleware([{"session":["buyers"]}]),
            ...(fetchMiddlewares<RequestHandler>(ApiKeysController)),
            ...(fetchMiddlewares<RequestHandler>(ApiKeysController.prototype.changeApiKey)),

            async function ApiKeysController_changeApiKey(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ApiKeysController>(ApiKeysController);

                validatedArgs = templateService.getValidatedArgs({ args: argsApiKeysController_changeApiKey, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'changeApiKey',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsApiKeysController_revokeApiKey: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"ApiKeyIdDto"},
        };
        app.delete('/api/v1/users/me/api-keys/:id',
            authenticateMiddleware([{"session":["buyers"]}]),
            ...(fetchMiddlewares<RequestHandler>(ApiKeysController)),
            ...(fetchMiddlewares<RequestHandler>(ApiKeysController.prototype.revokeApiKey)),

            async function ApiKeysController_revokeApiKey(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ApiKeysController>(ApiKeysController);

                validatedArgs = templateService.getValidatedArgs({ args: argsApiKeysController_revokeApiKey, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'revokeApiKey',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 204,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAccountDataController_exportAccount: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/api/v1/users/me/export',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(AccountDataController)),
            ...(fetchMiddlewares<RequestHandler>(AccountDataController.prototype.exportAccount)),

            async function AccountDataController_exportAccount(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AccountDataController>(AccountDataController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAccountDataController_exportAccount, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'exportAccount',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAccountDataController_deleteAccount: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"DeleteAccountRequestDto"},
        };
        app.delete('/api/v1/users/me',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(AccountDataController)),
            ...(fetchMiddlewares<RequestHandler>(AccountDataController.prototype.deleteAccount)),

            async function AccountDataController_deleteAccount(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AccountDataController>(AccountDataController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAccountDataController_deleteAccount, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'deleteAccount',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAccountController_getMe: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/api/v1/users/me',
            authenticateMiddleware([{"account":["before_password_change","before_two_factor"]}]),
            ...(fetchMiddlewares<RequestHandler>(AccountController)),
            ...(fetchMiddlewares<RequestHandler>(AccountController.prototype.getMe)),

            async function AccountController_getMe(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AccountController>(AccountController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAccountController_getMe, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getMe',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAccountController_getPayingAccount: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/api/v1/users/me/account',
            authenticateMiddleware([{"account":["viewers"]}]),
            ...(fetchMiddlewares<RequestHandler>(AccountController)),
            ...(fetchMiddlewares<RequestHandler>(AccountController.prototype.getPayingAccount)),

            async function AccountController_getPayingAccount(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AccountController>(AccountController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAccountController_getPayingAccount, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getPayingAccount',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAccountController_updateMe: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"UpdatePreferencesRequestDto"},
        };
        app.patch('/api/v1/users/me',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(AccountController)),
            ...(fetchMiddlewares<RequestHandler>(AccountController.prototype.updateMe)),

            async function AccountController_updateMe(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AccountController>(AccountController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAccountController_updateMe, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'updateMe',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsProfileController_updateProfile: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"UpdateProfileRequestDto"},
        };
        app.patch('/api/v1/users/me/profile',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(ProfileController)),
            ...(fetchMiddlewares<RequestHandler>(ProfileController.prototype.updateProfile)),

            async function ProfileController_updateProfile(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ProfileController>(ProfileController);

                validatedArgs = templateService.getValidatedArgs({ args: argsProfileController_updateProfile, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'updateProfile',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsProfileController_uploadAvatar: Record<string, TsoaRoute.ParameterSchema> = {
                file: {"in":"formData","name":"file","dataType":"file"},
        };
        app.post('/api/v1/users/me/avatar',
            authenticateMiddleware([{"session":[]}]),
            upload.fields([
                {
                    name: "file",
                    maxCount: 1
                }
            ]),
            ...(fetchMiddlewares<RequestHandler>(ProfileController)),
            ...(fetchMiddlewares<RequestHandler>(ProfileController.prototype.uploadAvatar)),

            async function ProfileController_uploadAvatar(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ProfileController>(ProfileController);

                validatedArgs = templateService.getValidatedArgs({ args: argsProfileController_uploadAvatar, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'uploadAvatar',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPasswordsController_secureAccount: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"SecureAccountRequestDto"},
        };
        app.post('/api/v1/users/secure-account',
            ...(fetchMiddlewares<RequestHandler>(PasswordsController)),
            ...(fetchMiddlewares<RequestHandler>(PasswordsController.prototype.secureAccount)),

            async function PasswordsController_secureAccount(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PasswordsController>(PasswordsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsPasswordsController_secureAccount, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'secureAccount',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPasswordsController_forgotPassword: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"ForgotPasswordRequestDto"},
        };
        app.post('/api/v1/users/forgot-password',
            ...(fetchMiddlewares<RequestHandler>(PasswordsController)),
            ...(fetchMiddlewares<RequestHandler>(PasswordsController.prototype.forgotPassword)),

            async function PasswordsController_forgotPassword(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PasswordsController>(PasswordsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsPasswordsController_forgotPassword, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'forgotPassword',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPasswordsController_resetPassword: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"ResetPasswordRequestDto"},
                idempotencyKey: {"in":"header","name":"Idempotency-Key","dataType":"string","validators":{"minLength":{"errorMsg":"too_short","value":1},"maxLength":{"errorMsg":"too_long","value":200}}},
        };
        app.post('/api/v1/users/reset-password',
            ...(fetchMiddlewares<RequestHandler>(PasswordsController)),
            ...(fetchMiddlewares<RequestHandler>(PasswordsController.prototype.resetPassword)),

            async function PasswordsController_resetPassword(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PasswordsController>(PasswordsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsPasswordsController_resetPassword, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'resetPassword',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPasswordsController_changeRequiredPassword: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"ChangeRequiredPasswordRequestDto"},
        };
        app.post('/api/v1/users/change-required-password',
            authenticateMiddleware([{"session":["before_password_change"]}]),
            ...(fetchMiddlewares<RequestHandler>(PasswordsController)),
            ...(fetchMiddlewares<RequestHandler>(PasswordsController.prototype.changeRequiredPassword)),

            async function PasswordsController_changeRequiredPassword(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PasswordsController>(PasswordsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsPasswordsController_changeRequiredPassword, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'changeRequiredPassword',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPasswordsController_changePassword: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"ChangePasswordRequestDto"},
        };
        app.post('/api/v1/users/change-password',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(PasswordsController)),
            ...(fetchMiddlewares<RequestHandler>(PasswordsController.prototype.changePassword)),

            async function PasswordsController_changePassword(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PasswordsController>(PasswordsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsPasswordsController_changePassword, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'changePassword',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsRegistrationController_register: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"RegisterRequestDto"},
                idempotencyKey: {"in":"header","name":"Idempotency-Key","dataType":"string","validators":{"minLength":{"errorMsg":"too_short","value":1},"maxLength":{"errorMsg":"too_long","value":200}}},
        };
        app.post('/api/v1/users/register',
            ...(fetchMiddlewares<RequestHandler>(RegistrationController)),
            ...(fetchMiddlewares<RequestHandler>(RegistrationController.prototype.register)),

            async function RegistrationController_register(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<RegistrationController>(RegistrationController);

                validatedArgs = templateService.getValidatedArgs({ args: argsRegistrationController_register, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'register',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsRegistrationController_verifyEmail: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"VerifyEmailRequestDto"},
                idempotencyKey: {"in":"header","name":"Idempotency-Key","dataType":"string","validators":{"minLength":{"errorMsg":"too_short","value":1},"maxLength":{"errorMsg":"too_long","value":200}}},
        };
        app.post('/api/v1/users/verify-email',
            ...(fetchMiddlewares<RequestHandler>(RegistrationController)),
            ...(fetchMiddlewares<RequestHandler>(RegistrationController.prototype.verifyEmail)),

            async function RegistrationController_verifyEmail(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<RegistrationController>(RegistrationController);

                validatedArgs = templateService.getValidatedArgs({ args: argsRegistrationController_verifyEmail, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'verifyEmail',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsRegistrationController_resendVerification: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"ResendVerificationRequestDto"},
        };
        app.post('/api/v1/users/resend-verification',
            ...(fetchMiddlewares<RequestHandler>(RegistrationController)),
            ...(fetchMiddlewares<RequestHandler>(RegistrationController.prototype.resendVerification)),

            async function RegistrationController_resendVerification(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<RegistrationController>(RegistrationController);

                validatedArgs = templateService.getValidatedArgs({ args: argsRegistrationController_resendVerification, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'resendVerification',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsSignInController_login: Record<string, TsoaRoute.ParameterSchema> = {
                form: {"in":"body","name":"form","required":true,"ref":"LoginRequestDto"},
        };
        app.post('/api/v1/users/login',
            ...(fetchMiddlewares<RequestHandler>(SignInController)),
            ...(fetchMiddlewares<RequestHandler>(SignInController.prototype.login)),

            async function SignInController_login(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<SignInController>(SignInController);

                validatedArgs = templateService.getValidatedArgs({ args: argsSignInController_login, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'login',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsSignInController_logout: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.post('/api/v1/users/logout',
            authenticateMiddleware([{"session":["before_password_change","before_two_factor"]}]),
            ...(fetchMiddlewares<RequestHandler>(SignInController)),
            ...(fetchMiddlewares<RequestHandler>(SignInController.prototype.logout)),

            async function SignInController_logout(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<SignInController>(SignInController);

                validatedArgs = templateService.getValidatedArgs({ args: argsSignInController_logout, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'logout',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsWebhooksController_listWebhookEndpoints: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/api/v1/users/me/webhooks',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(WebhooksController)),
            ...(fetchMiddlewares<RequestHandler>(WebhooksController.prototype.listWebhookEndpoints)),

            async function WebhooksController_listWebhookEndpoints(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<WebhooksController>(WebhooksController);

                validatedArgs = templateService.getValidatedArgs({ args: argsWebhooksController_listWebhookEndpoints, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listWebhookEndpoints',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsWebhooksController_createWebhookEndpoint: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"CreateWebhookEndpointRequestDto"},
        };
        app.post('/api/v1/users/me/webhooks',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(WebhooksController)),
            ...(fetchMiddlewares<RequestHandler>(WebhooksController.prototype.createWebhookEndpoint)),

            async function WebhooksController_createWebhookEndpoint(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<WebhooksController>(WebhooksController);

                validatedArgs = templateService.getValidatedArgs({ args: argsWebhooksController_createWebhookEndpoint, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'createWebhookEndpoint',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsWebhooksController_changeWebhookEndpoint: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"WebhookIdDto"},
                body: {"in":"body","name":"body","required":true,"ref":"ChangeWebhookEndpointRequestDto"},
        };
        app.patch('/api/v1/users/me/webhooks/:id',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(WebhooksController)),
            ...(fetchMiddlewares<RequestHandler>(WebhooksController.prototype.changeWebhookEndpoint)),

            async function WebhooksController_changeWebhookEndpoint(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<WebhooksController>(WebhooksController);

                validatedArgs = templateService.getValidatedArgs({ args: argsWebhooksController_changeWebhookEndpoint, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'changeWebhookEndpoint',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsWebhooksController_removeWebhookEndpoint: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"WebhookIdDto"},
        };
        app.delete('/api/v1/users/me/webhooks/:id',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(WebhooksController)),
            ...(fetchMiddlewares<RequestHandler>(WebhooksController.prototype.removeWebhookEndpoint)),

            async function WebhooksController_removeWebhookEndpoint(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<WebhooksController>(WebhooksController);

                validatedArgs = templateService.getValidatedArgs({ args: argsWebhooksController_removeWebhookEndpoint, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'removeWebhookEndpoint',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 204,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsWebhooksController_rotateWebhookSecret: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"WebhookIdDto"},
        };
        app.post('/api/v1/users/me/webhooks/:id/rotate',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(WebhooksController)),
            ...(fetchMiddlewares<RequestHandler>(WebhooksController.prototype.rotateWebhookSecret)),

            async function WebhooksController_rotateWebhookSecret(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<WebhooksController>(WebhooksController);

                validatedArgs = templateService.getValidatedArgs({ args: argsWebhooksController_rotateWebhookSecret, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'rotateWebhookSecret',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsWebhooksController_testWebhookEndpoint: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"WebhookIdDto"},
        };
        app.post('/api/v1/users/me/webhooks/:id/test',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(WebhooksController)),
            ...(fetchMiddlewares<RequestHandler>(WebhooksController.prototype.testWebhookEndpoint)),

            async function WebhooksController_testWebhookEndpoint(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<WebhooksController>(WebhooksController);

                validatedArgs = templateService.getValidatedArgs({ args: argsWebhooksController_testWebhookEndpoint, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'testWebhookEndpoint',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 202,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsWebhooksController_listWebhookDeliveries: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"WebhookIdDto"},
                status: {"default":"all","in":"query","name":"status","dataType":"union","subSchemas":[{"dataType":"enum","enums":["all"]},{"dataType":"enum","enums":["failed"]}]},
                limit: {"default":20,"in":"query","name":"limit","dataType":"integer","validators":{"isInt":{"errorMsg":"limit"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100}}},
                cursor: {"in":"query","name":"cursor","ref":"WebhookIdDto"},
        };
        app.get('/api/v1/users/me/webhooks/:id/deliveries',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(WebhooksController)),
            ...(fetchMiddlewares<RequestHandler>(WebhooksController.prototype.listWebhookDeliveries)),

            async function WebhooksController_listWebhookDeliveries(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<WebhooksController>(WebhooksController);

                validatedArgs = templateService.getValidatedArgs({ args: argsWebhooksController_listWebhookDeliveries, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listWebhookDeliveries',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsWebhooksController_resendWebhook: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"WebhookIdDto"},
        };
        app.post('/api/v1/users/me/webhooks/deliveries/:id/resend',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(WebhooksController)),
            ...(fetchMiddlewares<RequestHandler>(WebhooksController.prototype.resendWebhook)),

            async function WebhooksController_resendWebhook(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<WebhooksController>(WebhooksController);

                validatedArgs = templateService.getValidatedArgs({ args: argsWebhooksController_resendWebhook, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'resendWebhook',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 202,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsWebhooksController_resendWebhooks: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"WebhookIdDto"},
                body: {"in":"body","name":"body","required":true,"ref":"ResendWebhooksRequestDto"},
        };
        app.post('/api/v1/users/me/webhooks/:id/resend',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(WebhooksController)),
            ...(fetchMiddlewares<RequestHandler>(WebhooksController.prototype.resendWebhooks)),

            async function WebhooksController_resendWebhooks(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<WebhooksController>(WebhooksController);

                validatedArgs = templateService.getValidatedArgs({ args: argsWebhooksController_resendWebhooks, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'resendWebhooks',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 202,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsWalletController_getBalance: Record<string, TsoaRoute.ParameterSchema> = {
                currency: {"in":"path","name":"currency","required":true,"dataType":"union","subSchemas":[{"dataType":"enum","enums":["BRL"]},{"dataType":"enum","enums":["USD"]},{"dataType":"enum","enums":["EUR"]}]},
        };
        app.get('/api/v1/wallets/:currency/balance',
            authenticateMiddleware([{"account":["viewers"]}]),
            ...(fetchMiddlewares<RequestHandler>(WalletController)),
            ...(fetchMiddlewares<RequestHandler>(WalletController.prototype.getBalance)),

            async function WalletController_getBalance(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<WalletController>(WalletController);

                validatedArgs = templateService.getValidatedArgs({ args: argsWalletController_getBalance, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getBalance',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsTopupChargeController_createPixDeposit: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"PixDepositRequestDto"},
                idempotencyKey: {"in":"header","name":"Idempotency-Key","dataType":"string","validators":{"minLength":{"errorMsg":"too_short","value":1},"maxLength":{"errorMsg":"too_long","value":200}}},
        };
        app.post('/api/v1/wallets/checkout/pix/deposit',
            authenticateMiddleware([{"account":[]}]),
            ...(fetchMiddlewares<RequestHandler>(TopupChargeController)),
            ...(fetchMiddlewares<RequestHandler>(TopupChargeController.prototype.createPixDeposit)),

            async function TopupChargeController_createPixDeposit(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<TopupChargeController>(TopupChargeController);

                validatedArgs = templateService.getValidatedArgs({ args: argsTopupChargeController_createPixDeposit, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'createPixDeposit',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsTopupsController_listOwnTopups: Record<string, TsoaRoute.ParameterSchema> = {
                status: {"in":"query","name":"status","dataType":"union","subSchemas":[{"dataType":"enum","enums":["pending"]},{"dataType":"enum","enums":["paid"]},{"dataType":"enum","enums":["expired"]},{"dataType":"enum","enums":["failed"]},{"dataType":"enum","enums":["refunded"]}]},
                limit: {"default":20,"in":"query","name":"limit","dataType":"integer","validators":{"isInt":{"errorMsg":"limit"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100}}},
                cursor: {"in":"query","name":"cursor","dataType":"string","validators":{"pattern":{"errorMsg":"invalid","value":"^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$"}}},
        };
        app.get('/api/v1/payments/topups',
            authenticateMiddleware([{"account":[]}]),
            ...(fetchMiddlewares<RequestHandler>(TopupsController)),
            ...(fetchMiddlewares<RequestHandler>(TopupsController.prototype.listOwnTopups)),

            async function TopupsController_listOwnTopups(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<TopupsController>(TopupsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsTopupsController_listOwnTopups, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listOwnTopups',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsTopupsController_getTopup: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"dataType":"string"},
        };
        app.get('/api/v1/payments/topups/:id',
            authenticateMiddleware([{"account":[]}]),
            ...(fetchMiddlewares<RequestHandler>(TopupsController)),
            ...(fetchMiddlewares<RequestHandler>(TopupsController.prototype.getTopup)),

            async function TopupsController_getTopup(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<TopupsController>(TopupsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsTopupsController_getTopup, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getTopup',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsTopupsController_checkTopup: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"dataType":"string"},
        };
        app.post('/api/v1/payments/topups/:id/check',
            authenticateMiddleware([{"account":[]}]),
            ...(fetchMiddlewares<RequestHandler>(TopupsController)),
            ...(fetchMiddlewares<RequestHandler>(TopupsController.prototype.checkTopup)),

            async function TopupsController_checkTopup(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<TopupsController>(TopupsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsTopupsController_checkTopup, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'checkTopup',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsRatesController_listExchangeRates: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/api/v1/payments/rates',
            authenticateMiddleware([{"account":["viewers"]}]),
            ...(fetchMiddlewares<RequestHandler>(RatesController)),
            ...(fetchMiddlewares<RequestHandler>(RatesController.prototype.listExchangeRates)),

            async function RatesController_listExchangeRates(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<RatesController>(RatesController);

                validatedArgs = templateService.getValidatedArgs({ args: argsRatesController_listExchangeRates, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listExchangeRates',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPayoutsController_listPayouts: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/api/v1/payments/payouts',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(PayoutsController)),
            ...(fetchMiddlewares<RequestHandler>(PayoutsController.prototype.listPayouts)),

            async function PayoutsController_listPayouts(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PayoutsController>(PayoutsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsPayoutsController_listPayouts, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listPayouts',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPayoutsController_createPayout: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"dataType":"string"},
                body: {"in":"body","name":"body","required":true,"ref":"PayoutRequestDto"},
                idempotencyKey: {"in":"header","name":"Idempotency-Key","dataType":"string","validators":{"minLength":{"errorMsg":"too_short","value":1},"maxLength":{"errorMsg":"too_long","value":200}}},
        };
        app.post('/api/v1/payments/topups/:id/payouts',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(PayoutsController)),
            ...(fetchMiddlewares<RequestHandler>(PayoutsController.prototype.createPayout)),

            async function PayoutsController_createPayout(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PayoutsController>(PayoutsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsPayoutsController_createPayout, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'createPayout',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsMercadoPagoWebhookController_receiveMercadoPagoNotification: Record<string, TsoaRoute.ParameterSchema> = {
                dataId: {"in":"query","name":"data.id","dataType":"string"},
                type: {"in":"query","name":"type","dataType":"string"},
                signature: {"in":"header","name":"x-signature","dataType":"string"},
                requestId: {"in":"header","name":"x-request-id","dataType":"string"},
                body: {"in":"body","name":"body","ref":"MercadoPagoNotificationDto"},
        };
        app.post('/api/v1/webhooks/mercadopago',
            ...(fetchMiddlewares<RequestHandler>(MercadoPagoWebhookController)),
            ...(fetchMiddlewares<RequestHandler>(MercadoPagoWebhookController.prototype.receiveMercadoPagoNotification)),

            async function MercadoPagoWebhookController_receiveMercadoPagoNotification(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<MercadoPagoWebhookController>(MercadoPagoWebhookController);

                validatedArgs = templateService.getValidatedArgs({ args: argsMercadoPagoWebhookController_receiveMercadoPagoNotification, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'receiveMercadoPagoNotification',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPixWebhookController_receivePixNotification: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","ref":"PixNotificationDto"},
        };
        app.post('/api/v1/webhooks/pix',
            ...(fetchMiddlewares<RequestHandler>(PixWebhookController)),
            ...(fetchMiddlewares<RequestHandler>(PixWebhookController.prototype.receivePixNotification)),

            async function PixWebhookController_receivePixNotification(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PixWebhookController>(PixWebhookController);

                validatedArgs = templateService.getValidatedArgs({ args: argsPixWebhookController_receivePixNotification, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'receivePixNotification',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPixWebhookController_receivePixNotificationOfBank: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","ref":"PixNotificationDto"},
        };
        app.post('/api/v1/webhooks/pix/pix',
            ...(fetchMiddlewares<RequestHandler>(PixWebhookController)),
            ...(fetchMiddlewares<RequestHandler>(PixWebhookController.prototype.receivePixNotificationOfBank)),

            async function PixWebhookController_receivePixNotificationOfBank(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PixWebhookController>(PixWebhookController);

                validatedArgs = templateService.getValidatedArgs({ args: argsPixWebhookController_receivePixNotificationOfBank, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'receivePixNotificationOfBank',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsGatewaysController_listGateways: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/api/v1/gateways',
            authenticateMiddleware([{"account":[]}]),
            ...(fetchMiddlewares<RequestHandler>(GatewaysController)),
            ...(fetchMiddlewares<RequestHandler>(GatewaysController.prototype.listGateways)),

            async function GatewaysController_listGateways(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<GatewaysController>(GatewaysController);

                validatedArgs = templateService.getValidatedArgs({ args: argsGatewaysController_listGateways, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listGateways',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsGatewaysController_getGatewaySelection: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/api/v1/gateways/selection',
            authenticateMiddleware([{"account":[]}]),
            ...(fetchMiddlewares<RequestHandler>(GatewaysController)),
            ...(fetchMiddlewares<RequestHandler>(GatewaysController.prototype.getGatewaySelection)),

            async function GatewaysController_getGatewaySelection(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<GatewaysController>(GatewaysController);

                validatedArgs = templateService.getValidatedArgs({ args: argsGatewaysController_getGatewaySelection, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getGatewaySelection',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsGatewaysController_selectGateway: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"SelectGatewayRequestDto"},
        };
        app.post('/api/v1/gateways/selection',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(GatewaysController)),
            ...(fetchMiddlewares<RequestHandler>(GatewaysController.prototype.selectGateway)),

            async function GatewaysController_selectGateway(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<GatewaysController>(GatewaysController);

                validatedArgs = templateService.getValidatedArgs({ args: argsGatewaysController_selectGateway, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'selectGateway',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCatalogueController_listCountries: Record<string, TsoaRoute.ParameterSchema> = {
                search: {"default":"","in":"query","name":"search","dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":100}}},
                per_page: {"default":20,"in":"query","name":"per_page","dataType":"integer","validators":{"isInt":{"errorMsg":"per_page"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":300}}},
        };
        app.get('/api/v1/countries',
            ...(fetchMiddlewares<RequestHandler>(CatalogueController)),
            ...(fetchMiddlewares<RequestHandler>(CatalogueController.prototype.listCountries)),

            async function CatalogueController_listCountries(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CatalogueController>(CatalogueController);

                validatedArgs = templateService.getValidatedArgs({ args: argsCatalogueController_listCountries, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listCountries',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCatalogueController_listServices: Record<string, TsoaRoute.ParameterSchema> = {
                country_iso: {"in":"query","name":"country_iso","dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":60}}},
                service: {"in":"query","name":"service","dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":60}}},
                search: {"default":"","in":"query","name":"search","dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":100}}},
                per_page: {"in":"query","name":"per_page","dataType":"integer","validators":{"isInt":{"errorMsg":"per_page"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":500}}},
                active: {"default":true,"in":"query","name":"active","dataType":"boolean"},
        };
        app.get('/api/v1/services',
            ...(fetchMiddlewares<RequestHandler>(CatalogueController)),
            ...(fetchMiddlewares<RequestHandler>(CatalogueController.prototype.listServices)),

            async function CatalogueController_listServices(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CatalogueController>(CatalogueController);

                validatedArgs = templateService.getValidatedArgs({ args: argsCatalogueController_listServices, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listServices',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsActivationController_getUserTransactions: Record<string, TsoaRoute.ParameterSchema> = {
                userId: {"in":"path","name":"userId","required":true,"dataType":"string"},
        };
        app.get('/batch/user-transactions/:userId',
            authenticateMiddleware([{"account":["buyers"]}]),
            ...(fetchMiddlewares<RequestHandler>(ActivationController)),
            ...(fetchMiddlewares<RequestHandler>(ActivationController.prototype.getUserTransactions)),

            async function ActivationController_getUserTransactions(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ActivationController>(ActivationController);

                validatedArgs = templateService.getValidatedArgs({ args: argsActivationController_getUserTransactions, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getUserTransactions',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsActivationController_getActivation: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"dataType":"string"},
        };
        app.get('/sms-activate/activation/:id',
            authenticateMiddleware([{"account":["buyers"]}]),
            ...(fetchMiddlewares<RequestHandler>(ActivationController)),
            ...(fetchMiddlewares<RequestHandler>(ActivationController.prototype.getActivation)),

            async function ActivationController_getActivation(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ActivationController>(ActivationController);

                validatedArgs = templateService.getValidatedArgs({ args: argsActivationController_getActivation, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getActivation',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsActivationController_cancelActivation: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"dataType":"string"},
        };
        app.delete('/sms-activate/activation/:id',
            authenticateMiddleware([{"account":["buyers"]}]),
            ...(fetchMiddlewares<RequestHandler>(ActivationController)),
            ...(fetchMiddlewares<RequestHandler>(ActivationController.prototype.cancelActivation)),

            async function ActivationController_cancelActivation(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ActivationController>(ActivationController);

                validatedArgs = templateService.getValidatedArgs({ args: argsActivationController_cancelActivation, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'cancelActivation',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsActivationController_swapActivation: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"dataType":"string"},
                idempotencyKey: {"in":"header","name":"Idempotency-Key","dataType":"string","validators":{"minLength":{"errorMsg":"too_short","value":1},"maxLength":{"errorMsg":"too_long","value":200}}},
        };
        app.post('/sms-activate/activation/:id/swap',
            authenticateMiddleware([{"account":["buyers"]}]),
            ...(fetchMiddlewares<RequestHandler>(ActivationController)),
            ...(fetchMiddlewares<RequestHandler>(ActivationController.prototype.swapActivation)),

            async function ActivationController_swapActivation(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ActivationController>(ActivationController);

                validatedArgs = templateService.getValidatedArgs({ args: argsActivationController_swapActivation, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'swapActivation',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsActivationController_requestAnotherSms: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"dataType":"string"},
        };
        app.post('/sms-activate/activation/:id/another',
            authenticateMiddleware([{"account":["buyers"]}]),
            ...(fetchMiddlewares<RequestHandler>(ActivationController)),
            ...(fetchMiddlewares<RequestHandler>(ActivationController.prototype.requestAnotherSms)),

            async function ActivationController_requestAnotherSms(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ActivationController>(ActivationController);

                validatedArgs = templateService.getValidatedArgs({ args: argsActivationController_requestAnotherSms, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'requestAnotherSms',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsActivationController_finishActivation: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"dataType":"string"},
        };
        app.post('/sms-activate/activation/:id/finish',
            authenticateMiddleware([{"account":["buyers"]}]),
            ...(fetchMiddlewares<RequestHandler>(ActivationController)),
            ...(fetchMiddlewares<RequestHandler>(ActivationController.prototype.finishActivation)),

            async function ActivationController_finishActivation(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ActivationController>(ActivationController);

                validatedArgs = templateService.getValidatedArgs({ args: argsActivationController_finishActivation, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'finishActivation',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsLiveController_openLiveEvents: Record<string, TsoaRoute.ParameterSchema> = {
                userId: {"in":"path","name":"userId","required":true,"dataType":"string"},
        };
        app.get('/ws/:userId',
            authenticateMiddleware([{"account":["buyers"]}]),
            ...(fetchMiddlewares<RequestHandler>(LiveController)),
            ...(fetchMiddlewares<RequestHandler>(LiveController.prototype.openLiveEvents)),

            async function LiveController_openLiveEvents(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<LiveController>(LiveController);

                validatedArgs = templateService.getValidatedArgs({ args: argsLiveController_openLiveEvents, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'openLiveEvents',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 101,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsSmsWebhookController_receiveSmsNotification: Record<string, TsoaRoute.ParameterSchema> = {
                provider: {"in":"path","name":"provider","required":true,"dataType":"string"},
                body: {"in":"body","name":"body","required":true,"ref":"SmsNotificationDto"},
                secret: {"default":"","in":"query","name":"secret","dataType":"string"},
        };
        app.post('/api/v1/webhooks/sms/:provider',
            ...(fetchMiddlewares<RequestHandler>(SmsWebhookController)),
            ...(fetchMiddlewares<RequestHandler>(SmsWebhookController.prototype.receiveSmsNotification)),

            async function SmsWebhookController_receiveSmsNotification(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<SmsWebhookController>(SmsWebhookController);

                validatedArgs = templateService.getValidatedArgs({ args: argsSmsWebhookController_receiveSmsNotification, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'receiveSmsNotification',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsOrdersController_listMyOrders: Record<string, TsoaRoute.ParameterSchema> = {
                limit: {"default":20,"in":"query","name":"limit","dataType":"integer","validators":{"isInt":{"errorMsg":"limit"},"minimum":{"errorMsg":"too_small","value":1},"maximum":{"errorMsg":"too_large","value":100}}},
                offset: {"default":0,"in":"query","name":"offset","dataType":"integer","validators":{"isInt":{"errorMsg":"offset"},"minimum":{"errorMsg":"too_small","value":0},"maximum":{"errorMsg":"too_large","value":1000000}}},
                type: {"default":"all","in":"query","name":"type","dataType":"union","subSchemas":[{"dataType":"enum","enums":["all"]},{"dataType":"enum","enums":["sms_number"]},{"dataType":"enum","enums":["credit_transaction"]},{"dataType":"enum","enums":["returned"]}]},
                search: {"default":"","in":"query","name":"search","dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":100}}},
                sort: {"default":"date","in":"query","name":"sort","dataType":"union","subSchemas":[{"dataType":"enum","enums":["date"]},{"dataType":"enum","enums":["status"]},{"dataType":"enum","enums":["amount"]}]},
                direction: {"default":"desc","in":"query","name":"direction","dataType":"union","subSchemas":[{"dataType":"enum","enums":["asc"]},{"dataType":"enum","enums":["desc"]}]},
                format: {"default":"json","in":"query","name":"format","dataType":"union","subSchemas":[{"dataType":"enum","enums":["json"]},{"dataType":"enum","enums":["csv"]}]},
        };
        app.get('/api/v1/orders/my-orders',
            authenticateMiddleware([{"account":["buyers"]}]),
            ...(fetchMiddlewares<RequestHandler>(OrdersController)),
            ...(fetchMiddlewares<RequestHandler>(OrdersController.prototype.listMyOrders)),

            async function OrdersController_listMyOrders(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<OrdersController>(OrdersController);

                validatedArgs = templateService.getValidatedArgs({ args: argsOrdersController_listMyOrders, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listMyOrders',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsOrdersController_getMyOrder: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"dataType":"string"},
        };
        app.get('/api/v1/orders/:id',
            authenticateMiddleware([{"account":["buyers"]}]),
            ...(fetchMiddlewares<RequestHandler>(OrdersController)),
            ...(fetchMiddlewares<RequestHandler>(OrdersController.prototype.getMyOrder)),

            async function OrdersController_getMyOrder(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<OrdersController>(OrdersController);

                validatedArgs = templateService.getValidatedArgs({ args: argsOrdersController_getMyOrder, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getMyOrder',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsOrdersController_listMostUsedServices: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/api/v1/services/most-used',
            authenticateMiddleware([{"account":["buyers"]}]),
            ...(fetchMiddlewares<RequestHandler>(OrdersController)),
            ...(fetchMiddlewares<RequestHandler>(OrdersController.prototype.listMostUsedServices)),

            async function OrdersController_listMostUsedServices(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<OrdersController>(OrdersController);

                validatedArgs = templateService.getValidatedArgs({ args: argsOrdersController_listMostUsedServices, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listMostUsedServices',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsStatementController_listTransactions: Record<string, TsoaRoute.ParameterSchema> = {
                currency: {"in":"path","name":"currency","required":true,"ref":"Currency"},
                query: {"in":"queries","name":"query","required":true,"ref":"WalletTransactionsQueryDto"},
        };
        app.get('/api/v1/wallets/:currency/transactions',
            authenticateMiddleware([{"account":["viewers"]}]),
            ...(fetchMiddlewares<RequestHandler>(StatementController)),
            ...(fetchMiddlewares<RequestHandler>(StatementController.prototype.listTransactions)),

            async function StatementController_listTransactions(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<StatementController>(StatementController);

                validatedArgs = templateService.getValidatedArgs({ args: argsStatementController_listTransactions, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listTransactions',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPurchaseController_getAccountLimits: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/api/v1/users/me/limits',
            authenticateMiddleware([{"account":["buyers"]}]),
            ...(fetchMiddlewares<RequestHandler>(PurchaseController)),
            ...(fetchMiddlewares<RequestHandler>(PurchaseController.prototype.getAccountLimits)),

            async function PurchaseController_getAccountLimits(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PurchaseController>(PurchaseController);

                validatedArgs = templateService.getValidatedArgs({ args: argsPurchaseController_getAccountLimits, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getAccountLimits',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPurchaseController_validatePurchase: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"ValidatePurchaseRequestDto"},
        };
        app.post('/api/v1/sms/validate-purchase',
            authenticateMiddleware([{"account":["changes_nothing","buyers"]}]),
            ...(fetchMiddlewares<RequestHandler>(PurchaseController)),
            ...(fetchMiddlewares<RequestHandler>(PurchaseController.prototype.validatePurchase)),

            async function PurchaseController_validatePurchase(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PurchaseController>(PurchaseController);

                validatedArgs = templateService.getValidatedArgs({ args: argsPurchaseController_validatePurchase, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'validatePurchase',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPurchaseController_purchase: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"PurchaseRequestDto"},
                idempotencyKey: {"in":"header","name":"Idempotency-Key","dataType":"string","validators":{"minLength":{"errorMsg":"too_short","value":1},"maxLength":{"errorMsg":"too_long","value":200}}},
        };
        app.post('/batch/purchase',
            authenticateMiddleware([{"account":["buyers"]}]),
            ...(fetchMiddlewares<RequestHandler>(PurchaseController)),
            ...(fetchMiddlewares<RequestHandler>(PurchaseController.prototype.purchase)),

            async function PurchaseController_purchase(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PurchaseController>(PurchaseController);

                validatedArgs = templateService.getValidatedArgs({ args: argsPurchaseController_purchase, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'purchase',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsTestClockController_advanceTestClock: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"AdvanceTestClockRequestDto"},
        };
        app.post('/api/v1/test/clock/advance',
            authenticateMiddleware([{"account":[]}]),
            ...(fetchMiddlewares<RequestHandler>(TestClockController)),
            ...(fetchMiddlewares<RequestHandler>(TestClockController.prototype.advanceTestClock)),

            async function TestClockController_advanceTestClock(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<TestClockController>(TestClockController);

                validatedArgs = templateService.getValidatedArgs({ args: argsTestClockController_advanceTestClock, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'advanceTestClock',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsContactController_sendContactMessage: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"ContactRequestDto"},
        };
        app.post('/api/v1/contact',
            ...(fetchMiddlewares<RequestHandler>(ContactController)),
            ...(fetchMiddlewares<RequestHandler>(ContactController.prototype.sendContactMessage)),

            async function ContactController_sendContactMessage(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ContactController>(ContactController);

                validatedArgs = templateService.getValidatedArgs({ args: argsContactController_sendContactMessage, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'sendContactMessage',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 202,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCasesController_listMyCases: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/api/v1/cases',
            authenticateMiddleware([{"account":[]}]),
            ...(fetchMiddlewares<RequestHandler>(CasesController)),
            ...(fetchMiddlewares<RequestHandler>(CasesController.prototype.listMyCases)),

            async function CasesController_listMyCases(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CasesController>(CasesController);

                validatedArgs = templateService.getValidatedArgs({ args: argsCasesController_listMyCases, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listMyCases',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCasesController_openCase: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"dataType":"string"},
                body: {"in":"body","name":"body","required":true,"ref":"OpenCaseRequestDto"},
        };
        app.post('/api/v1/orders/:id/case',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(CasesController)),
            ...(fetchMiddlewares<RequestHandler>(CasesController.prototype.openCase)),

            async function CasesController_openCase(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CasesController>(CasesController);

                validatedArgs = templateService.getValidatedArgs({ args: argsCasesController_openCase, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'openCase',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsStatusController_readStatus: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/api/v1/status',
            ...(fetchMiddlewares<RequestHandler>(StatusController)),
            ...(fetchMiddlewares<RequestHandler>(StatusController.prototype.readStatus)),

            async function StatusController_readStatus(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<StatusController>(StatusController);

                validatedArgs = templateService.getValidatedArgs({ args: argsStatusController_readStatus, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'readStatus',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsStatusController_listStatusProducts: Record<string, TsoaRoute.ParameterSchema> = {
                query: {"in":"queries","name":"query","required":true,"ref":"ListStatusProductsQueryDto"},
        };
        app.get('/api/v1/status/products',
            ...(fetchMiddlewares<RequestHandler>(StatusController)),
            ...(fetchMiddlewares<RequestHandler>(StatusController.prototype.listStatusProducts)),

            async function StatusController_listStatusProducts(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<StatusController>(StatusController);

                validatedArgs = templateService.getValidatedArgs({ args: argsStatusController_listStatusProducts, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listStatusProducts',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsStatusController_listStatusIncidents: Record<string, TsoaRoute.ParameterSchema> = {
                query: {"in":"queries","name":"query","required":true,"ref":"WholeListQueryDto_started_at_"},
        };
        app.get('/api/v1/status/incidents',
            ...(fetchMiddlewares<RequestHandler>(StatusController)),
            ...(fetchMiddlewares<RequestHandler>(StatusController.prototype.listStatusIncidents)),

            async function StatusController_listStatusIncidents(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<StatusController>(StatusController);

                validatedArgs = templateService.getValidatedArgs({ args: argsStatusController_listStatusIncidents, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listStatusIncidents',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsStatusController_readIncidentFeed: Record<string, TsoaRoute.ParameterSchema> = {
                query: {"in":"queries","name":"query","required":true,"ref":"IncidentFeedQueryDto"},
        };
        app.get('/api/v1/status/incidents/feed',
            ...(fetchMiddlewares<RequestHandler>(StatusController)),
            ...(fetchMiddlewares<RequestHandler>(StatusController.prototype.readIncidentFeed)),

            async function StatusController_readIncidentFeed(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<StatusController>(StatusController);

                validatedArgs = templateService.getValidatedArgs({ args: argsStatusController_readIncidentFeed, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'readIncidentFeed',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsStatusController_followStatus: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"FollowStatusRequestDto"},
        };
        app.post('/api/v1/status/followers',
            ...(fetchMiddlewares<RequestHandler>(StatusController)),
            ...(fetchMiddlewares<RequestHandler>(StatusController.prototype.followStatus)),

            async function StatusController_followStatus(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<StatusController>(StatusController);

                validatedArgs = templateService.getValidatedArgs({ args: argsStatusController_followStatus, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'followStatus',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 202,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsNotificationsController_getVapidPublicKey: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/api/v1/notifications/vapid-public-key',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(NotificationsController)),
            ...(fetchMiddlewares<RequestHandler>(NotificationsController.prototype.getVapidPublicKey)),

            async function NotificationsController_getVapidPublicKey(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<NotificationsController>(NotificationsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsNotificationsController_getVapidPublicKey, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getVapidPublicKey',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsNotificationsController_subscribeToPush: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"SubscribeRequestDto"},
        };
        app.post('/api/v1/notifications/subscribe',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(NotificationsController)),
            ...(fetchMiddlewares<RequestHandler>(NotificationsController.prototype.subscribeToPush)),

            async function NotificationsController_subscribeToPush(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<NotificationsController>(NotificationsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsNotificationsController_subscribeToPush, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'subscribeToPush',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsNotificationsController_unsubscribeFromPush: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"UnsubscribeRequestDto"},
        };
        app.delete('/api/v1/notifications/unsubscribe',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(NotificationsController)),
            ...(fetchMiddlewares<RequestHandler>(NotificationsController.prototype.unsubscribeFromPush)),

            async function NotificationsController_unsubscribeFromPush(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<NotificationsController>(NotificationsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsNotificationsController_unsubscribeFromPush, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'unsubscribeFromPush',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsNotificationsController_testPush: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.post('/api/v1/notifications/test',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(NotificationsController)),
            ...(fetchMiddlewares<RequestHandler>(NotificationsController.prototype.testPush)),

            async function NotificationsController_testPush(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<NotificationsController>(NotificationsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsNotificationsController_testPush, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'testPush',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAlertsController_listPriceAlerts: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/api/v1/alerts',
            authenticateMiddleware([{"account":[]}]),
            ...(fetchMiddlewares<RequestHandler>(AlertsController)),
            ...(fetchMiddlewares<RequestHandler>(AlertsController.prototype.listPriceAlerts)),

            async function AlertsController_listPriceAlerts(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AlertsController>(AlertsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAlertsController_listPriceAlerts, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listPriceAlerts',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAlertsController_createPriceAlert: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"CreatePriceAlertRequestDto"},
        };
        app.post('/api/v1/alerts',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(AlertsController)),
            ...(fetchMiddlewares<RequestHandler>(AlertsController.prototype.createPriceAlert)),

            async function AlertsController_createPriceAlert(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AlertsController>(AlertsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAlertsController_createPriceAlert, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'createPriceAlert',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAlertsController_removePriceAlert: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"PriceAlertIdDto"},
        };
        app.delete('/api/v1/alerts/:id',
            authenticateMiddleware([{"session":[]}]),
            ...(fetchMiddlewares<RequestHandler>(AlertsController)),
            ...(fetchMiddlewares<RequestHandler>(AlertsController.prototype.removePriceAlert)),

            async function AlertsController_removePriceAlert(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AlertsController>(AlertsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAlertsController_removePriceAlert, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'removePriceAlert',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 204,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsUserRecordsController_listUserSessions: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"UserIdDto"},
                query: {"in":"queries","name":"query","required":true,"ref":"ListQueryDto_created_at_"},
        };
        app.get('/api/v1/admin/users/:id/sessions',
            authenticateMiddleware([{"staff":["users.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(UserRecordsController)),
            ...(fetchMiddlewares<RequestHandler>(UserRecordsController.prototype.listUserSessions)),

            async function UserRecordsController_listUserSessions(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<UserRecordsController>(UserRecordsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsUserRecordsController_listUserSessions, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listUserSessions',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsUserRecordsController_endUserSession: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"UserIdDto"},
                sessionId: {"in":"path","name":"sessionId","required":true,"ref":"UserIdDto"},
                reason: {"in":"query","name":"reason","dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
        };
        app.delete('/api/v1/admin/users/:id/sessions/:sessionId',
            authenticateMiddleware([{"staff":["sessions.end"]}]),
            ...(fetchMiddlewares<RequestHandler>(UserRecordsController)),
            ...(fetchMiddlewares<RequestHandler>(UserRecordsController.prototype.endUserSession)),

            async function UserRecordsController_endUserSession(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<UserRecordsController>(UserRecordsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsUserRecordsController_endUserSession, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'endUserSession',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsUserRecordsController_listUserStatement: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"UserIdDto"},
                query: {"in":"queries","name":"query","required":true,"ref":"StatementQueryDto"},
        };
        app.get('/api/v1/admin/users/:id/statement',
            authenticateMiddleware([{"staff":["users.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(UserRecordsController)),
            ...(fetchMiddlewares<RequestHandler>(UserRecordsController.prototype.listUserStatement)),

            async function UserRecordsController_listUserStatement(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<UserRecordsController>(UserRecordsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsUserRecordsController_listUserStatement, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listUserStatement',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsUserRecordsController_listUserTimeline: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"UserIdDto"},
                query: {"in":"queries","name":"query","required":true,"ref":"TimelineQueryDto"},
        };
        app.get('/api/v1/admin/users/:id/timeline',
            authenticateMiddleware([{"staff":["users.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(UserRecordsController)),
            ...(fetchMiddlewares<RequestHandler>(UserRecordsController.prototype.listUserTimeline)),

            async function UserRecordsController_listUserTimeline(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<UserRecordsController>(UserRecordsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsUserRecordsController_listUserTimeline, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listUserTimeline',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsUserRecordsController_listUserNotes: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"UserIdDto"},
                query: {"in":"queries","name":"query","required":true,"ref":"ListQueryDto_created_at_"},
        };
        app.get('/api/v1/admin/users/:id/notes',
            authenticateMiddleware([{"staff":["users.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(UserRecordsController)),
            ...(fetchMiddlewares<RequestHandler>(UserRecordsController.prototype.listUserNotes)),

            async function UserRecordsController_listUserNotes(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<UserRecordsController>(UserRecordsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsUserRecordsController_listUserNotes, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listUserNotes',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsUserRecordsController_addUserNote: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"UserIdDto"},
                body: {"in":"body","name":"body","required":true,"ref":"AddNoteRequestDto"},
        };
        app.post('/api/v1/admin/users/:id/notes',
            authenticateMiddleware([{"staff":["user.add_note"]}]),
            ...(fetchMiddlewares<RequestHandler>(UserRecordsController)),
            ...(fetchMiddlewares<RequestHandler>(UserRecordsController.prototype.addUserNote)),

            async function UserRecordsController_addUserNote(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<UserRecordsController>(UserRecordsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsUserRecordsController_addUserNote, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'addUserNote',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsUserRecordsController_revealUserData: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"UserIdDto"},
                body: {"in":"body","name":"body","required":true,"ref":"RevealRequestDto"},
        };
        app.post('/api/v1/admin/users/:id/reveal',
            authenticateMiddleware([{"staff":["user.reveal"]}]),
            ...(fetchMiddlewares<RequestHandler>(UserRecordsController)),
            ...(fetchMiddlewares<RequestHandler>(UserRecordsController.prototype.revealUserData)),

            async function UserRecordsController_revealUserData(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<UserRecordsController>(UserRecordsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsUserRecordsController_revealUserData, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'revealUserData',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsUserChangesController_changeUser: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"UserIdDto"},
                body: {"in":"body","name":"body","required":true,"ref":"ChangeUserRequestDto"},
        };
        app.patch('/api/v1/admin/users/:id',
            authenticateMiddleware([{"staff":["user.change"]}]),
            ...(fetchMiddlewares<RequestHandler>(UserChangesController)),
            ...(fetchMiddlewares<RequestHandler>(UserChangesController.prototype.changeUser)),

            async function UserChangesController_changeUser(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<UserChangesController>(UserChangesController);

                validatedArgs = templateService.getValidatedArgs({ args: argsUserChangesController_changeUser, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'changeUser',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsUserChangesController_setUserStatus: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"UserIdDto"},
                body: {"in":"body","name":"body","required":true,"ref":"ChangeStatusRequestDto"},
        };
        app.patch('/api/v1/admin/users/:id/status',
            authenticateMiddleware([{"staff":["user.change_status"]}]),
            ...(fetchMiddlewares<RequestHandler>(UserChangesController)),
            ...(fetchMiddlewares<RequestHandler>(UserChangesController.prototype.setUserStatus)),

            async function UserChangesController_setUserStatus(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<UserChangesController>(UserChangesController);

                validatedArgs = templateService.getValidatedArgs({ args: argsUserChangesController_setUserStatus, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'setUserStatus',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsUserChangesController_setUserRole: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"UserIdDto"},
                body: {"in":"body","name":"body","required":true,"ref":"ChangeRoleRequestDto"},
        };
        app.patch('/api/v1/admin/users/:id/role',
            authenticateMiddleware([{"staff":["user.change_role"]}]),
            ...(fetchMiddlewares<RequestHandler>(UserChangesController)),
            ...(fetchMiddlewares<RequestHandler>(UserChangesController.prototype.setUserRole)),

            async function UserChangesController_setUserRole(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<UserChangesController>(UserChangesController);

                validatedArgs = templateService.getValidatedArgs({ args: argsUserChangesController_setUserRole, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'setUserRole',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsUserChangesController_setUserBasics: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"UserIdDto"},
                body: {"in":"body","name":"body","required":true,"ref":"ChangeBasicRequestDto"},
        };
        app.patch('/api/v1/admin/users/:id/basic',
            authenticateMiddleware([{"staff":["user.change_basic"]}]),
            ...(fetchMiddlewares<RequestHandler>(UserChangesController)),
            ...(fetchMiddlewares<RequestHandler>(UserChangesController.prototype.setUserBasics)),

            async function UserChangesController_setUserBasics(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<UserChangesController>(UserChangesController);

                validatedArgs = templateService.getValidatedArgs({ args: argsUserChangesController_setUserBasics, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'setUserBasics',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsUserChangesController_setUserProfile: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"UserIdDto"},
                body: {"in":"body","name":"body","required":true,"ref":"ChangeUserProfileRequestDto"},
        };
        app.patch('/api/v1/admin/users/:id/profile',
            authenticateMiddleware([{"staff":["user.change_profile"]}]),
            ...(fetchMiddlewares<RequestHandler>(UserChangesController)),
            ...(fetchMiddlewares<RequestHandler>(UserChangesController.prototype.setUserProfile)),

            async function UserChangesController_setUserProfile(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<UserChangesController>(UserChangesController);

                validatedArgs = templateService.getValidatedArgs({ args: argsUserChangesController_setUserProfile, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'setUserProfile',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsUserChangesController_resendUserVerification: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"UserIdDto"},
                body: {"in":"body","name":"body","ref":"ReasonDto"},
        };
        app.post('/api/v1/admin/users/:id/resend-verification',
            authenticateMiddleware([{"staff":["user.resend_verification"]}]),
            ...(fetchMiddlewares<RequestHandler>(UserChangesController)),
            ...(fetchMiddlewares<RequestHandler>(UserChangesController.prototype.resendUserVerification)),

            async function UserChangesController_resendUserVerification(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<UserChangesController>(UserChangesController);

                validatedArgs = templateService.getValidatedArgs({ args: argsUserChangesController_resendUserVerification, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'resendUserVerification',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsUserChangesController_resetUserPassword: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"UserIdDto"},
                body: {"in":"body","name":"body","required":true,"ref":"ResetUserPasswordRequestDto"},
        };
        app.post('/api/v1/admin/users/:id/reset-password',
            authenticateMiddleware([{"staff":["user.reset_password"]}]),
            ...(fetchMiddlewares<RequestHandler>(UserChangesController)),
            ...(fetchMiddlewares<RequestHandler>(UserChangesController.prototype.resetUserPassword)),

            async function UserChangesController_resetUserPassword(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<UserChangesController>(UserChangesController);

                validatedArgs = templateService.getValidatedArgs({ args: argsUserChangesController_resetUserPassword, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'resetUserPassword',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsUserChangesController_blockUserPurchases: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"UserIdDto"},
                body: {"in":"body","name":"body","ref":"BlockPurchasesRequestDto"},
        };
        app.post('/api/v1/admin/users/:id/block',
            authenticateMiddleware([{"staff":["user.block_purchases"]}]),
            ...(fetchMiddlewares<RequestHandler>(UserChangesController)),
            ...(fetchMiddlewares<RequestHandler>(UserChangesController.prototype.blockUserPurchases)),

            async function UserChangesController_blockUserPurchases(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<UserChangesController>(UserChangesController);

                validatedArgs = templateService.getValidatedArgs({ args: argsUserChangesController_blockUserPurchases, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'blockUserPurchases',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsUserChangesController_unblockUserPurchases: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"UserIdDto"},
                body: {"in":"body","name":"body","ref":"ReasonDto"},
        };
        app.post('/api/v1/admin/users/:id/unblock',
            authenticateMiddleware([{"staff":["user.release_purchases"]}]),
            ...(fetchMiddlewares<RequestHandler>(UserChangesController)),
            ...(fetchMiddlewares<RequestHandler>(UserChangesController.prototype.unblockUserPurchases)),

            async function UserChangesController_unblockUserPurchases(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<UserChangesController>(UserChangesController);

                validatedArgs = templateService.getValidatedArgs({ args: argsUserChangesController_unblockUserPurchases, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'unblockUserPurchases',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsUserChangesController_clearUserFlag: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"UserIdDto"},
                body: {"in":"body","name":"body","ref":"ReasonDto"},
        };
        app.post('/api/v1/admin/users/:id/clear-flag',
            authenticateMiddleware([{"staff":["user.clear_flag"]}]),
            ...(fetchMiddlewares<RequestHandler>(UserChangesController)),
            ...(fetchMiddlewares<RequestHandler>(UserChangesController.prototype.clearUserFlag)),

            async function UserChangesController_clearUserFlag(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<UserChangesController>(UserChangesController);

                validatedArgs = templateService.getValidatedArgs({ args: argsUserChangesController_clearUserFlag, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'clearUserFlag',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminUsersController_listUsers: Record<string, TsoaRoute.ParameterSchema> = {
                query: {"in":"queries","name":"query","required":true,"ref":"ListUsersQueryDto"},
        };
        app.get('/api/v1/admin/users',
            authenticateMiddleware([{"staff":["users.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminUsersController)),
            ...(fetchMiddlewares<RequestHandler>(AdminUsersController.prototype.listUsers)),

            async function AdminUsersController_listUsers(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminUsersController>(AdminUsersController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminUsersController_listUsers, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listUsers',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminUsersController_getUserStats: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/api/v1/admin/users/stats',
            authenticateMiddleware([{"staff":["users.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminUsersController)),
            ...(fetchMiddlewares<RequestHandler>(AdminUsersController.prototype.getUserStats)),

            async function AdminUsersController_getUserStats(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminUsersController>(AdminUsersController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminUsersController_getUserStats, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getUserStats',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminUsersController_createUser: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"CreateUserRequestDto"},
        };
        app.post('/api/v1/admin/users',
            authenticateMiddleware([{"staff":["user.create"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminUsersController)),
            ...(fetchMiddlewares<RequestHandler>(AdminUsersController.prototype.createUser)),

            async function AdminUsersController_createUser(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminUsersController>(AdminUsersController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminUsersController_createUser, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'createUser',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminUsersController_getUser: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"UserIdDto"},
        };
        app.get('/api/v1/admin/users/:id',
            authenticateMiddleware([{"staff":["users.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminUsersController)),
            ...(fetchMiddlewares<RequestHandler>(AdminUsersController.prototype.getUser)),

            async function AdminUsersController_getUser(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminUsersController>(AdminUsersController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminUsersController_getUser, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getUser',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminUsersController_deleteUser: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"UserIdDto"},
                reason: {"in":"query","name":"reason","dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
                giveUpBalance: {"in":"query","name":"give_up_balance","dataType":"boolean"},
        };
        app.delete('/api/v1/admin/users/:id',
            authenticateMiddleware([{"staff":["user.delete"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminUsersController)),
            ...(fetchMiddlewares<RequestHandler>(AdminUsersController.prototype.deleteUser)),

            async function AdminUsersController_deleteUser(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminUsersController>(AdminUsersController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminUsersController_deleteUser, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'deleteUser',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminTopupsController_listTopups: Record<string, TsoaRoute.ParameterSchema> = {
                query: {"in":"queries","name":"query","required":true,"ref":"ListTopupsQueryDto"},
        };
        app.get('/api/v1/admin/topups',
            authenticateMiddleware([{"staff":["topups.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminTopupsController)),
            ...(fetchMiddlewares<RequestHandler>(AdminTopupsController.prototype.listTopups)),

            async function AdminTopupsController_listTopups(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminTopupsController>(AdminTopupsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminTopupsController_listTopups, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listTopups',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminTopupsController_getAdminTopup: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"OrderIdDto"},
        };
        app.get('/api/v1/admin/topups/:id',
            authenticateMiddleware([{"staff":["topups.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminTopupsController)),
            ...(fetchMiddlewares<RequestHandler>(AdminTopupsController.prototype.getAdminTopup)),

            async function AdminTopupsController_getAdminTopup(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminTopupsController>(AdminTopupsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminTopupsController_getAdminTopup, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getAdminTopup',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminTopupsController_rereadTopup: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"OrderIdDto"},
                body: {"in":"body","name":"body","ref":"ReasonDto"},
        };
        app.post('/api/v1/admin/topups/:id/reread',
            authenticateMiddleware([{"staff":["topup.reread"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminTopupsController)),
            ...(fetchMiddlewares<RequestHandler>(AdminTopupsController.prototype.rereadTopup)),

            async function AdminTopupsController_rereadTopup(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminTopupsController>(AdminTopupsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminTopupsController_rereadTopup, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'rereadTopup',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminTopupsController_refundTopup: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"OrderIdDto"},
                body: {"in":"body","name":"body","ref":"RefundTopupDto"},
                idempotencyKey: {"in":"header","name":"Idempotency-Key","dataType":"string","validators":{"minLength":{"errorMsg":"too_short","value":1},"maxLength":{"errorMsg":"too_long","value":200}}},
        };
        app.post('/api/v1/admin/topups/:id/refund',
            authenticateMiddleware([{"staff":["topup.refund"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminTopupsController)),
            ...(fetchMiddlewares<RequestHandler>(AdminTopupsController.prototype.refundTopup)),

            async function AdminTopupsController_refundTopup(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminTopupsController>(AdminTopupsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminTopupsController_refundTopup, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'refundTopup',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsStaffTokensController_listStaffTokens: Record<string, TsoaRoute.ParameterSchema> = {
                query: {"in":"queries","name":"query","required":true,"ref":"WholeListQueryDto_created_at-or-expires_at_"},
        };
        app.get('/api/v1/admin/tokens',
            authenticateMiddleware([{"staff":["tokens.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(StaffTokensController)),
            ...(fetchMiddlewares<RequestHandler>(StaffTokensController.prototype.listStaffTokens)),

            async function StaffTokensController_listStaffTokens(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<StaffTokensController>(StaffTokensController);

                validatedArgs = templateService.getValidatedArgs({ args: argsStaffTokensController_listStaffTokens, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listStaffTokens',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsStaffTokensController_createStaffToken: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"CreateStaffTokenRequestDto"},
        };
        app.post('/api/v1/admin/tokens',
            authenticateMiddleware([{"staff":["token.create"]}]),
            ...(fetchMiddlewares<RequestHandler>(StaffTokensController)),
            ...(fetchMiddlewares<RequestHandler>(StaffTokensController.prototype.createStaffToken)),

            async function StaffTokensController_createStaffToken(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<StaffTokensController>(StaffTokensController);

                validatedArgs = templateService.getValidatedArgs({ args: argsStaffTokensController_createStaffToken, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'createStaffToken',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsStaffTokensController_revokeStaffToken: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"UserIdDto"},
                reason: {"in":"query","name":"reason","dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":500}}},
        };
        app.delete('/api/v1/admin/tokens/:id',
            authenticateMiddleware([{"staff":["token.revoke"]}]),
            ...(fetchMiddlewares<RequestHandler>(StaffTokensController)),
            ...(fetchMiddlewares<RequestHandler>(StaffTokensController.prototype.revokeStaffToken)),

            async function StaffTokensController_revokeStaffToken(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<StaffTokensController>(StaffTokensController);

                validatedArgs = templateService.getValidatedArgs({ args: argsStaffTokensController_revokeStaffToken, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'revokeStaffToken',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsSettingsController_listSettings: Record<string, TsoaRoute.ParameterSchema> = {
                query: {"in":"queries","name":"query","required":true,"ref":"WholeListQueryDto_position-or-key_"},
        };
        app.get('/api/v1/admin/settings',
            authenticateMiddleware([{"staff":["settings.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(SettingsController)),
            ...(fetchMiddlewares<RequestHandler>(SettingsController.prototype.listSettings)),

            async function SettingsController_listSettings(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<SettingsController>(SettingsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsSettingsController_listSettings, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listSettings',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsSettingsController_getSetting: Record<string, TsoaRoute.ParameterSchema> = {
                key: {"in":"path","name":"key","required":true,"dataType":"string"},
        };
        app.get('/api/v1/admin/settings/:key',
            authenticateMiddleware([{"staff":["settings.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(SettingsController)),
            ...(fetchMiddlewares<RequestHandler>(SettingsController.prototype.getSetting)),

            async function SettingsController_getSetting(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<SettingsController>(SettingsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsSettingsController_getSetting, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getSetting',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsSettingsController_putSetting: Record<string, TsoaRoute.ParameterSchema> = {
                key: {"in":"path","name":"key","required":true,"dataType":"string"},
                body: {"in":"body","name":"body","required":true,"ref":"PutSettingRequestDto"},
        };
        app.put('/api/v1/admin/settings/:key',
            authenticateMiddleware([{"staff":["setting.change"]}]),
            ...(fetchMiddlewares<RequestHandler>(SettingsController)),
            ...(fetchMiddlewares<RequestHandler>(SettingsController.prototype.putSetting)),

            async function SettingsController_putSetting(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<SettingsController>(SettingsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsSettingsController_putSetting, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'putSetting',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsSettingsController_resetSetting: Record<string, TsoaRoute.ParameterSchema> = {
                key: {"in":"path","name":"key","required":true,"dataType":"string"},
                query: {"in":"queries","name":"query","required":true,"ref":"EditSettingDto"},
        };
        app.delete('/api/v1/admin/settings/:key',
            authenticateMiddleware([{"staff":["setting.reset"]}]),
            ...(fetchMiddlewares<RequestHandler>(SettingsController)),
            ...(fetchMiddlewares<RequestHandler>(SettingsController.prototype.resetSetting)),

            async function SettingsController_resetSetting(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<SettingsController>(SettingsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsSettingsController_resetSetting, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'resetSetting',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminSessionsController_revokeUserSessions: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"UserIdDto"},
                body: {"in":"body","name":"body","ref":"EndSessionsRequestDto"},
        };
        app.post('/api/v1/admin/users/:id/sessions/revoke-all',
            authenticateMiddleware([{"staff":["sessions.end"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminSessionsController)),
            ...(fetchMiddlewares<RequestHandler>(AdminSessionsController.prototype.revokeUserSessions)),

            async function AdminSessionsController_revokeUserSessions(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminSessionsController>(AdminSessionsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminSessionsController_revokeUserSessions, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'revokeUserSessions',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminSessionsController_revokeEverySession: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","ref":"EndSessionsRequestDto"},
        };
        app.post('/api/v1/admin/sessions/revoke-all',
            authenticateMiddleware([{"staff":["sessions.end"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminSessionsController)),
            ...(fetchMiddlewares<RequestHandler>(AdminSessionsController.prototype.revokeEverySession)),

            async function AdminSessionsController_revokeEverySession(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminSessionsController>(AdminSessionsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminSessionsController_revokeEverySession, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'revokeEverySession',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsSearchController_searchBackOffice: Record<string, TsoaRoute.ParameterSchema> = {
                query: {"in":"queries","name":"query","required":true,"ref":"SearchQueryDto"},
        };
        app.get('/api/v1/admin/search',
            authenticateMiddleware([{"staff":["search.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(SearchController)),
            ...(fetchMiddlewares<RequestHandler>(SearchController.prototype.searchBackOffice)),

            async function SearchController_searchBackOffice(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<SearchController>(SearchController);

                validatedArgs = templateService.getValidatedArgs({ args: argsSearchController_searchBackOffice, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'searchBackOffice',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsRightsController_readStaffRights: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/api/v1/admin/rights',
            authenticateMiddleware([{"staff":["rights.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(RightsController)),
            ...(fetchMiddlewares<RequestHandler>(RightsController.prototype.readStaffRights)),

            async function RightsController_readStaffRights(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<RightsController>(RightsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsRightsController_readStaffRights, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'readStaffRights',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsReportsController_listClosings: Record<string, TsoaRoute.ParameterSchema> = {
                query: {"in":"queries","name":"query","required":true,"ref":"WholeListQueryDto_month_"},
        };
        app.get('/api/v1/admin/reports/closings',
            authenticateMiddleware([{"staff":["reports.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(ReportsController)),
            ...(fetchMiddlewares<RequestHandler>(ReportsController.prototype.listClosings)),

            async function ReportsController_listClosings(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ReportsController>(ReportsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsReportsController_listClosings, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listClosings',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsReportsController_getClosing: Record<string, TsoaRoute.ParameterSchema> = {
                month: {"in":"path","name":"month","required":true,"ref":"MonthDto"},
        };
        app.get('/api/v1/admin/reports/closings/:month',
            authenticateMiddleware([{"staff":["reports.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(ReportsController)),
            ...(fetchMiddlewares<RequestHandler>(ReportsController.prototype.getClosing)),

            async function ReportsController_getClosing(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ReportsController>(ReportsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsReportsController_getClosing, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getClosing',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsReportsController_readClosingChecks: Record<string, TsoaRoute.ParameterSchema> = {
                month: {"in":"path","name":"month","required":true,"ref":"MonthDto"},
        };
        app.get('/api/v1/admin/reports/closings/:month/checks',
            authenticateMiddleware([{"staff":["reports.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(ReportsController)),
            ...(fetchMiddlewares<RequestHandler>(ReportsController.prototype.readClosingChecks)),

            async function ReportsController_readClosingChecks(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ReportsController>(ReportsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsReportsController_readClosingChecks, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'readClosingChecks',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsReportsController_closeMonth: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"CloseMonthRequestDto"},
        };
        app.post('/api/v1/admin/reports/closings',
            authenticateMiddleware([{"staff":["reports.close"]}]),
            ...(fetchMiddlewares<RequestHandler>(ReportsController)),
            ...(fetchMiddlewares<RequestHandler>(ReportsController.prototype.closeMonth)),

            async function ReportsController_closeMonth(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ReportsController>(ReportsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsReportsController_closeMonth, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'closeMonth',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsReportsController_readFiscalReport: Record<string, TsoaRoute.ParameterSchema> = {
                query: {"in":"queries","name":"query","required":true,"ref":"FiscalQueryDto"},
        };
        app.get('/api/v1/admin/reports/fiscal',
            authenticateMiddleware([{"staff":["reports.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(ReportsController)),
            ...(fetchMiddlewares<RequestHandler>(ReportsController.prototype.readFiscalReport)),

            async function ReportsController_readFiscalReport(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ReportsController>(ReportsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsReportsController_readFiscalReport, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'readFiscalReport',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsReportsController_listDifferences: Record<string, TsoaRoute.ParameterSchema> = {
                query: {"in":"queries","name":"query","required":true,"ref":"ListDifferencesQueryDto"},
        };
        app.get('/api/v1/admin/reports/reconciliation',
            authenticateMiddleware([{"staff":["reports.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(ReportsController)),
            ...(fetchMiddlewares<RequestHandler>(ReportsController.prototype.listDifferences)),

            async function ReportsController_listDifferences(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ReportsController>(ReportsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsReportsController_listDifferences, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listDifferences',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsReportsController_readBooks: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/api/v1/admin/reports/books',
            authenticateMiddleware([{"staff":["reports.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(ReportsController)),
            ...(fetchMiddlewares<RequestHandler>(ReportsController.prototype.readBooks)),

            async function ReportsController_readBooks(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ReportsController>(ReportsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsReportsController_readBooks, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'readBooks',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsReportsController_readChange: Record<string, TsoaRoute.ParameterSchema> = {
                query: {"in":"queries","name":"query","required":true,"ref":"ChangeQueryDto"},
        };
        app.get('/api/v1/admin/reports/change',
            authenticateMiddleware([{"staff":["reports.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(ReportsController)),
            ...(fetchMiddlewares<RequestHandler>(ReportsController.prototype.readChange)),

            async function ReportsController_readChange(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ReportsController>(ReportsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsReportsController_readChange, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'readChange',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsReportsController_readReport: Record<string, TsoaRoute.ParameterSchema> = {
                report: {"in":"path","name":"report","required":true,"dataType":"string"},
                query: {"in":"queries","name":"query","required":true,"ref":"ReportQueryDto"},
        };
        app.get('/api/v1/admin/reports/:report',
            authenticateMiddleware([{"staff":["reports.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(ReportsController)),
            ...(fetchMiddlewares<RequestHandler>(ReportsController.prototype.readReport)),

            async function ReportsController_readReport(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ReportsController>(ReportsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsReportsController_readReport, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'readReport',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsReconciliationController_getDifference: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"UserIdDto"},
        };
        app.get('/api/v1/admin/reports/reconciliation/:id',
            authenticateMiddleware([{"staff":["reports.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(ReconciliationController)),
            ...(fetchMiddlewares<RequestHandler>(ReconciliationController.prototype.getDifference)),

            async function ReconciliationController_getDifference(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ReconciliationController>(ReconciliationController);

                validatedArgs = templateService.getValidatedArgs({ args: argsReconciliationController_getDifference, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getDifference',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsReconciliationController_runReconciliation: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","ref":"ReasonDto"},
        };
        app.post('/api/v1/admin/reports/reconciliation/run',
            authenticateMiddleware([{"staff":["reconciliation.run"]}]),
            ...(fetchMiddlewares<RequestHandler>(ReconciliationController)),
            ...(fetchMiddlewares<RequestHandler>(ReconciliationController.prototype.runReconciliation)),

            async function ReconciliationController_runReconciliation(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ReconciliationController>(ReconciliationController);

                validatedArgs = templateService.getValidatedArgs({ args: argsReconciliationController_runReconciliation, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'runReconciliation',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 202,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsReconciliationController_acceptDifference: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"UserIdDto"},
                body: {"in":"body","name":"body","required":true,"ref":"AcceptDifferenceRequestDto"},
        };
        app.post('/api/v1/admin/reports/reconciliation/:id/accept',
            authenticateMiddleware([{"staff":["reconciliation.accept"]}]),
            ...(fetchMiddlewares<RequestHandler>(ReconciliationController)),
            ...(fetchMiddlewares<RequestHandler>(ReconciliationController.prototype.acceptDifference)),

            async function ReconciliationController_acceptDifference(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ReconciliationController>(ReconciliationController);

                validatedArgs = templateService.getValidatedArgs({ args: argsReconciliationController_acceptDifference, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'acceptDifference',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsReconciliationController_acceptDifferences: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"AcceptDifferencesRequestDto"},
        };
        app.post('/api/v1/admin/reports/reconciliation/accept',
            authenticateMiddleware([{"staff":["reconciliation.accept"]}]),
            ...(fetchMiddlewares<RequestHandler>(ReconciliationController)),
            ...(fetchMiddlewares<RequestHandler>(ReconciliationController.prototype.acceptDifferences)),

            async function ReconciliationController_acceptDifferences(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ReconciliationController>(ReconciliationController);

                validatedArgs = templateService.getValidatedArgs({ args: argsReconciliationController_acceptDifferences, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'acceptDifferences',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsReconciliationController_recordPayment: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"PaymentRequestDto"},
        };
        app.post('/api/v1/admin/reports/books/payments',
            authenticateMiddleware([{"staff":["books.fund"]}]),
            ...(fetchMiddlewares<RequestHandler>(ReconciliationController)),
            ...(fetchMiddlewares<RequestHandler>(ReconciliationController.prototype.recordPayment)),

            async function ReconciliationController_recordPayment(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ReconciliationController>(ReconciliationController);

                validatedArgs = templateService.getValidatedArgs({ args: argsReconciliationController_recordPayment, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'recordPayment',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsReconciliationController_verifyChain: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","ref":"ReasonDto"},
        };
        app.post('/api/v1/admin/reports/books/verify',
            authenticateMiddleware([{"staff":["reconciliation.verify"]}]),
            ...(fetchMiddlewares<RequestHandler>(ReconciliationController)),
            ...(fetchMiddlewares<RequestHandler>(ReconciliationController.prototype.verifyChain)),

            async function ReconciliationController_verifyChain(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ReconciliationController>(ReconciliationController);

                validatedArgs = templateService.getValidatedArgs({ args: argsReconciliationController_verifyChain, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'verifyChain',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminRatesController_listStaffRates: Record<string, TsoaRoute.ParameterSchema> = {
                query: {"in":"queries","name":"query","required":true,"ref":"WholeListQueryDto_position-or-currency_"},
        };
        app.get('/api/v1/admin/rates',
            authenticateMiddleware([{"staff":["settings.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminRatesController)),
            ...(fetchMiddlewares<RequestHandler>(AdminRatesController.prototype.listStaffRates)),

            async function AdminRatesController_listStaffRates(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminRatesController>(AdminRatesController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminRatesController_listStaffRates, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listStaffRates',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminOrdersController_listOrders: Record<string, TsoaRoute.ParameterSchema> = {
                query: {"in":"queries","name":"query","required":true,"ref":"ListOrdersQueryDto"},
        };
        app.get('/api/v1/admin/orders',
            authenticateMiddleware([{"staff":["orders.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminOrdersController)),
            ...(fetchMiddlewares<RequestHandler>(AdminOrdersController.prototype.listOrders)),

            async function AdminOrdersController_listOrders(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminOrdersController>(AdminOrdersController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminOrdersController_listOrders, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listOrders',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminOrdersController_getOrderStats: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/api/v1/admin/orders/stats',
            authenticateMiddleware([{"staff":["orders.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminOrdersController)),
            ...(fetchMiddlewares<RequestHandler>(AdminOrdersController.prototype.getOrderStats)),

            async function AdminOrdersController_getOrderStats(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminOrdersController>(AdminOrdersController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminOrdersController_getOrderStats, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getOrderStats',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminOrdersController_getOrder: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"OrderIdDto"},
        };
        app.get('/api/v1/admin/orders/:id',
            authenticateMiddleware([{"staff":["orders.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminOrdersController)),
            ...(fetchMiddlewares<RequestHandler>(AdminOrdersController.prototype.getOrder)),

            async function AdminOrdersController_getOrder(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminOrdersController>(AdminOrdersController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminOrdersController_getOrder, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getOrder',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminOrdersController_cancelOrder: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"OrderIdDto"},
                body: {"in":"body","name":"body","ref":"ReasonDto"},
        };
        app.post('/api/v1/admin/orders/:id/cancel',
            authenticateMiddleware([{"staff":["order.cancel"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminOrdersController)),
            ...(fetchMiddlewares<RequestHandler>(AdminOrdersController.prototype.cancelOrder)),

            async function AdminOrdersController_cancelOrder(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminOrdersController>(AdminOrdersController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminOrdersController_cancelOrder, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'cancelOrder',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminOrdersController_refundOrder: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"OrderIdDto"},
                body: {"in":"body","name":"body","ref":"ReasonDto"},
                idempotencyKey: {"in":"header","name":"Idempotency-Key","dataType":"string","validators":{"minLength":{"errorMsg":"too_short","value":1},"maxLength":{"errorMsg":"too_long","value":200}}},
        };
        app.post('/api/v1/admin/orders/:id/refund',
            authenticateMiddleware([{"staff":["order.refund"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminOrdersController)),
            ...(fetchMiddlewares<RequestHandler>(AdminOrdersController.prototype.refundOrder)),

            async function AdminOrdersController_refundOrder(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminOrdersController>(AdminOrdersController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminOrdersController_refundOrder, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'refundOrder',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminOrdersController_recheckOrder: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"OrderIdDto"},
                body: {"in":"body","name":"body","ref":"ReasonDto"},
        };
        app.post('/api/v1/admin/orders/:id/recheck',
            authenticateMiddleware([{"staff":["order.recheck"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminOrdersController)),
            ...(fetchMiddlewares<RequestHandler>(AdminOrdersController.prototype.recheckOrder)),

            async function AdminOrdersController_recheckOrder(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminOrdersController>(AdminOrdersController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminOrdersController_recheckOrder, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'recheckOrder',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminOrdersController_listOrderNotes: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"OrderIdDto"},
                query: {"in":"queries","name":"query","required":true,"ref":"WholeListQueryDto_created_at_"},
        };
        app.get('/api/v1/admin/orders/:id/notes',
            authenticateMiddleware([{"staff":["orders.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminOrdersController)),
            ...(fetchMiddlewares<RequestHandler>(AdminOrdersController.prototype.listOrderNotes)),

            async function AdminOrdersController_listOrderNotes(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminOrdersController>(AdminOrdersController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminOrdersController_listOrderNotes, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listOrderNotes',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminOrdersController_addOrderNote: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"OrderIdDto"},
                body: {"in":"body","name":"body","required":true,"ref":"NewOrderNoteDto"},
        };
        app.post('/api/v1/admin/orders/:id/notes',
            authenticateMiddleware([{"staff":["order.note"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminOrdersController)),
            ...(fetchMiddlewares<RequestHandler>(AdminOrdersController.prototype.addOrderNote)),

            async function AdminOrdersController_addOrderNote(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminOrdersController>(AdminOrdersController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminOrdersController_addOrderNote, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'addOrderNote',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminActivationsController_listActivations: Record<string, TsoaRoute.ParameterSchema> = {
                query: {"in":"queries","name":"query","required":true,"ref":"ListActivationsQueryDto"},
        };
        app.get('/api/v1/admin/activations',
            authenticateMiddleware([{"staff":["orders.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminActivationsController)),
            ...(fetchMiddlewares<RequestHandler>(AdminActivationsController.prototype.listActivations)),

            async function AdminActivationsController_listActivations(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminActivationsController>(AdminActivationsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminActivationsController_listActivations, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listActivations',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminActivationsController_revealMessage: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"OrderIdDto"},
                body: {"in":"body","name":"body","required":true,"ref":"RevealMessageRequestDto"},
        };
        app.post('/api/v1/admin/messages/:id/reveal',
            authenticateMiddleware([{"staff":["message.reveal"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminActivationsController)),
            ...(fetchMiddlewares<RequestHandler>(AdminActivationsController.prototype.revealMessage)),

            async function AdminActivationsController_revealMessage(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminActivationsController>(AdminActivationsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminActivationsController_revealMessage, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'revealMessage',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminIncidentsController_listIncidents: Record<string, TsoaRoute.ParameterSchema> = {
                query: {"in":"queries","name":"query","required":true,"ref":"ListIncidentsQueryDto"},
        };
        app.get('/api/v1/admin/incidents',
            authenticateMiddleware([{"staff":["incidents.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminIncidentsController)),
            ...(fetchMiddlewares<RequestHandler>(AdminIncidentsController.prototype.listIncidents)),

            async function AdminIncidentsController_listIncidents(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminIncidentsController>(AdminIncidentsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminIncidentsController_listIncidents, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listIncidents',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminIncidentsController_countAffectedCustomers: Record<string, TsoaRoute.ParameterSchema> = {
                query: {"in":"queries","name":"query","required":true,"ref":"AffectedCustomersQueryDto"},
        };
        app.get('/api/v1/admin/incidents/customers',
            authenticateMiddleware([{"staff":["incidents.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminIncidentsController)),
            ...(fetchMiddlewares<RequestHandler>(AdminIncidentsController.prototype.countAffectedCustomers)),

            async function AdminIncidentsController_countAffectedCustomers(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminIncidentsController>(AdminIncidentsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminIncidentsController_countAffectedCustomers, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'countAffectedCustomers',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminIncidentsController_getIncident: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"IncidentIdDto"},
        };
        app.get('/api/v1/admin/incidents/:id',
            authenticateMiddleware([{"staff":["incidents.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminIncidentsController)),
            ...(fetchMiddlewares<RequestHandler>(AdminIncidentsController.prototype.getIncident)),

            async function AdminIncidentsController_getIncident(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminIncidentsController>(AdminIncidentsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminIncidentsController_getIncident, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getIncident',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminIncidentsController_openIncident: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"OpenIncidentRequestDto"},
        };
        app.post('/api/v1/admin/incidents',
            authenticateMiddleware([{"staff":["incident.open"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminIncidentsController)),
            ...(fetchMiddlewares<RequestHandler>(AdminIncidentsController.prototype.openIncident)),

            async function AdminIncidentsController_openIncident(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminIncidentsController>(AdminIncidentsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminIncidentsController_openIncident, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'openIncident',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminIncidentsController_updateIncident: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"IncidentIdDto"},
                body: {"in":"body","name":"body","required":true,"ref":"UpdateIncidentRequestDto"},
        };
        app.post('/api/v1/admin/incidents/:id/updates',
            authenticateMiddleware([{"staff":["incident.update"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminIncidentsController)),
            ...(fetchMiddlewares<RequestHandler>(AdminIncidentsController.prototype.updateIncident)),

            async function AdminIncidentsController_updateIncident(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminIncidentsController>(AdminIncidentsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminIncidentsController_updateIncident, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'updateIncident',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminIncidentsController_correctIncident: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"IncidentIdDto"},
                updateId: {"in":"path","name":"updateId","required":true,"ref":"IncidentIdDto"},
                body: {"in":"body","name":"body","required":true,"ref":"CorrectIncidentRequestDto"},
        };
        app.patch('/api/v1/admin/incidents/:id/updates/:updateId',
            authenticateMiddleware([{"staff":["incident.correct"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminIncidentsController)),
            ...(fetchMiddlewares<RequestHandler>(AdminIncidentsController.prototype.correctIncident)),

            async function AdminIncidentsController_correctIncident(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminIncidentsController>(AdminIncidentsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminIncidentsController_correctIncident, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'correctIncident',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminGatewaysController_listAdminGateways: Record<string, TsoaRoute.ParameterSchema> = {
                query: {"in":"queries","name":"query","required":true,"ref":"WholeListQueryDto_position-or-code_"},
        };
        app.get('/api/v1/admin/gateways',
            authenticateMiddleware([{"staff":["gateways.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminGatewaysController)),
            ...(fetchMiddlewares<RequestHandler>(AdminGatewaysController.prototype.listAdminGateways)),

            async function AdminGatewaysController_listAdminGateways(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminGatewaysController>(AdminGatewaysController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminGatewaysController_listAdminGateways, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listAdminGateways',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminGatewaysController_getGatewayWebhook: Record<string, TsoaRoute.ParameterSchema> = {
                code: {"in":"path","name":"code","required":true,"dataType":"string"},
        };
        app.get('/api/v1/admin/gateways/:code/webhook',
            authenticateMiddleware([{"staff":["gateways.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminGatewaysController)),
            ...(fetchMiddlewares<RequestHandler>(AdminGatewaysController.prototype.getGatewayWebhook)),

            async function AdminGatewaysController_getGatewayWebhook(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminGatewaysController>(AdminGatewaysController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminGatewaysController_getGatewayWebhook, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getGatewayWebhook',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminGatewaysController_registerGatewayWebhook: Record<string, TsoaRoute.ParameterSchema> = {
                code: {"in":"path","name":"code","required":true,"dataType":"string"},
                body: {"in":"body","name":"body","ref":"ReasonDto"},
        };
        app.post('/api/v1/admin/gateways/:code/webhook',
            authenticateMiddleware([{"staff":["gateway.register_webhook"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminGatewaysController)),
            ...(fetchMiddlewares<RequestHandler>(AdminGatewaysController.prototype.registerGatewayWebhook)),

            async function AdminGatewaysController_registerGatewayWebhook(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminGatewaysController>(AdminGatewaysController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminGatewaysController_registerGatewayWebhook, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'registerGatewayWebhook',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsFiguresController_rebuildFigures: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","ref":"ReasonDto"},
        };
        app.post('/api/v1/admin/figures/rebuild',
            authenticateMiddleware([{"staff":["figures.rebuild"]}]),
            ...(fetchMiddlewares<RequestHandler>(FiguresController)),
            ...(fetchMiddlewares<RequestHandler>(FiguresController.prototype.rebuildFigures)),

            async function FiguresController_rebuildFigures(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<FiguresController>(FiguresController);

                validatedArgs = templateService.getValidatedArgs({ args: argsFiguresController_rebuildFigures, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'rebuildFigures',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsDashboardController_readDashboardStats: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/api/v1/admin/dashboard/stats',
            authenticateMiddleware([{"staff":["overview.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(DashboardController)),
            ...(fetchMiddlewares<RequestHandler>(DashboardController.prototype.readDashboardStats)),

            async function DashboardController_readDashboardStats(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DashboardController>(DashboardController);

                validatedArgs = templateService.getValidatedArgs({ args: argsDashboardController_readDashboardStats, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'readDashboardStats',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsDashboardController_readOverview: Record<string, TsoaRoute.ParameterSchema> = {
                period: {"default":"today","in":"query","name":"period","dataType":"union","subSchemas":[{"dataType":"enum","enums":["today"]},{"dataType":"enum","enums":["7d"]},{"dataType":"enum","enums":["30d"]}]},
        };
        app.get('/api/v1/admin/dashboard/overview',
            authenticateMiddleware([{"staff":["overview.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(DashboardController)),
            ...(fetchMiddlewares<RequestHandler>(DashboardController.prototype.readOverview)),

            async function DashboardController_readOverview(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DashboardController>(DashboardController);

                validatedArgs = templateService.getValidatedArgs({ args: argsDashboardController_readOverview, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'readOverview',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsDashboardController_readSeries: Record<string, TsoaRoute.ParameterSchema> = {
                by: {"default":"day","in":"query","name":"by","dataType":"union","subSchemas":[{"dataType":"enum","enums":["day"]},{"dataType":"enum","enums":["week"]},{"dataType":"enum","enums":["month"]}]},
        };
        app.get('/api/v1/admin/dashboard/series',
            authenticateMiddleware([{"staff":["overview.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(DashboardController)),
            ...(fetchMiddlewares<RequestHandler>(DashboardController.prototype.readSeries)),

            async function DashboardController_readSeries(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DashboardController>(DashboardController);

                validatedArgs = templateService.getValidatedArgs({ args: argsDashboardController_readSeries, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'readSeries',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsDashboardController_readRevenueStats: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/api/v1/admin/revenue/stats',
            authenticateMiddleware([{"staff":["overview.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(DashboardController)),
            ...(fetchMiddlewares<RequestHandler>(DashboardController.prototype.readRevenueStats)),

            async function DashboardController_readRevenueStats(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DashboardController>(DashboardController);

                validatedArgs = templateService.getValidatedArgs({ args: argsDashboardController_readRevenueStats, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'readRevenueStats',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminProvidersController_listProviders: Record<string, TsoaRoute.ParameterSchema> = {
                query: {"in":"queries","name":"query","required":true,"ref":"WholeListQueryDto_priority-or-code-or-name_"},
        };
        app.get('/api/v1/admin/providers',
            authenticateMiddleware([{"staff":["providers.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminProvidersController)),
            ...(fetchMiddlewares<RequestHandler>(AdminProvidersController.prototype.listProviders)),

            async function AdminProvidersController_listProviders(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminProvidersController>(AdminProvidersController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminProvidersController_listProviders, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listProviders',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminProvidersController_createProvider: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"CreateProviderRequestDto"},
        };
        app.post('/api/v1/admin/providers',
            authenticateMiddleware([{"staff":["provider.create"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminProvidersController)),
            ...(fetchMiddlewares<RequestHandler>(AdminProvidersController.prototype.createProvider)),

            async function AdminProvidersController_createProvider(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminProvidersController>(AdminProvidersController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminProvidersController_createProvider, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'createProvider',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminProvidersController_getProvider: Record<string, TsoaRoute.ParameterSchema> = {
                code: {"in":"path","name":"code","required":true,"dataType":"string"},
        };
        app.get('/api/v1/admin/providers/:code',
            authenticateMiddleware([{"staff":["providers.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminProvidersController)),
            ...(fetchMiddlewares<RequestHandler>(AdminProvidersController.prototype.getProvider)),

            async function AdminProvidersController_getProvider(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminProvidersController>(AdminProvidersController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminProvidersController_getProvider, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getProvider',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminProvidersController_changeProvider: Record<string, TsoaRoute.ParameterSchema> = {
                code: {"in":"path","name":"code","required":true,"dataType":"string"},
                body: {"in":"body","name":"body","required":true,"ref":"ChangeProviderRequestDto"},
        };
        app.patch('/api/v1/admin/providers/:code',
            authenticateMiddleware([{"staff":["provider.change"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminProvidersController)),
            ...(fetchMiddlewares<RequestHandler>(AdminProvidersController.prototype.changeProvider)),

            async function AdminProvidersController_changeProvider(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminProvidersController>(AdminProvidersController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminProvidersController_changeProvider, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'changeProvider',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminProvidersController_pauseProvider: Record<string, TsoaRoute.ParameterSchema> = {
                code: {"in":"path","name":"code","required":true,"dataType":"string"},
                body: {"in":"body","name":"body","ref":"ReasonDto"},
        };
        app.post('/api/v1/admin/providers/:code/pause',
            authenticateMiddleware([{"staff":["provider.pause"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminProvidersController)),
            ...(fetchMiddlewares<RequestHandler>(AdminProvidersController.prototype.pauseProvider)),

            async function AdminProvidersController_pauseProvider(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminProvidersController>(AdminProvidersController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminProvidersController_pauseProvider, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'pauseProvider',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminProvidersController_resumeProvider: Record<string, TsoaRoute.ParameterSchema> = {
                code: {"in":"path","name":"code","required":true,"dataType":"string"},
                body: {"in":"body","name":"body","ref":"ReasonDto"},
        };
        app.post('/api/v1/admin/providers/:code/resume',
            authenticateMiddleware([{"staff":["provider.resume"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminProvidersController)),
            ...(fetchMiddlewares<RequestHandler>(AdminProvidersController.prototype.resumeProvider)),

            async function AdminProvidersController_resumeProvider(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminProvidersController>(AdminProvidersController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminProvidersController_resumeProvider, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'resumeProvider',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminProvidersController_checkProvider: Record<string, TsoaRoute.ParameterSchema> = {
                code: {"in":"path","name":"code","required":true,"dataType":"string"},
                body: {"in":"body","name":"body","ref":"ReasonDto"},
        };
        app.post('/api/v1/admin/providers/:code/check',
            authenticateMiddleware([{"staff":["provider.check"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminProvidersController)),
            ...(fetchMiddlewares<RequestHandler>(AdminProvidersController.prototype.checkProvider)),

            async function AdminProvidersController_checkProvider(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminProvidersController>(AdminProvidersController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminProvidersController_checkProvider, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'checkProvider',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminProductsController_listProducts: Record<string, TsoaRoute.ParameterSchema> = {
                query: {"in":"queries","name":"query","required":true,"ref":"ListProductsQueryDto"},
        };
        app.get('/api/v1/admin/products',
            authenticateMiddleware([{"staff":["catalogue.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminProductsController)),
            ...(fetchMiddlewares<RequestHandler>(AdminProductsController.prototype.listProducts)),

            async function AdminProductsController_listProducts(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminProductsController>(AdminProductsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminProductsController_listProducts, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listProducts',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminProductsController_getProductStats: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/api/v1/admin/products/stats',
            authenticateMiddleware([{"staff":["catalogue.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminProductsController)),
            ...(fetchMiddlewares<RequestHandler>(AdminProductsController.prototype.getProductStats)),

            async function AdminProductsController_getProductStats(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminProductsController>(AdminProductsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminProductsController_getProductStats, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getProductStats',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminProductsController_getProductDelivery: Record<string, TsoaRoute.ParameterSchema> = {
                query: {"in":"queries","name":"query","required":true,"ref":"DeliveryQueryDto"},
        };
        app.get('/api/v1/admin/products/delivery',
            authenticateMiddleware([{"staff":["catalogue.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminProductsController)),
            ...(fetchMiddlewares<RequestHandler>(AdminProductsController.prototype.getProductDelivery)),

            async function AdminProductsController_getProductDelivery(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminProductsController>(AdminProductsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminProductsController_getProductDelivery, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getProductDelivery',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminProductsController_createProduct: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"CreateProductRequestDto"},
        };
        app.post('/api/v1/admin/products',
            authenticateMiddleware([{"staff":["product.create"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminProductsController)),
            ...(fetchMiddlewares<RequestHandler>(AdminProductsController.prototype.createProduct)),

            async function AdminProductsController_createProduct(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminProductsController>(AdminProductsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminProductsController_createProduct, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'createProduct',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminProductsController_syncProducts: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","ref":"SyncProductsRequestDto"},
        };
        app.post('/api/v1/admin/products/sync',
            authenticateMiddleware([{"staff":["catalogue.sync"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminProductsController)),
            ...(fetchMiddlewares<RequestHandler>(AdminProductsController.prototype.syncProducts)),

            async function AdminProductsController_syncProducts(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminProductsController>(AdminProductsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminProductsController_syncProducts, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'syncProducts',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminProductsController_getProduct: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"ProductIdDto"},
        };
        app.get('/api/v1/admin/products/:id',
            authenticateMiddleware([{"staff":["catalogue.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminProductsController)),
            ...(fetchMiddlewares<RequestHandler>(AdminProductsController.prototype.getProduct)),

            async function AdminProductsController_getProduct(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminProductsController>(AdminProductsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminProductsController_getProduct, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getProduct',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminProductsController_changeProduct: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"ProductIdDto"},
                body: {"in":"body","name":"body","required":true,"ref":"ChangeProductRequestDto"},
        };
        app.patch('/api/v1/admin/products/:id',
            authenticateMiddleware([{"staff":["product.change"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminProductsController)),
            ...(fetchMiddlewares<RequestHandler>(AdminProductsController.prototype.changeProduct)),

            async function AdminProductsController_changeProduct(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminProductsController>(AdminProductsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminProductsController_changeProduct, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'changeProduct',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminProductsController_pauseProduct: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"ProductIdDto"},
                body: {"in":"body","name":"body","ref":"ReasonDto"},
        };
        app.post('/api/v1/admin/products/:id/pause',
            authenticateMiddleware([{"staff":["product.pause"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminProductsController)),
            ...(fetchMiddlewares<RequestHandler>(AdminProductsController.prototype.pauseProduct)),

            async function AdminProductsController_pauseProduct(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminProductsController>(AdminProductsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminProductsController_pauseProduct, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'pauseProduct',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminProductsController_resumeProduct: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"ProductIdDto"},
                body: {"in":"body","name":"body","ref":"ReasonDto"},
        };
        app.post('/api/v1/admin/products/:id/resume',
            authenticateMiddleware([{"staff":["product.resume"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminProductsController)),
            ...(fetchMiddlewares<RequestHandler>(AdminProductsController.prototype.resumeProduct)),

            async function AdminProductsController_resumeProduct(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminProductsController>(AdminProductsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminProductsController_resumeProduct, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'resumeProduct',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminProductsController_listProductOffers: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"ProductIdDto"},
                query: {"in":"queries","name":"query","required":true,"ref":"WholeListQueryDto_position-or-stock_"},
        };
        app.get('/api/v1/admin/products/:id/offers',
            authenticateMiddleware([{"staff":["catalogue.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminProductsController)),
            ...(fetchMiddlewares<RequestHandler>(AdminProductsController.prototype.listProductOffers)),

            async function AdminProductsController_listProductOffers(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminProductsController>(AdminProductsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminProductsController_listProductOffers, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listProductOffers',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminProductsController_openProductOffer: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"ProductIdDto"},
                offerId: {"in":"path","name":"offerId","required":true,"ref":"ProductIdDto"},
                body: {"in":"body","name":"body","ref":"ReasonDto"},
        };
        app.post('/api/v1/admin/products/:id/offers/:offerId/open',
            authenticateMiddleware([{"staff":["offer.open"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminProductsController)),
            ...(fetchMiddlewares<RequestHandler>(AdminProductsController.prototype.openProductOffer)),

            async function AdminProductsController_openProductOffer(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminProductsController>(AdminProductsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminProductsController_openProductOffer, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'openProductOffer',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminProductsController_moveProductOffer: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"ProductIdDto"},
                offerId: {"in":"path","name":"offerId","required":true,"ref":"ProductIdDto"},
                body: {"in":"body","name":"body","required":true,"ref":"MoveOfferRequestDto"},
        };
        app.patch('/api/v1/admin/products/:id/offers/:offerId',
            authenticateMiddleware([{"staff":["offer.move"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminProductsController)),
            ...(fetchMiddlewares<RequestHandler>(AdminProductsController.prototype.moveProductOffer)),

            async function AdminProductsController_moveProductOffer(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminProductsController>(AdminProductsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminProductsController_moveProductOffer, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'moveProductOffer',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminCountriesController_listAdminCountries: Record<string, TsoaRoute.ParameterSchema> = {
                query: {"in":"queries","name":"query","required":true,"ref":"ListCountriesQueryDto"},
        };
        app.get('/api/v1/admin/countries',
            authenticateMiddleware([{"staff":["catalogue.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminCountriesController)),
            ...(fetchMiddlewares<RequestHandler>(AdminCountriesController.prototype.listAdminCountries)),

            async function AdminCountriesController_listAdminCountries(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminCountriesController>(AdminCountriesController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminCountriesController_listAdminCountries, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listAdminCountries',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminCountriesController_getAdminCountry: Record<string, TsoaRoute.ParameterSchema> = {
                iso: {"in":"path","name":"iso","required":true,"ref":"CountryCodeDto"},
        };
        app.get('/api/v1/admin/countries/:iso',
            authenticateMiddleware([{"staff":["catalogue.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminCountriesController)),
            ...(fetchMiddlewares<RequestHandler>(AdminCountriesController.prototype.getAdminCountry)),

            async function AdminCountriesController_getAdminCountry(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminCountriesController>(AdminCountriesController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminCountriesController_getAdminCountry, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getAdminCountry',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminCountriesController_changeAdminCountry: Record<string, TsoaRoute.ParameterSchema> = {
                iso: {"in":"path","name":"iso","required":true,"ref":"CountryCodeDto"},
                body: {"in":"body","name":"body","required":true,"ref":"ChangeCountryRequestDto"},
        };
        app.patch('/api/v1/admin/countries/:iso',
            authenticateMiddleware([{"staff":["country.change"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminCountriesController)),
            ...(fetchMiddlewares<RequestHandler>(AdminCountriesController.prototype.changeAdminCountry)),

            async function AdminCountriesController_changeAdminCountry(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminCountriesController>(AdminCountriesController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminCountriesController_changeAdminCountry, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'changeAdminCountry',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminCategoriesController_listCategories: Record<string, TsoaRoute.ParameterSchema> = {
                query: {"in":"queries","name":"query","required":true,"ref":"WholeListQueryDto_position-or-code_"},
        };
        app.get('/api/v1/admin/categories',
            authenticateMiddleware([{"staff":["catalogue.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminCategoriesController)),
            ...(fetchMiddlewares<RequestHandler>(AdminCategoriesController.prototype.listCategories)),

            async function AdminCategoriesController_listCategories(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminCategoriesController>(AdminCategoriesController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminCategoriesController_listCategories, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listCategories',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminCategoriesController_getCategory: Record<string, TsoaRoute.ParameterSchema> = {
                code: {"in":"path","name":"code","required":true,"dataType":"string"},
        };
        app.get('/api/v1/admin/categories/:code',
            authenticateMiddleware([{"staff":["catalogue.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminCategoriesController)),
            ...(fetchMiddlewares<RequestHandler>(AdminCategoriesController.prototype.getCategory)),

            async function AdminCategoriesController_getCategory(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminCategoriesController>(AdminCategoriesController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminCategoriesController_getCategory, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getCategory',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminCategoriesController_createCategory: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"CreateCategoryRequestDto"},
        };
        app.post('/api/v1/admin/categories',
            authenticateMiddleware([{"staff":["category.create"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminCategoriesController)),
            ...(fetchMiddlewares<RequestHandler>(AdminCategoriesController.prototype.createCategory)),

            async function AdminCategoriesController_createCategory(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminCategoriesController>(AdminCategoriesController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminCategoriesController_createCategory, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'createCategory',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminCategoriesController_changeCategory: Record<string, TsoaRoute.ParameterSchema> = {
                code: {"in":"path","name":"code","required":true,"dataType":"string"},
                body: {"in":"body","name":"body","required":true,"ref":"ChangeCategoryRequestDto"},
        };
        app.patch('/api/v1/admin/categories/:code',
            authenticateMiddleware([{"staff":["category.change"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminCategoriesController)),
            ...(fetchMiddlewares<RequestHandler>(AdminCategoriesController.prototype.changeCategory)),

            async function AdminCategoriesController_changeCategory(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminCategoriesController>(AdminCategoriesController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminCategoriesController_changeCategory, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'changeCategory',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsBulkProductsController_changeProducts: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"BulkProductsRequestDto"},
        };
        app.post('/api/v1/admin/products/bulk',
            authenticateMiddleware([{"staff":["product.change"]}]),
            ...(fetchMiddlewares<RequestHandler>(BulkProductsController)),
            ...(fetchMiddlewares<RequestHandler>(BulkProductsController.prototype.changeProducts)),

            async function BulkProductsController_changeProducts(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<BulkProductsController>(BulkProductsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsBulkProductsController_changeProducts, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'changeProducts',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsOperationsController_undoOperation: Record<string, TsoaRoute.ParameterSchema> = {
                operationId: {"in":"path","name":"operationId","required":true,"dataType":"string","validators":{"maxLength":{"errorMsg":"too_long","value":200}}},
                body: {"in":"body","name":"body","required":true,"ref":"ReasonDto"},
        };
        app.post('/api/v1/admin/operations/:operationId/undo',
            authenticateMiddleware([{"staff":["product.change"]}]),
            ...(fetchMiddlewares<RequestHandler>(OperationsController)),
            ...(fetchMiddlewares<RequestHandler>(OperationsController.prototype.undoOperation)),

            async function OperationsController_undoOperation(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<OperationsController>(OperationsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsOperationsController_undoOperation, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'undoOperation',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminCasesController_listCases: Record<string, TsoaRoute.ParameterSchema> = {
                query: {"in":"queries","name":"query","required":true,"ref":"ListCasesQueryDto"},
        };
        app.get('/api/v1/admin/cases',
            authenticateMiddleware([{"staff":["cases.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminCasesController)),
            ...(fetchMiddlewares<RequestHandler>(AdminCasesController.prototype.listCases)),

            async function AdminCasesController_listCases(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminCasesController>(AdminCasesController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminCasesController_listCases, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listCases',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminCasesController_countCases: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/api/v1/admin/cases/counts',
            authenticateMiddleware([{"staff":["cases.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminCasesController)),
            ...(fetchMiddlewares<RequestHandler>(AdminCasesController.prototype.countCases)),

            async function AdminCasesController_countCases(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminCasesController>(AdminCasesController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminCasesController_countCases, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'countCases',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminCasesController_getCase: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"CaseIdDto"},
        };
        app.get('/api/v1/admin/cases/:id',
            authenticateMiddleware([{"staff":["cases.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminCasesController)),
            ...(fetchMiddlewares<RequestHandler>(AdminCasesController.prototype.getCase)),

            async function AdminCasesController_getCase(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminCasesController>(AdminCasesController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminCasesController_getCase, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getCase',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminCasesController_listCaseViewers: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"CaseIdDto"},
        };
        app.get('/api/v1/admin/cases/:id/viewers',
            authenticateMiddleware([{"staff":["cases.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminCasesController)),
            ...(fetchMiddlewares<RequestHandler>(AdminCasesController.prototype.listCaseViewers)),

            async function AdminCasesController_listCaseViewers(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminCasesController>(AdminCasesController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminCasesController_listCaseViewers, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listCaseViewers',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminCasesController_assignCase: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"CaseIdDto"},
                body: {"in":"body","name":"body","required":true,"ref":"AssignCaseRequestDto"},
        };
        app.post('/api/v1/admin/cases/:id/assign',
            authenticateMiddleware([{"staff":["case.assign"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminCasesController)),
            ...(fetchMiddlewares<RequestHandler>(AdminCasesController.prototype.assignCase)),

            async function AdminCasesController_assignCase(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminCasesController>(AdminCasesController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminCasesController_assignCase, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'assignCase',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminCasesController_postponeCase: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"CaseIdDto"},
                body: {"in":"body","name":"body","required":true,"ref":"PostponeCaseRequestDto"},
        };
        app.post('/api/v1/admin/cases/:id/postpone',
            authenticateMiddleware([{"staff":["case.postpone"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminCasesController)),
            ...(fetchMiddlewares<RequestHandler>(AdminCasesController.prototype.postponeCase)),

            async function AdminCasesController_postponeCase(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminCasesController>(AdminCasesController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminCasesController_postponeCase, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'postponeCase',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminCasesController_rereadCase: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"CaseIdDto"},
                body: {"in":"body","name":"body","required":true,"ref":"EditDto"},
        };
        app.post('/api/v1/admin/cases/:id/reread',
            authenticateMiddleware([{"staff":["case.reread"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminCasesController)),
            ...(fetchMiddlewares<RequestHandler>(AdminCasesController.prototype.rereadCase)),

            async function AdminCasesController_rereadCase(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminCasesController>(AdminCasesController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminCasesController_rereadCase, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'rereadCase',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminCasesController_decideCase: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"CaseIdDto"},
                body: {"in":"body","name":"body","required":true,"ref":"DecideCaseRequestDto"},
        };
        app.post('/api/v1/admin/cases/:id/decide',
            authenticateMiddleware([{"staff":["case.decide"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminCasesController)),
            ...(fetchMiddlewares<RequestHandler>(AdminCasesController.prototype.decideCase)),

            async function AdminCasesController_decideCase(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminCasesController>(AdminCasesController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminCasesController_decideCase, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'decideCase',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminCasesController_takeCaseReplyBack: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"CaseIdDto"},
                body: {"in":"body","name":"body","required":true,"ref":"EditDto"},
        };
        app.post('/api/v1/admin/cases/:id/reply/take-back',
            authenticateMiddleware([{"staff":["case.take_reply_back"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminCasesController)),
            ...(fetchMiddlewares<RequestHandler>(AdminCasesController.prototype.takeCaseReplyBack)),

            async function AdminCasesController_takeCaseReplyBack(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminCasesController>(AdminCasesController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminCasesController_takeCaseReplyBack, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'takeCaseReplyBack',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAdminCasesController_replyToCase: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"CaseIdDto"},
                body: {"in":"body","name":"body","required":true,"ref":"ReplyCaseRequestDto"},
        };
        app.post('/api/v1/admin/cases/:id/reply',
            authenticateMiddleware([{"staff":["case.reply"]}]),
            ...(fetchMiddlewares<RequestHandler>(AdminCasesController)),
            ...(fetchMiddlewares<RequestHandler>(AdminCasesController.prototype.replyToCase)),

            async function AdminCasesController_replyToCase(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AdminCasesController>(AdminCasesController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAdminCasesController_replyToCase, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'replyToCase',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsBulkAdjustmentsController_adjustBalancesInBulk: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"BulkAdjustmentsRequestDto"},
        };
        app.post('/api/v1/admin/adjustments/bulk',
            authenticateMiddleware([{"staff":["balance.adjust"]}]),
            ...(fetchMiddlewares<RequestHandler>(BulkAdjustmentsController)),
            ...(fetchMiddlewares<RequestHandler>(BulkAdjustmentsController.prototype.adjustBalancesInBulk)),

            async function BulkAdjustmentsController_adjustBalancesInBulk(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<BulkAdjustmentsController>(BulkAdjustmentsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsBulkAdjustmentsController_adjustBalancesInBulk, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'adjustBalancesInBulk',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsBalancesController_adjustBalance: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"UserIdDto"},
                body: {"in":"body","name":"body","required":true,"ref":"AdjustBalanceRequestDto"},
                idempotencyKey: {"in":"header","name":"Idempotency-Key","dataType":"string","validators":{"minLength":{"errorMsg":"too_short","value":1},"maxLength":{"errorMsg":"too_long","value":200}}},
        };
        app.post('/api/v1/admin/users/:id/adjustments',
            authenticateMiddleware([{"staff":["balance.adjust"]}]),
            ...(fetchMiddlewares<RequestHandler>(BalancesController)),
            ...(fetchMiddlewares<RequestHandler>(BalancesController.prototype.adjustBalance)),

            async function BalancesController_adjustBalance(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<BalancesController>(BalancesController);

                validatedArgs = templateService.getValidatedArgs({ args: argsBalancesController_adjustBalance, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'adjustBalance',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsBalancesController_setBalance: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"UserIdDto"},
                body: {"in":"body","name":"body","required":true,"ref":"SetBalanceRequestDto"},
        };
        app.patch('/api/v1/admin/users/:id/balance',
            authenticateMiddleware([{"staff":["balance.adjust"]}]),
            ...(fetchMiddlewares<RequestHandler>(BalancesController)),
            ...(fetchMiddlewares<RequestHandler>(BalancesController.prototype.setBalance)),

            async function BalancesController_setBalance(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<BalancesController>(BalancesController);

                validatedArgs = templateService.getValidatedArgs({ args: argsBalancesController_setBalance, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'setBalance',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsBalancesController_waiveDebt: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"UserIdDto"},
                debtId: {"in":"path","name":"debtId","required":true,"ref":"DebtIdDto"},
                body: {"in":"body","name":"body","required":true,"ref":"WaiveDebtRequestDto"},
        };
        app.post('/api/v1/admin/users/:id/debts/:debtId/waive',
            authenticateMiddleware([{"staff":["balance.waive_debt"]}]),
            ...(fetchMiddlewares<RequestHandler>(BalancesController)),
            ...(fetchMiddlewares<RequestHandler>(BalancesController.prototype.waiveDebt)),

            async function BalancesController_waiveDebt(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<BalancesController>(BalancesController);

                validatedArgs = templateService.getValidatedArgs({ args: argsBalancesController_waiveDebt, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'waiveDebt',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAuditController_listAudit: Record<string, TsoaRoute.ParameterSchema> = {
                query: {"in":"queries","name":"query","required":true,"ref":"ListAuditQueryDto"},
        };
        app.get('/api/v1/admin/audit',
            authenticateMiddleware([{"staff":["audit.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(AuditController)),
            ...(fetchMiddlewares<RequestHandler>(AuditController.prototype.listAudit)),

            async function AuditController_listAudit(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AuditController>(AuditController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAuditController_listAudit, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listAudit',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAlarmsController_listAlarms: Record<string, TsoaRoute.ParameterSchema> = {
                query: {"in":"queries","name":"query","required":true,"ref":"ListAlarmsQueryDto"},
        };
        app.get('/api/v1/admin/alarms',
            authenticateMiddleware([{"staff":["alarms.read"]}]),
            ...(fetchMiddlewares<RequestHandler>(AlarmsController)),
            ...(fetchMiddlewares<RequestHandler>(AlarmsController.prototype.listAlarms)),

            async function AlarmsController_listAlarms(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AlarmsController>(AlarmsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAlarmsController_listAlarms, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listAlarms',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsAlarmsController_acknowledgeAlarm: Record<string, TsoaRoute.ParameterSchema> = {
                id: {"in":"path","name":"id","required":true,"ref":"UserIdDto"},
                body: {"in":"body","name":"body","ref":"ReasonDto"},
        };
        app.post('/api/v1/admin/alarms/:id/acknowledge',
            authenticateMiddleware([{"staff":["alarms.acknowledge"]}]),
            ...(fetchMiddlewares<RequestHandler>(AlarmsController)),
            ...(fetchMiddlewares<RequestHandler>(AlarmsController.prototype.acknowledgeAlarm)),

            async function AlarmsController_acknowledgeAlarm(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AlarmsController>(AlarmsController);

                validatedArgs = templateService.getValidatedArgs({ args: argsAlarmsController_acknowledgeAlarm, request, response });
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'acknowledgeAlarm',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa


    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

    function authenticateMiddleware(security: TsoaRoute.Security[] = []) {
        return async function runAuthenticationMiddleware(request: any, response: any, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            // keep track of failed auth attempts so we can hand back the most
            // recent one.  This behavior was previously existing so preserving it
            // here
            const failedAttempts: any[] = [];
            const pushAndRethrow = (error: any) => {
                failedAttempts.push(error);
                throw error;
            };

            const secMethodOrPromises: Promise<any>[] = [];
            for (const secMethod of security) {
                if (Object.keys(secMethod).length > 1) {
                    const secMethodAndPromises: Promise<any>[] = [];

                    for (const name in secMethod) {
                        secMethodAndPromises.push(
                            expressAuthenticationRecasted(request, name, secMethod[name], response)
                                .catch(pushAndRethrow)
                        );
                    }

                    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

                    secMethodOrPromises.push(Promise.all(secMethodAndPromises)
                        .then(users => { return users[0]; }));
                } else {
                    for (const name in secMethod) {
                        secMethodOrPromises.push(
                            expressAuthenticationRecasted(request, name, secMethod[name], response)
                                .catch(pushAndRethrow)
                        );
                    }
                }
            }

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            try {
                request['user'] = await Promise.any(secMethodOrPromises);

                // Response was sent in middleware, abort
                if (response.writableEnded) {
                    return;
                }

                next();
            }
            catch(err) {
                // Show most recent error as response
                const error = failedAttempts.pop();
                error.status = error.status || 401;

                // Response was sent in middleware, abort
                if (response.writableEnded) {
                    return;
                }
                next(error);
            }

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        }
    }

    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
}

// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
