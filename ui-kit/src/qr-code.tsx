import { create } from 'qrcode';
import { type ComponentProps, useMemo } from 'react';
import { classNames } from './class-names';
import { ImageOr } from './image-or';

interface QrPath {
  size: number;
  path: string;
}

function qrPath(text: string): QrPath | undefined {
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

type QrCodeProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: string;
  value?: string;
  /** PNG in Base64, where there is no value that can be drawn. */
  imageBase64?: string;
  fallbackLabel: string;
};

/** A QR code, black on white in both themes because scanners need it so. What stands around it keeps its quiet zone. */
export function QrCode({ label, value = '', imageBase64, fallbackLabel, className, ...props }: QrCodeProps) {
  const drawing = useMemo(() => qrPath(value), [value]);
  const src = imageBase64 && `data:image/png;base64,${imageBase64}`;
  return (
    <div
      data-slot="qr-code"
      className={classNames(
        'flex aspect-square default:max-w-48 items-center justify-center rounded-tile bg-qr-paper default:p-3.5 default:w-full',
        className,
      )}
      {...props}
    >
      {drawing ? (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${drawing.size} ${drawing.size}`}
          shapeRendering="crispEdges"
          className="size-full fill-qr-ink"
        >
          <path d={drawing.path} />
        </svg>
      ) : (
        <ImageOr src={src} alt={label} width={192} height={192} className="size-full">
          <span className="px-4 text-center text-sm font-medium text-balance text-qr-ink">
            {fallbackLabel}
          </span>
        </ImageOr>
      )}
    </div>
  );
}
