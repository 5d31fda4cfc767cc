import type live from '../../../locales/pt/live.json';

interface DemoMessage {
  service: string;
  text: keyof (typeof live)['demo']['messages'];
  code: string;
}

/** Sorted from old to new. The sixth message is the newest one when the page opens. */
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

export type DemoService = (typeof demoMessages)[number]['service'];

const shownCount = 6;
export const stepMs = 2800;

interface Shown<Demo> {
  /** Identifies one arrival, because the same demo is shown again later. */
  arrival: number;
  demo: Demo;
  minutesAgo: number;
}

export function rotation<Demo>(demos: readonly Demo[], step: number): Shown<Demo>[] {
  const newest = shownCount - 1 + step;
  return Array.from({ length: shownCount }, (_, index) => newest - index).flatMap((arrival, index) => {
    const demo = demos[arrival % demos.length];
    return demo === undefined ? [] : [{ arrival, demo, minutesAgo: index }];
  });
}
