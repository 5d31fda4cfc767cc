import { rememberedForAccount, rememberForAccount } from './session-storage';

const name = 'payer_cpf';

export function rememberedCpf(): string {
  return rememberedForAccount(name) ?? '';
}

export function rememberCpf(cpf: string): void {
  rememberForAccount(name, cpf);
}
