import { decimalToCents } from '../../platform/money.js';
import type { Platform } from '../../platform/platform.js';
import type { Activation, ActivationsModule } from '../activations/index.js';
import { countryIdOf, nameOfCountry, type CatalogueModule } from '../catalogue/index.js';
import type { WalletModule } from '../wallet/index.js';
import {
  type Action,
  type Call,
  changing,
  type Parameters,
  reading,
  readingForAll,
  required,
  requiredNumber,
  wholeNumber,
} from './dialect-action.js';
import {
  CURRENCY_NUMBERS,
  DialectRefusal,
  dialectAmount,
  dialectTime,
  wordOfFailure,
} from './dialect-answers.js';
import type { LostAnswerStore } from './lost-answer.store.js';

/** The only operator that we accept, because we do not sell numbers by operator. */
const ANY_OPERATOR = 'any';
const LONGEST_ORDER_ID = 150;
const LONGEST_END_USER = 100;
const MOST_HISTORY = 100;
const LONGEST_HISTORY_SECONDS = 30 * 86_400;

const STEPS = { sent: 1, another: 3, finish: 6, cancel: 8, cancelAtGrizzly: -1 } as const;

interface Deps extends Pick<Platform, 'random'> {
  activations: Pick<ActivationsModule, 'programs'>;
  catalogue: Pick<CatalogueModule, 'priceList'>;
  wallet: Pick<WalletModule, 'balance'>;
  lostAnswers: LostAnswerStore;
}

/** The dialect writes numbers without the plus sign. */
const digitsOf = (phone: string) => phone.replace(/^\+/, '');

/** Of the newest message, never its text: clients look for error words in the answer, and split it at colons. */
const codeOf = ({ messages: [newest] }: Activation): string => (newest?.code ?? '').replaceAll(':', '-');

function assertParameters(parameters: Parameters): void {
  const operator = parameters.get('operator')?.toLowerCase() ?? ANY_OPERATOR;
  if (operator !== ANY_OPERATOR) throw new DialectRefusal('OPERATORS_NOT_FOUND');
  if (!/^[\d\s,+-]*$/.test(parameters.get('phoneException') ?? ''))
    throw new DialectRefusal('WRONG_EXCEPTION_PHONE');
  if ((wholeNumber(parameters, 'activationType', 'BAD_SERVICE') ?? 0) !== 0)
    throw new DialectRefusal('BAD_SERVICE');
}

/** The most that the number may cost, in cents of the account's currency: no limit when missing, 0 when it is no amount. */
function maxPriceCents(parameters: Parameters): number {
  const text = parameters.get('maxPrice');
  if (text === undefined) return Number.MAX_SAFE_INTEGER;
  if (!/^(?=.*\d)\d{0,9}([.,]\d{0,6})?$/.test(text)) return 0;
  return decimalToCents(Number(text.replace(',', '.')));
}

export function numberActions(deps: Deps): Record<string, Action> {
  const { activations, wallet } = deps;
  const { programs } = activations;

  async function balance({ actor }: Call) {
    const { availableCents } = await wallet.balance(actor.userId, actor.currency);
    return `ACCESS_BALANCE:${dialectAmount(availableCents)}`;
  }

  /** Old programs name no country. That works for a service that only one country sells. */
  async function countryFor({ actor, parameters }: Call, service: string): Promise<string> {
    const named = parameters.get('country');
    if (named !== undefined) return named;
    const sold = await deps.catalogue.priceList({ country: null, service, currency: actor.currency });
    const [only, ...others] = sold.flatMap(({ country }) => country?.isoCode ?? []);
    if (only === undefined || others.length > 0) throw new DialectRefusal('BAD_COUNTRY');
    return only;
  }

  async function buy(call: Call) {
    const { actor, parameters } = call;
    assertParameters(parameters);
    const service = required(parameters, 'service', 'BAD_SERVICE');
    const country = await countryFor(call, service);
    const orderId = parameters.get('orderId');
    if (orderId !== undefined && orderId.length > LONGEST_ORDER_ID)
      throw new DialectRefusal('ORDER_ALREADY_EXISTS');
    const maxCents = maxPriceCents(parameters);
    const asked = [actor.apiKey?.id, service, country, maxCents].join(' ');
    const requestKey =
      orderId === undefined
        ? ((await deps.lostAnswers.take(actor.userId, asked)) ?? `lost:${deps.random.id()}`)
        : `order:${orderId}`;
    if (orderId === undefined) call.onLost(() => deps.lostAnswers.keep(actor.userId, asked, requestKey));
    const bought = await programs.purchase({
      actor,
      language: 'en',
      idempotencyKey: requestKey,
      order: {
        service,
        wish: { country },
        quantity: 1,
        seenPrice: undefined,
        maxPriceCents: maxCents,
        currency: undefined,
      },
    });
    const [sold] = bought.successful_transactions;
    if (!sold) {
      const [failure] = bought.failed_transactions;
      // Nothing was sold, so the same order id may be used again, unless the provider has not answered yet.
      if (failure?.code !== 'CHECKING_WITH_PROVIDER') await programs.forgetRequest(actor, requestKey);
      throw new DialectRefusal(wordOfFailure(failure?.code ?? ''));
    }
    const endUser = parameters.get('userId')?.slice(0, LONGEST_END_USER);
    if (endUser !== undefined) await programs.nameEndUser(actor.userId, bought, endUser);
    return sold;
  }

  async function number(userId: string, numberId: number): Promise<Activation> {
    const found = await programs.find(userId, numberId);
    if (!found) throw new DialectRefusal('NO_ACTIVATION');
    return found;
  }

  const numberOf = ({ actor, parameters }: Call) =>
    number(actor.userId, requiredNumber(parameters, 'id', 'WRONG_ACTIVATION_ID'));

  async function setStatus(call: Call) {
    const { userId } = call.actor;
    const step = requiredNumber(call.parameters, 'status', 'BAD_STATUS', { least: -1 });
    const activation = await numberOf(call);
    switch (step) {
      case STEPS.sent:
        if (!activation.isOpen) throw new DialectRefusal('BAD_STATUS');
        return 'ACCESS_READY';
      case STEPS.another:
        await programs.requestAnother(userId, activation.id);
        return 'ACCESS_RETRY_GET';
      case STEPS.finish:
        await programs.finish(userId, activation.id);
        return 'ACCESS_ACTIVATION';
      case STEPS.cancel:
      case STEPS.cancelAtGrizzly:
        // The price of an expired number is already given back, which is the only purpose of a cancel.
        if (activation.status !== 'EXPIRED') await programs.cancel(userId, activation.id);
        return 'ACCESS_CANCEL';
      default:
        throw new DialectRefusal('BAD_STATUS');
    }
  }

  function stateOf(activation: Activation): string {
    switch (activation.status) {
      case 'WAITING_SMS':
        return 'STATUS_WAIT_CODE';
      case 'ACTIVE':
        return `STATUS_WAIT_RETRY:${codeOf(activation)}`;
      case 'COMPLETED':
        return `STATUS_OK:${codeOf(activation)}`;
      case 'CANCELLED':
      case 'EXPIRED':
        return 'STATUS_CANCEL';
    }
  }

  async function getStatusV2(call: Call) {
    const activation = await numberOf(call);
    const [newest] = activation.messages;
    if (activation.status !== 'COMPLETED' || !newest) return stateOf(activation).split(':')[0]!;
    const { code, text, receivedAt } = newest;
    return {
      verificationType: 2,
      sms: { dateTime: dialectTime(receivedAt), code: code ?? '', text: text ?? '' },
    };
  }

  const shared = (activation: Activation) => ({
    activationId: String(activation.numberId),
    phoneNumber: digitsOf(activation.phone),
    activationCost: dialectAmount(activation.priceCents),
    currency: CURRENCY_NUMBERS[activation.currency],
    countryCode: String(countryIdOf(activation.country.isoCode) ?? ''),
    canGetAnotherSms: activation.canGetAnother || activation.status === 'WAITING_SMS' ? '1' : '0',
    activationTime: dialectTime(activation.allottedAt),
  });

  const activeOf = (activation: Activation) => ({
    ...shared(activation),
    serviceCode: activation.service.code,
    activationStatus: '4',
    smsCode: activation.messageCount === 0 ? null : activation.messages.map(({ code }) => code ?? ''),
    smsText: activation.messages[0]?.text ?? null,
    countryName: nameOfCountry(activation.country.isoCode, activation.country.ownNames, 'en'),
  });

  async function history({ actor, parameters }: Call) {
    const start = wholeNumber(parameters, 'start', 'WRONG_DATE');
    const end = wholeNumber(parameters, 'end', 'WRONG_DATE', { most: 100_000_000_000 });
    const until = end === undefined ? await programs.now(actor.userId) : new Date(end * 1000);
    const from =
      start === undefined
        ? new Date(until.getTime() - LONGEST_HISTORY_SECONDS * 1000)
        : new Date(start * 1000);
    const seconds = (until.getTime() - from.getTime()) / 1000;
    if (seconds < 0 || seconds > LONGEST_HISTORY_SECONDS) throw new DialectRefusal('WRONG_DATE');
    const limit = wholeNumber(parameters, 'limit', 'WRONG_DATE', { least: 1 }) ?? MOST_HISTORY;
    const offset = wholeNumber(parameters, 'offset', 'WRONG_DATE', { most: 1_000_000 }) ?? 0;
    const page = { from, until, limit: Math.min(limit, MOST_HISTORY), offset };
    const numbers = await programs.history(actor.userId, page);
    return numbers.map((activation) => ({
      id: activation.numberId,
      date: dialectTime(activation.allottedAt),
      phone: digitsOf(activation.phone),
      sms: activation.messages.map(({ text }) => text ?? ''),
      cost: dialectAmount(activation.priceCents),
      status: HISTORY_STATUS[activation.status],
      currency: CURRENCY_NUMBERS[activation.currency],
    }));
  }

  return {
    getBalance: readingForAll(balance),
    getBalanceAndCashBack: readingForAll(balance),
    getNumber: changing(async (call) => {
      const sold = await buy(call);
      return `ACCESS_NUMBER:${sold.number_id}:${digitsOf(sold.phone_number)}`;
    }),
    getNumberV2: changing(async (call) => {
      const { number_id: id } = await buy(call);
      return { ...shared(await number(call.actor.userId, id)), activationOperator: ANY_OPERATOR };
    }),
    setStatus: changing(setStatus),
    getStatus: reading(async (call) => stateOf(await numberOf(call))),
    getStatusV2: reading(getStatusV2),
    getActiveActivations: reading(async ({ actor }) => {
      const open = await programs.open(actor.userId);
      if (open.length === 0) return 'NO_ACTIVATIONS';
      return { status: 'success', activeActivations: open.map(activeOf) };
    }),
    getHistory: reading(history),
  };
}

const HISTORY_STATUS = {
  WAITING_SMS: '4',
  ACTIVE: '4',
  COMPLETED: '6',
  CANCELLED: '8',
  EXPIRED: '8',
} as const;
