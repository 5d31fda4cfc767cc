import {
  siApple,
  siDiscord,
  siFacebook,
  siGoogle,
  siInstagram,
  siNetflix,
  siTelegram,
  siTiktok,
  siTinder,
  siUber,
  siWhatsapp,
  siX,
  type SimpleIcon,
} from 'simple-icons';
import type landing from '../../../locales/pt/landing.json';

export type DemoMessage = {
  service: string;
  mark: SimpleIcon;
  text: keyof (typeof landing)['demo']['messages'];
  code: string;
};

/** What the phone of the demo receives, oldest first; the sixth is the newest when the page opens. */
export const demoMessages: DemoMessage[] = [
  { service: 'Facebook', mark: siFacebook, text: 'isYourCode', code: '58204' },
  { service: 'Tinder', mark: siTinder, text: 'useToEnter', code: '662 087' },
  { service: 'Google', mark: siGoogle, text: 'isYourCode', code: 'G-995120' },
  { service: 'Instagram', mark: siInstagram, text: 'isYourCode', code: '340 118' },
  { service: 'Telegram', mark: siTelegram, text: 'loginCode', code: '71 204' },
  { service: 'WhatsApp', mark: siWhatsapp, text: 'yourCode', code: '482-913' },
  { service: 'Discord', mark: siDiscord, text: 'confirm', code: '771204' },
  { service: 'TikTok', mark: siTiktok, text: 'isYourCode', code: '903 556' },
  { service: 'Netflix', mark: siNetflix, text: 'useToEnter', code: '4417' },
  { service: 'Uber', mark: siUber, text: 'yourCode', code: '6093' },
  { service: 'Twitter', mark: siX, text: 'confirm', code: '218 740' },
  { service: 'Apple', mark: siApple, text: 'isYourCode', code: '135 802' },
];
