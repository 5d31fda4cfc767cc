import { toast } from '@torpedo/ui-kit';
import { i18n } from '../i18n/i18n';
import { chooseWallet, chosenTeam } from '../session/wallet-choice';

/** Back to the own wallet, in words. */
export function loseTeam(): void {
  const team = chosenTeam();
  if (!team) return;
  chooseWallet(null);
  toast.info({ title: i18n.t('shell:wallet.lost', { name: team.name }) });
}
