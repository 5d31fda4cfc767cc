import { expect } from 'vitest';
import type { Sent } from './dialect-program.js';

type Parameters = Record<string, string>;
type Fields = Record<string, unknown>;

export type Call = (action: string, parameters?: Parameters) => Promise<string>;

/** What the program takes from the answer to its purchase. */
export interface Taken {
  id: string;
  phone: string;
}

/** A public client: how it sends, and how it reads. */
export interface Client {
  name: string;
  sends(parameters: Parameters): Sent;
  /** Unpacks every answer, packed or not. */
  insistsOnGzip?: true;
  balance(answer: string): number;
  /** How many numbers, countries or operators it finds, where it looks for any. */
  looks?: [action: string, parameters: Parameters, finds: (answer: string) => number];
  order: { action: 'getNumber' | 'getNumberV2' } & Parameters;
  number(answer: string, call: Call): Taken | Promise<Taken>;
  /** Null while it waits. */
  code(answer: string): string | null;
  /** It can wait for another code on the same number. */
  asksForAnother?: true;
  cancelsWith?: '-1';
  /** The changed parameters of its order, the word of the refusal, and what the client reads from it. */
  refusal: [by: Parameters, word: string, hears: (answer: string) => string | undefined];
}

const queryOf = (parameters: Parameters) => new URLSearchParams(parameters).toString();
const byGet =
  (encodings: string, more: Parameters = {}) =>
  (parameters: Parameters): Sent => ({
    method: 'GET',
    query: queryOf({ ...parameters, ...more }),
    headers: { 'accept-encoding': encodings },
  });

const json = (answer: string) => JSON.parse(answer) as Fields;
const part = (index: number) => (answer: string) => answer.split(':')[index] ?? '';
const balanceBehindColon = (answer: string) => Number(part(1)(answer));
const exactly =
  (...words: string[]) =>
  (answer: string) =>
    words.find((word) => word === answer);
const within =
  (...words: string[]) =>
  (answer: string) =>
    words.find((word) => answer.includes(word));

/** The names of the fields that are not of the type that a client declares. */
const mistyped = (fields: Fields, types: Record<string, string>) =>
  Object.entries(types).flatMap(([name, type]) => (typeof fields[name] === type ? [] : [name]));

/** Reads both as whole numbers that a double can hold exactly. */
function wholeNumbers([id, phone, ...more]: string[]): Taken {
  const read = [Number(id), Number(phone)];
  expect([read.every(Number.isSafeInteger), more]).toEqual([true, []]);
  return { id: String(read[0]), phone: String(read[1]) };
}

function inThreeParts(answer: string): Taken {
  const [word, ...rest] = answer.split(':');
  expect(word, answer).toBe('ACCESS_NUMBER');
  return wholeNumbers(rest);
}

/** The code behind one of the words; a word that is in neither list fails. */
const codeBehind = (ready: string[], waiting: string[]) => (answer: string) => {
  const [word = '', code = null] = answer.split(':');
  if (ready.includes(word)) return code;
  expect(waiting).toContain(word);
  return null;
};
const codeWhenReady = codeBehind(['STATUS_OK'], ['STATUS_WAIT_CODE', 'STATUS_WAIT_RETRY']);
/** After a request for another code, these clients take the word for waiting for an error. */
const firstCode = codeBehind(['STATUS_OK'], ['STATUS_WAIT_CODE']);

const BRAZIL = { service: 'wa', country: '73' };
const TEXTS = { phoneNumber: 'string', countryCode: 'string', activationTime: 'string' };
const NUMBER_OF_GO = { ...TEXTS, activationId: 'string', activationCost: 'string' };
const OPEN_NUMBER_OF_GO = { ...NUMBER_OF_GO, canGetAnotherSms: 'string', countryName: 'string' };

/** The countries, as the answer to `getPrices` holds them. */
type Prices = Record<string, { wa: { cost: number; count: number } }>;
const pricesIn = (answer: string) => (JSON.parse(answer) as Prices)['73']!.wa;

export const CLIENTS: Client[] = [
  {
    name: 'optinsoft/asmsactivate',
    sends: byGet('gzip, deflate'),
    balance: balanceBehindColon,
    looks: ['getPrices', BRAZIL, (answer) => pricesIn(answer).count],
    order: { action: 'getNumber', ...BRAZIL, maxPrice: '100.0' },
    number: inThreeParts,
    code: firstCode,
    refusal: [{ maxPrice: '0.01' }, 'WRONG_MAX_PRICE', part(0)],
  },
  {
    name: 'PyPI smsactivate 1.5',
    sends: byGet('gzip, deflate'),
    balance: (answer) => Number(answer.slice(15)),
    looks: ['getNumbersStatus', { country: '73' }, (answer) => Number(json(answer)['wa'])],
    order: { action: 'getNumber', ...BRAZIL, forward: 'True', freePrice: 'True', verification: 'True' },
    number: (answer) => wholeNumbers(answer.slice(14).split(':')),
    code: codeWhenReady,
    asksForAnother: true,
    refusal: [{ operator: 'vivo' }, 'OPERATORS_NOT_FOUND', exactly('NO_NUMBERS', 'OPERATORS_NOT_FOUND')],
  },
  {
    name: 'AioSmsProviders/aiosmsactivate',
    sends: (parameters) => ({
      method: 'POST',
      query: queryOf(parameters),
      headers: { 'accept-encoding': 'gzip, deflate', 'content-type': 'application/octet-stream' },
    }),
    balance: (answer) => Number(/^ACCESS_BALANCE:(\d+\.\d{2})/.exec(answer)?.[1]),
    looks: [
      'getTopCountriesByService',
      { service: 'wa', freePrice: 'false' },
      (answer) => Object.keys(json(answer)).length,
    ],
    order: {
      action: 'getNumberV2',
      service: 'wa',
      'country ': '73',
      activationType: '0',
      useCashBack: 'false',
    },
    number: (answer) => {
      const number = json(answer);
      expect(mistyped(number, { ...TEXTS, activationOperator: 'string' })).toEqual([]);
      expect(['1', '0']).toContain(number['canGetAnotherSms']);
      return { id: String(Number(number['activationId'])), phone: String(number['phoneNumber']) };
    },
    code: codeWhenReady,
    asksForAnother: true,
    refusal: [{ service: 'nope_x' }, 'BAD_SERVICE', (answer) => answer],
  },
  {
    name: 'tezmen/python-sms-activate-ru',
    sends: byGet('gzip, deflate'),
    balance: balanceBehindColon,
    looks: ['getNumbersStatus', { country: '73' }, (answer) => Number(json(answer)['wa_0'])],
    order: { action: 'getNumber', ...BRAZIL },
    number: (answer) => ({ id: part(1)(answer), phone: part(2)(answer) }),
    // This client takes everything behind a colon as the code.
    code: (answer) => part(1)(answer) || null,
    cancelsWith: '-1',
    refusal: [{ service: 'nope_x' }, 'BAD_SERVICE', within('NO_NUMBERS', 'NO_ACTIVATION', 'BAD_SERVICE')],
  },
  {
    name: 'solodecode/sms-activate-go',
    sends: byGet('gzip'),
    balance: (answer) => Number(answer.replace(/^ACCESS_BALANCE:/, '')),
    looks: [
      'getPrices',
      BRAZIL,
      (answer) => {
        expect(mistyped(pricesIn(answer), { cost: 'number', count: 'number' })).toEqual([]);
        return pricesIn(answer).count;
      },
    ],
    order: { action: 'getNumberV2', ...BRAZIL },
    // It expects a boolean where the documented body has "1", so the number is found in the list of the open ones.
    number: async (answer, call) => {
      const wrong = mistyped(json(answer), { ...NUMBER_OF_GO, canGetAnotherSms: 'boolean' });
      expect(wrong).toEqual(['canGetAnotherSms']);
      const [open = {}] = json(await call('getActiveActivations'))['activeActivations'] as Fields[];
      expect(mistyped(open, OPEN_NUMBER_OF_GO)).toEqual([]);
      return { id: String(open['activationId']), phone: String(open['phoneNumber']) };
    },
    code: codeWhenReady,
    asksForAnother: true,
    refusal: [{}, 'NO_NUMBERS', exactly('BAD_KEY', 'ERROR_SQL', 'NO_NUMBERS', 'NO_BALANCE')],
  },
  {
    name: 'mIwr/SmsActivateApi',
    sends: byGet('gzip'),
    insistsOnGzip: true,
    balance: (answer) => Number(/\d+(?:[.,]\d+)?/.exec(answer)?.[0]),
    order: { action: 'getNumberV2', ...BRAZIL, maxPrice: '100,5', verification: 'True', forward: 'True' },
    number: (answer) => {
      const { activationId, phoneNumber, activationTime } = json(answer);
      expect(activationTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
      return wholeNumbers([String(activationId), String(phoneNumber)]);
    },
    code: codeWhenReady,
    asksForAnother: true,
    refusal: [{ maxPrice: '0,01' }, 'WRONG_MAX_PRICE', within('ERROR_SQL', 'BANNED', 'WRONG_MAX_PRICE')],
  },
  {
    name: 'MadL1me/SMSActivate-Sharp',
    sends: (parameters) => ({
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: queryOf(parameters),
    }),
    balance: balanceBehindColon,
    // This client names no country, so it orders a service that only one country sells.
    order: { action: 'getNumber', service: 'ki', isForward: '1', ref: 'https://old.example/?ref=1' },
    number: inThreeParts,
    code: (answer) => (answer.includes('OK') ? part(1)(answer) : null),
    asksForAnother: true,
    refusal: [{ service: 'wa' }, 'BAD_COUNTRY', (answer) => (answer.includes('ACCESS') ? undefined : answer)],
  },
  {
    name: 'nishuzumi/sms-activate-sdk',
    sends: byGet('gzip, compress, deflate, br'),
    balance: balanceBehindColon,
    looks: ['getCountries', {}, (answer) => Object.keys(json(answer)).length],
    order: { action: 'getNumberV2', ...BRAZIL, ref: '1' },
    number: (answer) => {
      const { activationId, phoneNumber, canGetAnotherSms, activationTime } = json(answer);
      expect([canGetAnotherSms, Number.isNaN(Date.parse(String(activationTime)))]).toEqual(['1', false]);
      return { id: String(activationId), phone: String(phoneNumber) };
    },
    code: firstCode,
    refusal: [{ phoneException: 'x' }, 'WRONG_EXCEPTION_PHONE', exactly('BANNED', 'WRONG_EXCEPTION_PHONE')],
  },
  {
    name: 'DeveloperZelentsov/SMSActivateAPI',
    sends: byGet('gzip, deflate, br'),
    balance: (answer) => Number(answer.split(':').at(-1)),
    looks: [
      'getOperators',
      { country: '73' },
      (answer) => Object.values(json(answer)['countryOperators'] as Record<string, string[]>).flat().length,
    ],
    order: {
      action: 'getNumber',
      ...BRAZIL,
      ref: '1',
      freePrice: 'true',
      maxPrice: '100',
      verification: 'false',
    },
    number: inThreeParts,
    // While it waits for another code, this client reads the earlier code.
    code: codeBehind(['STATUS_OK', 'STATUS_WAIT_RETRY'], ['STATUS_WAIT_CODE', 'STATUS_WAIT_RESEND']),
    refusal: [{ service: 'nope_x' }, 'BAD_SERVICE', exactly('BAD_KEY', 'BAD_SERVICE', 'ERROR_SQL')],
  },
  {
    name: 'nguyendkn/BrowserAutomationStudio',
    sends: byGet('gzip, deflate', { ref: 'browserAutomationStudio' }),
    balance: balanceBehindColon,
    looks: [
      'getNumbersStatus',
      { country: '73' },
      (answer) => Number(json(answer)['wa_0'] ?? json(answer)['wa']),
    ],
    order: { action: 'getNumber', ...BRAZIL, operator: 'any' },
    number: inThreeParts,
    code: codeWhenReady,
    asksForAnother: true,
    refusal: [{}, 'NO_NUMBERS', part(0)],
  },
];
