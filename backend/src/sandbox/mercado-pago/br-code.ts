import { createHash } from 'node:crypto';

const MERCHANT = 'TORPEDO SANDBOX';
const CITY = 'SAO PAULO';

/** The "copia e cola" text of a single-use Pix charge: nested fields of id, length and value, closed by a checksum. */
export function brCode({ location, amountCents }: { location: string; amountCents: number }): string {
  const account = field('00', 'br.gov.bcb.pix') + field('25', location);
  const body = [
    field('00', '01'),
    field('01', '12'),
    field('26', account),
    field('52', '0000'),
    field('53', '986'),
    field('54', (amountCents / 100).toFixed(2)),
    field('58', 'BR'),
    field('59', MERCHANT),
    field('60', CITY),
    field('62', field('05', '***')),
    '6304',
  ].join('');
  return body + crc16(body);
}

/** Where a bank would fetch the charge; nobody serves it, no bank can pay it. */
export function chargeLocation(paymentId: string): string {
  return `pix.sandbox.invalid/qr/v2/${createHash('md5').update(paymentId).digest('hex').slice(0, 24)}`;
}

function field(id: string, value: string): string {
  return id + String(value.length).padStart(2, '0') + value;
}

/** CRC-16/CCITT-FALSE in four upper-case hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'ascii')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
