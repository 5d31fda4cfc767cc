const KEY = 'torpedo.payer_cpf';

/** The payer's CPF of the last top-up on this device, as it was typed. */
export function rememberedCpf(): string {
  return localStorage.getItem(KEY) ?? '';
}

export function rememberCpf(cpf: string): void {
  localStorage.setItem(KEY, cpf);
}
