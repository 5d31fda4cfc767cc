/** The fields of the profile to change. A field that is left out does not change; null or an empty text clears it. */
export interface UpdateProfileRequestDto {
  /** @maxLength 200 too_long @example "Maria da Silva" */
  full_name?: string | null;
  /**
   * Brazilian numbers with their area code, others with `+` and their country code.
   * @maxLength 40 phone_invalid
   * @example "(11) 98765-4321"
   */
  phone_number?: string | null;
  /** `YYYY-MM-DD` @maxLength 10 birth_date_invalid @example "1990-03-07" */
  birth_date?: string | null;
  /**
   * With or without punctuation; its check digits must be correct.
   * @maxLength 14 cpf_invalid
   * @example "529.982.247-25"
   */
  cpf?: string | null;
  /**
   * Null removes the picture. Use the upload to set a new one: an address other than the present one is refused.
   * @maxLength 200 not_allowed
   */
  avatar_url?: string | null;
}

export interface AvatarDto {
  /** The address of the picture, as long as the account uses it. */
  avatar_url: string;
}
