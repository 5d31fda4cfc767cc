/** A new account. */
export interface RegisterRequestDto {
  /**
   * @maxLength 254 email_invalid
   * @pattern ^[^\s@]+@[^\s@]+\.[^\s@]+$ email_invalid
   */
  email: string;
  password: string;
  preferred_language?: 'pt-BR' | 'en-US' | 'es';
  preferred_currency?: 'BRL' | 'USD' | 'EUR';
  profile?: { cpf?: string | null };
}

export interface RegisteredDto {
  id: string;
  email: string;
  is_email_verified: boolean;
}

/** Proof that the address is read by its owner. */
export interface VerifyEmailRequestDto {
  /** The 6-digit code of the mail. */
  token: string;
  email: string;
}

export interface ResendVerificationRequestDto {
  email: string;
}

export interface LoginDto {
  /** JWT, short-lived; dies with the session. */
  access_token: string;
  token_type: 'bearer';
  /** Seconds that the access token lives. */
  expires_in: number;
  must_change_password: boolean;
}

export interface ProfileDto {
  full_name: string | null;
  phone_number: string | null;
  birth_date: string | null;
  cpf: string | null;
  avatar_url: string | null;
}

/** The signed-in account. */
export interface MeDto {
  id: string;
  email: string;
  role: 'CUSTOMER' | 'MANAGER' | 'ADMIN';
  is_email_verified: boolean;
  must_change_password: boolean;
  preferred_language: 'pt-BR' | 'en-US' | 'es';
  preferred_currency: 'BRL' | 'USD' | 'EUR';
  created_at: string;
  profile: ProfileDto;
}

/** One place where the account is signed in. */
export interface SessionDto {
  id: string;
  /** True for the session that asks. */
  current: boolean;
  /** `web` or the name a command-line client gave itself. */
  name: string;
  user_agent: string | null;
  ip_address: string | null;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
}

export interface SessionsDto {
  sessions: SessionDto[];
}
