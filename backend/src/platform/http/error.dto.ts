export type { ErrorDto } from '../errors/error.dto.js';

/** A sentence for the person at the screen. */
export interface MessageDto {
  message: string;
}
