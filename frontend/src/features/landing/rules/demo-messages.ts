import type live from '../../../locales/pt/live.json';

type DemoMessage = { service: string; text: keyof (typeof live)['demo']['messages']; code: string };

/** What the phone of the demo receives, oldest first; the sixth is the newest when the page opens. */
export const demoMessages = [
  { service: 'Facebook', text: 'isYourCode', code: '58204' },
  { service: 'Tinder', text: 'useToEnter', code: '662 087' },
  { service: 'Google', text: 'isYourCode', code: 'G-995120' },
  { service: 'Instagram', text: 'isYourCode', code: '340 118' },
  { service: 'Telegram', text: 'loginCode', code: '71 204' },
  { service: 'WhatsApp', text: 'yourCode', code: '482-913' },
  { service: 'Discord', text: 'confirm', code: '771204' },
  { service: 'TikTok', text: 'isYourCode', code: '903 556' },
  { service: 'Netflix', text: 'useToEnter', code: '4417' },
  { service: 'Uber', text: 'yourCode', code: '6093' },
  { service: 'Twitter', text: 'confirm', code: '218 740' },
  { service: 'Apple', text: 'isYourCode', code: '135 802' },
] as const satisfies DemoMessage[];

/** A service of which the demo shows a message. */
export type DemoService = (typeof demoMessages)[number]['service'];
