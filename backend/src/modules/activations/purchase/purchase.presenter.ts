import { errorText } from '../../../platform/errors/index.js';
import type { Language } from '../../../platform/languages.js';
import { formatMoney, moneyField } from '../../../platform/money.js';
import { presentActivation } from '../activation.presenter.js';
import { presentCountry, presentService } from '../../catalogue/index.js';
import type { AccountLimitsDto, FailedNumberDto, PurchaseDto, ValidatePurchaseDto } from '../purchase.dto.js';
import type { AccountLimits } from './account-limits.read-model.js';
import { MAX_ATTEMPTS } from './attempt-plan.js';
import {
  anotherCountryMayHelp,
  REMEDIES,
  type FailureCode,
  type NumberResult,
  type PurchaseResult,
} from './purchase.js';
import type { Quote } from './quote.service.js';

export function presentQuote(quote: Quote, language: Language): ValidatePurchaseDto {
  const { obstacle } = quote;
  return {
    country_code: quote.countryIso,
    ...moneyField('unit_price', quote.unitPriceCents),
    currency: quote.currency,
    ...moneyField('total_cost', quote.totalCents),
    ...moneyField('user_balance', quote.balanceCents),
    has_sufficient_balance: quote.balanceCents >= quote.totalCents,
    max_quantity: quote.maxQuantity,
    is_valid: obstacle === null,
    error_code: obstacle?.code ?? null,
    error_message: obstacle && errorText(obstacle.code, language, obstacle.details),
    another_country_may_help: obstacle !== null && anotherCountryMayHelp(obstacle.code),
    ...quote.block,
  };
}

export function presentLimits(limits: AccountLimits, language: Language): AccountLimitsDto {
  const { nextLevel, cancelRule, cancels } = limits;
  return {
    open_numbers: limits.used,
    max_open_numbers: limits.everybody,
    max_open_numbers_of_keys: limits.programs,
    account_days: limits.accountDays,
    numbers_with_sms: limits.numbersWithSms,
    is_held_back: limits.isFlagged,
    next_level: nextLevel && {
      max_open_numbers: nextLevel.open,
      account_days: nextLevel.days,
      numbers_with_sms: nextLevel.numbers,
    },
    cancels: {
      counted: cancels?.counted ?? 0,
      limit: cancelRule.count,
      window_seconds: cancelRule.window_seconds,
      service: cancels && {
        code: cancels.service.code,
        name: presentService(cancels.service, language).name,
      },
      country: cancels && {
        iso_code: cancels.country.isoCode,
        name: presentCountry(cancels.country, language).name,
      },
    },
    blocked_until: limits.blockedUntil,
  };
}

function presentFailure(
  result: Exclude<NumberResult, { kind: 'allotted' }>,
  { language }: PurchaseResult,
): FailedNumberDto {
  if (result.kind === 'unknown') {
    return {
      code: 'CHECKING_WITH_PROVIDER',
      message: FAILURES[language].CHECKING_WITH_PROVIDER,
      retryable: false,
      another_country_may_help: false,
      ...moneyField('refunded_amount', 0),
      settles_by: result.settlesBy.toISOString(),
    };
  }
  return {
    code: result.code,
    message: FAILURES[language][result.code],
    retryable: REMEDIES[result.code].retry,
    another_country_may_help: anotherCountryMayHelp(result.code),
    ...moneyField('refunded_amount', result.priceCents),
  };
}

export function presentPurchase(purchase: PurchaseResult): PurchaseDto {
  const { numbers, currency, language } = purchase;
  const allotted = numbers.filter((number) => number.kind === 'allotted');
  const missing = numbers.filter((number) => number.kind !== 'allotted');
  const backCents = missing.flatMap((number) => (number.kind === 'failed' ? [number.priceCents] : []));
  const failed = backCents.length;
  const refundedCents = backCents.reduce((sum, cents) => sum + cents, 0);
  const checking = missing.length - failed;
  const sentences = SENTENCES[language];
  const amount = formatMoney(refundedCents, currency);
  return {
    batch_id: purchase.purchaseId,
    successful_numbers: allotted.length,
    failed_numbers: missing.length,
    attempts_progress: purchase.attempts.map((attempt) => ({ ...attempt, max_attempts: MAX_ATTEMPTS })),
    message: [
      failed > 0 && sentences.failed(amount, failed),
      allotted.length > 0 && sentences.bought(amount, allotted.length),
      checking > 0 && sentences.checking(amount, checking),
    ]
      .filter((sentence) => sentence !== false)
      .join(' '),
    successful_transactions: allotted.map(({ activation }) => presentActivation(activation, language)),
    failed_transactions: missing.map((number) => presentFailure(number, purchase)),
    ...moneyField('refunded_amount', refundedCents),
  };
}

type ShownFailure = FailureCode | 'CHECKING_WITH_PROVIDER';

const FAILURES: Record<Language, Record<ShownFailure, string>> = {
  pt: {
    NO_NUMBERS:
      'Não há números disponíveis no momento para este serviço e país. Tente novamente em instantes.',
    INVALID_SERVICE: 'Este serviço não está disponível nesse país. Escolha outro.',
    INVALID_COUNTRY: 'Este país não está disponível no momento. Escolha outro.',
    SERVICE_IN_INCUBATION:
      'Este serviço ainda está em fase de testes. Tente outro serviço ou volte mais tarde.',
    PROVIDER_CONNECTION: 'Problema de conexão com o fornecedor. Tente novamente em instantes.',
    PROVIDER_INTERNAL: 'Erro interno do fornecedor. Tente novamente em alguns minutos.',
    PROVIDER_NO_BALANCE: 'Sistema temporariamente indisponível, contate o suporte.',
    CHECKING_WITH_PROVIDER:
      'O fornecedor não confirmou este número. Estamos conferindo: ele aparece aqui ou o valor volta para o seu saldo.',
  },
  en: {
    NO_NUMBERS: 'No numbers are available right now for this service and country. Try again in a moment.',
    INVALID_SERVICE: 'This service is not available in that country. Choose another one.',
    INVALID_COUNTRY: 'This country is not available at the moment. Choose another one.',
    SERVICE_IN_INCUBATION: 'This service is still being tested. Try another service or come back later.',
    PROVIDER_CONNECTION: 'Connection problem with the provider. Try again in a moment.',
    PROVIDER_INTERNAL: 'Internal error at the provider. Try again in a few minutes.',
    PROVIDER_NO_BALANCE: 'System temporarily unavailable. Contact support.',
    CHECKING_WITH_PROVIDER:
      'The provider did not confirm this number. We are checking: it will appear here or the money goes back to your balance.',
  },
  es: {
    NO_NUMBERS:
      'No hay números disponibles ahora para este servicio y país. Inténtalo de nuevo en un momento.',
    INVALID_SERVICE: 'Este servicio no está disponible en ese país. Elige otro.',
    INVALID_COUNTRY: 'Este país no está disponible por el momento. Elige otro.',
    SERVICE_IN_INCUBATION:
      'Este servicio todavía está en pruebas. Prueba con otro servicio o vuelve más tarde.',
    PROVIDER_CONNECTION: 'Problema de conexión con el proveedor. Inténtalo de nuevo en un momento.',
    PROVIDER_INTERNAL: 'Error interno del proveedor. Inténtalo de nuevo en unos minutos.',
    PROVIDER_NO_BALANCE: 'Sistema temporalmente no disponible. Comunícate con soporte.',
    CHECKING_WITH_PROVIDER:
      'El proveedor no confirmó este número. Lo estamos verificando: aparecerá aquí o el dinero volverá a tu saldo.',
  },
};

type Sentences = Record<'bought' | 'failed' | 'checking', (amount: string, count: number) => string>;

const SENTENCES: Record<Language, Sentences> = {
  pt: {
    bought: (_, count) => (count === 1 ? '1 número comprado.' : `${count} números comprados.`),
    failed: (amount, count) =>
      `${count === 1 ? '1 número não pôde ser comprado' : `${count} números não puderam ser comprados`}: ${amount} de volta ao seu saldo.`,
    checking: (_, count) =>
      `${count === 1 ? '1 número em verificação' : `${count} números em verificação`} com o fornecedor.`,
  },
  en: {
    bought: (_, count) => (count === 1 ? '1 number bought.' : `${count} numbers bought.`),
    failed: (amount, count) =>
      `${count === 1 ? '1 number' : `${count} numbers`} could not be bought: ${amount} is back in your balance.`,
    checking: (_, count) => `Checking ${count === 1 ? '1 number' : `${count} numbers`} with the provider.`,
  },
  es: {
    bought: (_, count) => (count === 1 ? '1 número comprado.' : `${count} números comprados.`),
    failed: (amount, count) =>
      `${count === 1 ? 'No se pudo comprar 1 número' : `No se pudieron comprar ${count} números`}: ${amount} de vuelta en tu saldo.`,
    checking: (_, count) => `Verificando ${count === 1 ? '1 número' : `${count} números`} con el proveedor.`,
  },
};
