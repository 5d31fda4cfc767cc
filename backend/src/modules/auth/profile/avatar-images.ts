import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { DomainError } from '../../../platform/errors/index.js';

/** A picture in the sizes it is shown in, both square WebP. */
export interface AvatarImages {
  large: Buffer;
  small: Buffer;
}

export const LARGE_PIXELS = 256;
export const SMALL_PIXELS = 96;

const ACCEPTED_TYPES = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** More than any phone takes; a small file that unpacks to more is meant to exhaust us. */
const MAXIMUM_PIXELS = 64_000_000;
const PATIENCE_SECONDS = 10;
const QUALITY = 82;

const squareWebp = (upright: Sharp, pixels: number) =>
  upright
    .clone()
    .resize(pixels, pixels, { fit: 'cover', position: 'centre' })
    .webp({ quality: QUALITY })
    .timeout({ seconds: PATIENCE_SECONDS })
    .toBuffer();

/**
 * Draws an uploaded picture anew, upright and cut to its middle: nothing of the file itself is kept, neither what a
 * camera wrote into it nor what somebody hid behind the picture.
 * @throws DomainError IMAGE_TYPE_NOT_SUPPORTED by what the file is, not by what it is called; IMAGE_UNREADABLE
 */
export async function avatarImages(file: Buffer): Promise<AvatarImages> {
  const type = await fileTypeFromBuffer(file);
  if (!type || !ACCEPTED_TYPES.has(type.mime)) throw new DomainError('IMAGE_TYPE_NOT_SUPPORTED');
  try {
    const upright = sharp(file, { limitInputPixels: MAXIMUM_PIXELS, pages: 1, failOn: 'error' }).autoOrient();
    const [large, small] = await Promise.all([
      squareWebp(upright, LARGE_PIXELS),
      squareWebp(upright, SMALL_PIXELS),
    ]);
    return { large, small };
  } catch (error) {
    throw new DomainError('IMAGE_UNREADABLE', {}, { cause: error });
  }
}
