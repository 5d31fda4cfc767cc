/** What of the profile is to change: a field that is left out stays, null or an empty text clears it. */
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
   * With or without punctuation; its check digits must be right.
   * @maxLength 14 cpf_invalid
   * @example "529.982.247-25"
   */
  cpf?: string | null;
  /**
   * Null removes the picture. A new one comes by upload only: any other address than the present one is refused.
   * @maxLength 200 not_allowed
   */
  avatar_url?: string | null;
}

export interface AvatarDto {
  /** Where the picture is served from, for as long as it is the account's. */
  avatar_url: string;
}
