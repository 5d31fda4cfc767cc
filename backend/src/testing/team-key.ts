import type { CreatedApiKeyDto } from '../modules/auth/api-keys/api-key.dto.js';
import type { MemberRoleDto } from '../modules/auth/teams/team.dto.js';
import type { ActivationWorld, Customer } from './activation-world.js';

const TEAMS = '/api/v1/teams';

/** Of a new member of the customer's team, for the account of the team. A viewer made it while they were a buyer. */
export async function teamKey(world: ActivationWorld, owner: Customer, role: MemberRoleDto): Promise<string> {
  const member = await world.customer({ cents: 0 });
  const { email } = (await member.call<{ email: string }>('GET', '/api/v1/users/me')).body;
  await owner.call('POST', TEAMS, { body: { name: 'Loja do Bairro' } });
  await owner.call('POST', `${TEAMS}/${owner.userId}/invitations`, { body: { email, role: 'buyer' } });
  const mail = world.app.mailer.mails.findLast(({ to }) => to === email);
  const token = /team\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  await member.call('POST', `${TEAMS}/invitations/accept`, { body: { token } });
  const made = await member.call<CreatedApiKeyDto>('POST', '/api/v1/users/me/api-keys', {
    body: { name: 'Of a member', scopes: ['buy'] },
    headers: { 'x-account': owner.userId },
  });
  const terms = { role, monthly_budget_cents: null, warns_owner: false };
  await owner.call('PATCH', `${TEAMS}/${owner.userId}/members/${member.userId}`, { body: terms });
  return made.body.key;
}
