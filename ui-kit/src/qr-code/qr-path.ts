import { create } from 'qrcode';

export interface QrPath {
  size: number;
  path: string;
}

/** The dark squares of a QR code as one SVG path; undefined when the text is empty or too long for one. */
export function qrPath(text: string): QrPath | undefined {
  try {
    const { modules } = create(text, { errorCorrectionLevel: 'M' });
    const { size } = modules;
    const squares: string[] = [];
    for (let row = 0; row < size; row++) {
      for (let column = 0; column < size; column++) {
        if (modules.get(row, column)) squares.push(`M${column} ${row}h1v1h-1z`);
      }
    }
    return { size, path: squares.join('') };
  } catch {
    return undefined;
  }
}
