import {
  siDiscord,
  siFacebook,
  siGoogle,
  siInstagram,
  siTelegram,
  siTiktok,
  siWhatsapp,
  type SimpleIcon,
} from 'simple-icons';

const marks: Record<string, SimpleIcon> = Object.fromEntries(
  [siDiscord, siFacebook, siGoogle, siInstagram, siTelegram, siTiktok, siWhatsapp].map((icon) => [
    icon.slug,
    icon,
  ]),
);

/** The answer with marks in the place of their addresses, which only the product's server knows. */
export const withPictures = (answer: string): string =>
  answer.replaceAll(/\/images\/services\/(\w+)\.svg/g, (address, slug: string) => {
    const icon = marks[slug];
    return icon
      ? `data:image/svg+xml,${encodeURIComponent(icon.svg.replace('<svg ', `<svg fill="#${icon.hex}" `))}`
      : address;
  });
