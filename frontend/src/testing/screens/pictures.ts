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

const marks: Record<string, SimpleIcon> = Object.fromEntries(
  [
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
  ].map((icon) => [icon.slug, icon]),
);

/** Like the server, turns a black mark white on a dark page. */
const styleOf = ({ hex }: SimpleIcon) =>
  `<style>path{fill:#${hex}}${hex === '000000' ? '@media (prefers-color-scheme:dark){path{fill:#fff}}' : ''}</style>`;

/** Replaces the addresses of marks by the marks, because only the product's server has these addresses. */
export const withPictures = (answer: string): string =>
  answer.replaceAll(/\/images\/services\/(\w+)\.svg/g, (address, slug: string) => {
    const icon = marks[slug];
    return icon
      ? `data:image/svg+xml,${encodeURIComponent(icon.svg.replace('<path', `${styleOf(icon)}<path`))}`
      : address;
  });
