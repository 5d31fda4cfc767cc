import { describe, expect, it } from 'vitest';
import { crc16, pixCode } from './pix-code.js';

const EXAMPLE = {
  location: 'pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca25',
  amountCents: 3700,
  merchant: 'LOJA EXEMPLO',
  city: 'SAO PAULO',
};

describe('the Pix text', () => {
  it('ends in the checksum that banks compute', () => {
    expect(crc16('123456789')).toBe('29B1');
    const published =
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304';
    expect(crc16(published)).toBe('1D3D');
  });

  it('of a charge is written field by field as the standard has it', () => {
    expect(pixCode(EXAMPLE)).toBe(
      '00020101021226760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca25520400005303986540537.005802BR5912LOJA EXEMPLO6009SAO PAULO62070503***6304C95F',
    );
  });

  it('names the receiver in plain letters, no longer than banks read', () => {
    const fields = readFields(
      pixCode({ ...EXAMPLE, merchant: 'Comércio e Serviços São João Ltda', city: 'São José dos Campos' }),
    );
    expect(fields.get('59')).toBe('Comercio e Servicos Sao J');
    expect(fields.get('60')).toBe('Sao Jose dos Ca');
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
