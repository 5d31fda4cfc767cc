import { expect } from 'vitest';
import type { CreatedApiKeyDto } from '../modules/auth/api-keys/api-key.dto.js';
import type { MemberRoleDto } from '../modules/auth/teams/team.dto.js';
import type { ActivationWorld, Customer } from './activation-world.js';

const TEAMS = '/api/v1/teams';

/** Opens the owner's team, with the other customer as a buyer. */
export async function openTeamWith(world: ActivationWorld, owner: Customer, member: Customer): Promise<void> {
  const { email } = (await member.call<{ email: string }>('GET', '/api/v1/users/me')).body;
  await owner.call('POST', TEAMS, { body: { name: 'Loja do Bairro' } });
  await owner.call('POST', `${TEAMS}/${owner.userId}/invitations`, { body: { email, role: 'buyer' } });
  const mail = world.app.mailer.mails.findLast(({ to }) => to === email);
  const token = /team\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const accepted = await member.call('POST', `${TEAMS}/invitations/accept`, { body: { token } });
  expect(accepted.status).toBe(200);
}

export const changeRole = (
  owner: Customer,
  member: Customer,
  role: MemberRoleDto,
  budgetCents: number | null = null,
) =>
  owner.call('PATCH', `${TEAMS}/${owner.userId}/members/${member.userId}`, {
    body: { role, monthly_budget_cents: budgetCents, warns_owner: false },
  });

/** A key of a new member, for the account of the team. A viewer made it while they were still a buyer. */
export async function teamKey(
  world: ActivationWorld,
  owner: Customer,
  role: MemberRoleDto,
  budgetCents?: number,
): Promise<string> {
  const member = await world.customer({ cents: 0 });
  await openTeamWith(world, owner, member);
  const made = await member.call<CreatedApiKeyDto>('POST', '/api/v1/users/me/api-keys', {
    body: { name: 'Of a member', scopes: ['buy'] },
    headers: { 'x-account': owner.userId },
  });
  await changeRole(owner, member, role, budgetCents);
  return made.body.key;
}
