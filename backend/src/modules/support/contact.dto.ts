/** A message to support. */
export interface ContactRequestDto {
  /**
   * The name of the sender.
   * @isString required
   * @minLength 1 required @maxLength 100 too_long
   * @example "Maria da Silva"
   */
  name: string;
  /**
   * The address for the answer.
   * @isString email_required
   * @minLength 1 email_required @maxLength 254 email_invalid @pattern ^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$ email_invalid
   * @example "maria@example.com"
   */
  email: string;
  /** @isString required @minLength 1 required @maxLength 150 too_long @example "Nota fiscal de fevereiro" */
  subject: string;
  /**
   * @isString required
   * @minLength 1 required @maxLength 5000 too_long
   * @example "Olá! Onde encontro a nota fiscal da minha recarga?"
   */
  message: string;
  /**
   * Leave it empty. People do not see this field, but spam programs fill it in. A message with it is dropped.
   * @maxLength 500 too_long
   */
  website?: string;
}
