import { BR, ES, PT, US } from 'country-flag-icons/string/3x2';
import {
  siApple,
  siDiscord,
  siGoogle,
  siInstagram,
  siTelegram,
  siTinder,
  siWhatsapp,
  type SimpleIcon,
} from 'simple-icons';
import { BrandTile } from '../src/brand-tile';
import { Flag } from '../src/flag';

function dataUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function inItsColour(icon: SimpleIcon): string {
  return dataUrl(icon.svg.replace('<svg ', `<svg fill="#${icon.hex}" `));
}

const flags = { BR: dataUrl(BR), ES: dataUrl(ES), PT: dataUrl(PT), US: dataUrl(US) };

const brands = {
  Apple: inItsColour(siApple),
  Discord: inItsColour(siDiscord),
  Google: inItsColour(siGoogle),
  Instagram: inItsColour(siInstagram),
  Telegram: inItsColour(siTelegram),
  Tinder: inItsColour(siTinder),
  WhatsApp: inItsColour(siWhatsapp),
};

/** Marks of brands like the product's, for the stories. */
export const brandPicture = (name: keyof typeof brands) => brands[name];

export function StoryFlag({ code }: { code: keyof typeof flags }) {
  return <Flag src={flags[code]} code={code} />;
}

export function StoryBrand({ name }: { name: keyof typeof brands }) {
  return <BrandTile src={brands[name]} name={name} />;
}
