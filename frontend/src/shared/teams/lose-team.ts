import { toast } from '@torpedo/ui-kit';
import { i18n, loadTexts } from '../i18n/i18n';
import { chooseWallet, chosenTeam } from '../session/wallet-choice';

/** Back to the own wallet, in words. */
export async function loseTeam(): Promise<void> {
  const team = chosenTeam();
  if (!team) return;
  chooseWallet(null);
  await loadTexts('team');
  toast.info({ title: i18n.t('team:wallet.lost', { name: team.name }) });
}
