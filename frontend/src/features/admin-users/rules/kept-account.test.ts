import { ApiError } from '@torpedo/api-client';
import { describe, expect, it } from 'vitest';
import { i18n } from '../../../shared/i18n/i18n';
import { speakPortuguese } from '../../../testing/portuguese';
import { keptAccount } from './kept-account';

await speakPortuguese('admin-users');
const t = i18n.getFixedT('pt', 'admin-users');
const refused = (code: 'ACCOUNT_IN_USE' | 'BALANCE_LEFT', details: Record<string, unknown>) =>
  keptAccount(new ApiError(409, code, 'Ainda há algo em aberto na sua conta.', { details }), t);

describe('an account that staff cannot delete yet', () => {
  it('is described as the account of a customer, with all open matters', () => {
    const open = [
      { kind: 'open_activations', count: 2 },
      { kind: 'held_money', currency: 'BRL', held_cents: 480 },
      { kind: 'pending_payout', currency: 'BRL', amount_cents: 1000 },
      { kind: 'debt', currency: 'USD', owed_cents: 300 },
    ];
    expect(refused('ACCOUNT_IN_USE', { open })?.replaceAll('\u00a0', ' ')).toBe(
      'Este cliente ainda tem em aberto: 2 números em uso, R$ 4,80 reservados, R$ 10,00 a caminho de volta por Pix, ' +
        'US$ 3,00 que deve de um Pix contestado. Encerre isso na página dele antes de excluir a conta.',
    );
  });

  it('is described with the balance that would be lost', () => {
    const balances = [{ currency: 'BRL', balance_cents: 480 }];
    expect(refused('BALANCE_LEFT', { balances })).toMatch(/^Este cliente ainda tem R\$\s4,80 de saldo\./);
  });

  it('gives null for every other failure', () => {
    expect(keptAccount(new ApiError(404, 'NOT_FOUND', ''), t)).toBeNull();
  });
});
