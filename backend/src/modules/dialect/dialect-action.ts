import type { Actor } from '../../platform/http/index.js';
import { DialectRefusal } from './dialect-answers.js';

export type Parameters = ReadonlyMap<string, string>;

export interface Call {
  actor: Actor;
  parameters: Parameters;
  /** The callback runs when the program closed the connection before its answer was written. */
  onLost(work: () => Promise<void>): void;
}

export type Answer = string | object;

export interface Action {
  changes: boolean;
  /** A viewer of a team's account may read its balance, but not its numbers. */
  isForViewers: boolean;
  answer(call: Call): Promise<Answer>;
}

type Answering = Action['answer'];
export const readingForAll = (answer: Answering): Action => ({ changes: false, isForViewers: true, answer });
export const reading = (answer: Answering): Action => ({ changes: false, isForViewers: false, answer });
export const changing = (answer: Answering): Action => ({ changes: true, isForViewers: false, answer });

/** @throws DialectRefusal with this word when the parameter is missing */
export function required(parameters: Parameters, name: string, word: string): string {
  const value = parameters.get(name);
  if (value === undefined) throw new DialectRefusal(word);
  return value;
}

interface Reach {
  least?: number;
  most?: number;
}

/** Undefined when it is missing. @throws DialectRefusal with the word unless it is a whole number within the reach */
export function wholeNumber(
  parameters: Parameters,
  name: string,
  word: string,
  reach: Reach = {},
): number | undefined {
  return parameters.has(name) ? requiredNumber(parameters, name, word, reach) : undefined;
}

/** @throws DialectRefusal with the word unless it is a whole number within the reach */
export function requiredNumber(
  parameters: Parameters,
  name: string,
  word: string,
  { least = 0, most = Number.MAX_SAFE_INTEGER }: Reach = {},
): number {
  const text = required(parameters, name, word);
  const value = Number(text);
  if (!/^-?\d{1,16}$/.test(text) || value < least || value > most) throw new DialectRefusal(word);
  return value;
}
