import { describe, expect, it } from 'vitest';
import { brCode, chargeLocation, crc16 } from './br-code.js';

describe('the Pix text', () => {
  it('ends in the checksum that banks compute', () => {
    expect(crc16('123456789')).toBe('29B1');
    const published =
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304';
    expect(crc16(published)).toBe('1D3D');
  });

  it('is made of fields whose lengths add up', () => {
    const code = brCode({ location: chargeLocation('123'), amountCents: 2550 });
    const fields = readFields(code);
    expect(fields.get('54')).toBe('25.50');
    expect(fields.get('53')).toBe('986');
    expect(fields.get('63')).toBe(crc16(code.slice(0, -4)));
    expect(readFields(fields.get('26') ?? '').get('00')).toBe('br.gov.bcb.pix');
    expect(fields.get('59')?.length).toBeLessThanOrEqual(25);
  });
});

function readFields(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    const length = Number(text.slice(at + 2, at + 4));
    fields.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return fields;
}
