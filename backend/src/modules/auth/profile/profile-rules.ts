import { cpf as cpfForm } from 'cpf-cnpj-validator';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { isValidCpf } from '../../../platform/cpf.js';
import { InvalidInputError, type FieldTextKey } from '../../../platform/errors/index.js';

/** Null clears a field; an undefined field does not change. */
export interface ProfileInput {
  fullName?: string | null | undefined;
  phoneNumber?: string | null | undefined;
  /** `YYYY-MM-DD` */
  birthDate?: string | null | undefined;
  cpf?: string | null | undefined;
}

type Reading = { value: string } | { problem: FieldTextKey };

const MAXIMUM_NAME_LENGTH = 120;
const EARLIEST_BIRTH = '1900-01-01';
const CONTROL_CHARACTER = /\p{C}/u;

function readName(text: string): Reading {
  const name = text.replace(/\s+/g, ' ');
  if (name.length > MAXIMUM_NAME_LENGTH) return { problem: 'too_long' };
  return CONTROL_CHARACTER.test(name) ? { problem: 'invalid' } : { value: name };
}

/** A Brazilian number becomes digits with the area code; any other number becomes E.164. */
function readPhone(text: string): Reading {
  const phone = parsePhoneNumberFromString(text, 'BR');
  if (!phone?.isValid() || phone.ext) return { problem: 'phone_invalid' };
  return { value: phone.country === 'BR' ? phone.nationalNumber : phone.number };
}

function readBirthDate(text: string, today: string): Reading {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  const isReal = day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  return isReal && text >= EARLIEST_BIRTH && text <= today
    ? { value: text }
    : { problem: 'birth_date_invalid' };
}

function readCpf(text: string): Reading {
  return isValidCpf(cpfForm.strip(text, true)) ? { value: cpfForm.strip(text) } : { problem: 'cpf_invalid' };
}

/** An empty field becomes null; `today` is `YYYY-MM-DD`. @throws InvalidInputError naming every wrong field */
export function readProfile(input: ProfileInput, today: string): ProfileInput {
  const problems: Record<string, FieldTextKey> = {};
  const stored = (field: string, text: string | null | undefined, read: (text: string) => Reading) => {
    const trimmed = text?.trim();
    if (!trimmed) return text === undefined ? undefined : null;
    const reading = read(trimmed);
    if ('value' in reading) return reading.value;
    problems[field] = reading.problem;
    return undefined;
  };
  const profile: ProfileInput = {
    fullName: stored('full_name', input.fullName, readName),
    phoneNumber: stored('phone_number', input.phoneNumber, readPhone),
    birthDate: stored('birth_date', input.birthDate, (text) => readBirthDate(text, today)),
    cpf: stored('cpf', input.cpf, readCpf),
  };
  if (Object.keys(problems).length > 0) throw new InvalidInputError(problems);
  return profile;
}
