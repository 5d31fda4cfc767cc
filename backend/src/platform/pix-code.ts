export interface PixCodeParts {
  /** Host and path, at most 77 characters. */
  location: string;
  amountCents: number;
  /** Longer names are cut to the length that the format allows, and so is the city. */
  merchant: string;
  city: string;
}

const MERCHANT_LENGTH = 25;
const CITY_LENGTH = 15;

/** Writes a BR Code ("copia e cola"): fields of id, length and value, with a checksum. */
export function pixCode({ location, amountCents, merchant, city }: PixCodeParts): string {
  const account = field('00', 'br.gov.bcb.pix') + field('25', location);
  const body = [
    field('00', '01'),
    field('01', '12'),
    field('26', account),
    field('52', '0000'),
    field('53', '986'),
    field('54', (amountCents / 100).toFixed(2)),
    field('58', 'BR'),
    field('59', plain(merchant, MERCHANT_LENGTH)),
    field('60', plain(city, CITY_LENGTH)),
    field('62', field('05', '***')),
    '6304',
  ].join('');
  return body + crc16(body);
}

function field(id: string, value: string): string {
  return id + String(value.length).padStart(2, '0') + value;
}

function plain(text: string, length: number): string {
  const ascii = text.normalize('NFD').replace(/[^\x20-\x7e]/g, '');
  return ascii.slice(0, length).trim();
}

export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'ascii')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
