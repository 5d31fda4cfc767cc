import { rememberedForAccount, rememberForAccount } from './session-storage';

const name = 'payer_cpf';

/** The payer's CPF of the last top-up on this device, as it was typed. */
export function rememberedCpf(): string {
  return rememberedForAccount(name) ?? '';
}

export function rememberCpf(cpf: string): void {
  rememberForAccount(name, cpf);
}
