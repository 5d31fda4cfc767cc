import {
  siApple,
  siDiscord,
  siFacebook,
  siGoogle,
  siInstagram,
  type SimpleIcon,
  siNetflix,
  siTelegram,
  siTiktok,
  siTinder,
  siUber,
  siWhatsapp,
  siX,
} from 'simple-icons';
import type { DemoService } from '../rules/demo-messages';
import { markId } from './hero-phone';

const marks: Record<DemoService, SimpleIcon> = {
  Facebook: siFacebook,
  Tinder: siTinder,
  Google: siGoogle,
  Instagram: siInstagram,
  Telegram: siTelegram,
  WhatsApp: siWhatsapp,
  Discord: siDiscord,
  TikTok: siTiktok,
  Netflix: siNetflix,
  Uber: siUber,
  Twitter: siX,
  Apple: siApple,
};

/** In the page instead of its scripts, because each mark is shown many times. */
export function ServiceMarks() {
  return (
    <svg aria-hidden className="absolute size-0">
      {Object.entries(marks).map(([service, { hex, path }]) => (
        <symbol key={service} id={markId(service)} viewBox="0 0 24 24" fill={`#${hex}`}>
          <path d={path} />
        </symbol>
      ))}
    </svg>
  );
}
