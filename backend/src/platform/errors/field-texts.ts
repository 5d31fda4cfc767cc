import type { Language } from '../languages.js';

type FieldText = Record<Language, string>;

/** The texts for constraint tags of controllers and for InvalidInputError. */
export const FIELD_TEXTS = {
  required: { pt: 'Campo obrigatório', en: 'Required field', es: 'Campo obligatorio' },
  invalid: { pt: 'Valor inválido', en: 'Invalid value', es: 'Valor inválido' },
  unknown_field: { pt: 'Campo desconhecido', en: 'Unknown field', es: 'Campo desconocido' },
  not_text: { pt: 'Deve ser um texto', en: 'Must be text', es: 'Debe ser un texto' },
  not_number: { pt: 'Deve ser um número', en: 'Must be a number', es: 'Debe ser un número' },
  not_integer: {
    pt: 'Deve ser um número inteiro',
    en: 'Must be a whole number',
    es: 'Debe ser un número entero',
  },
  not_boolean: {
    pt: 'Deve ser verdadeiro ou falso',
    en: 'Must be true or false',
    es: 'Debe ser verdadero o falso',
  },
  too_short: { pt: 'Valor curto demais', en: 'Value too short', es: 'Valor demasiado corto' },
  too_long: { pt: 'Valor longo demais', en: 'Value too long', es: 'Valor demasiado largo' },
  too_small: {
    pt: 'Valor abaixo do mínimo',
    en: 'Value below the minimum',
    es: 'Valor por debajo del mínimo',
  },
  too_large: {
    pt: 'Valor acima do máximo',
    en: 'Value above the maximum',
    es: 'Valor por encima del máximo',
  },
  not_public: {
    pt: 'Deve ser um endereço https da internet, com um nome que exista',
    en: 'Must be an https address on the internet, by a name that exists',
    es: 'Debe ser una dirección https de internet, con un nombre que exista',
  },
  names_provider: {
    pt: 'O texto é público e não pode citar um fornecedor',
    en: 'The text is public and cannot name a provider',
    es: 'El texto es público y no puede nombrar a un proveedor',
  },
  key_for_address: {
    pt: 'Outro servidor: informe a chave de novo',
    en: 'Another server: give the key again',
    es: 'Otro servidor: indique la clave de nuevo',
  },
  one_country: {
    pt: 'Envie o país ou preferences, e só um deles',
    en: 'Send the country or preferences, and only one of them',
    es: 'Envía el país o preferences, y solo uno de ellos',
  },
  one_price: {
    pt: 'Envie service_price ou max_price_cents, e só um deles',
    en: 'Send service_price or max_price_cents, and only one of them',
    es: 'Envía service_price o max_price_cents, y solo uno de ellos',
  },
  not_allowed: { pt: 'Valor não permitido', en: 'Value not allowed', es: 'Valor no permitido' },
  email_required: { pt: 'Email é obrigatório', en: 'E-mail is required', es: 'El correo es obligatorio' },
  email_invalid: {
    pt: 'Email deve ter um formato válido',
    en: 'E-mail must have a valid format',
    es: 'El correo debe tener un formato válido',
  },
  password_required: {
    pt: 'Senha é obrigatória',
    en: 'Password is required',
    es: 'La contraseña es obligatoria',
  },
  password_too_short: {
    pt: 'Senha deve ter pelo menos 8 caracteres',
    en: 'Password must have at least 8 characters',
    es: 'La contraseña debe tener al menos 8 caracteres',
  },
  password_too_long: {
    pt: 'Senha deve ter no máximo 128 caracteres',
    en: 'Password must have at most 128 characters',
    es: 'La contraseña debe tener como máximo 128 caracteres',
  },
  password_no_lowercase: {
    pt: 'Senha deve conter pelo menos uma letra minúscula',
    en: 'Password must contain at least one lowercase letter',
    es: 'La contraseña debe contener al menos una letra minúscula',
  },
  password_no_uppercase: {
    pt: 'Senha deve conter pelo menos uma letra maiúscula',
    en: 'Password must contain at least one uppercase letter',
    es: 'La contraseña debe contener al menos una letra mayúscula',
  },
  password_no_digit: {
    pt: 'Senha deve conter pelo menos um número',
    en: 'Password must contain at least one number',
    es: 'La contraseña debe contener al menos un número',
  },
  password_no_special: {
    pt: 'Senha deve conter pelo menos um caractere especial (@$!%*?&)',
    en: 'Password must contain at least one special character (@$!%*?&)',
    es: 'La contraseña debe contener al menos un carácter especial (@$!%*?&)',
  },
  password_common: {
    pt: 'Esta senha é muito comum. Escolha outra.',
    en: 'This password is too common. Choose another.',
    es: 'Esta contraseña es demasiado común. Elige otra.',
  },
  password_no_symbol: {
    pt: 'Senha deve conter pelo menos um caractere especial',
    en: 'Password must contain at least one special character',
    es: 'La contraseña debe contener al menos un carácter especial',
  },
  new_password_required: {
    pt: 'Nova senha é obrigatória',
    en: 'New password is required',
    es: 'La contraseña nueva es obligatoria',
  },
  new_password_too_short: {
    pt: 'A senha deve ter pelo menos 8 caracteres.',
    en: 'The password must have at least 8 characters.',
    es: 'La contraseña debe tener al menos 8 caracteres.',
  },
  new_password_same: {
    pt: 'Nova senha deve ser diferente da atual',
    en: 'New password must be different from the current one',
    es: 'La contraseña nueva debe ser diferente de la actual',
  },
  new_password_same_as_temporary: {
    pt: 'A nova senha não pode ser igual à senha temporária atual. Use uma senha diferente.',
    en: 'The new password cannot be the same as the current temporary password. Use a different one.',
    es: 'La contraseña nueva no puede ser igual a la contraseña temporal actual. Usa una diferente.',
  },
  token_required: { pt: 'Token é obrigatório', en: 'Token is required', es: 'El token es obligatorio' },
  token_too_short: {
    pt: 'Token deve ter pelo menos 6 caracteres',
    en: 'Token must have at least 6 characters',
    es: 'El token debe tener al menos 6 caracteres',
  },
  token_too_long: {
    pt: 'Token deve ter no máximo 255 caracteres',
    en: 'Token must have at most 255 characters',
    es: 'El token debe tener como máximo 255 caracteres',
  },
  reason_required: { pt: 'Motivo é obrigatório', en: 'Reason is required', es: 'El motivo es obligatorio' },
  new_user_password_required: {
    pt: 'Senha é obrigatória para novos usuários',
    en: 'A password is required for new users',
    es: 'La contraseña es obligatoria para usuarios nuevos',
  },
  reset_way_required: {
    pt: 'Dados inválidos para reset de senha',
    en: 'Invalid data for the password reset',
    es: 'Datos inválidos para restablecer la contraseña',
  },
  unknown_user: { pt: 'Usuário não encontrado', en: 'User not found', es: 'Usuario no encontrado' },
  reference_repeated: {
    pt: 'A referência aparece em mais de uma linha',
    en: 'The reference appears in more than one line',
    es: 'La referencia aparece en más de una línea',
  },
  reference_used: {
    pt: 'A referência já foi usada com outros dados',
    en: 'The reference was already used with other data',
    es: 'La referencia ya se usó con otros datos',
  },
  balance_too_low: {
    pt: 'O saldo não basta para este débito',
    en: 'The balance is too low for this debit',
    es: 'El saldo no alcanza para este débito',
  },
  not_zero: { pt: 'Deve ser diferente de zero', en: 'Must not be zero', es: 'Debe ser distinto de cero' },
  cpf_invalid: { pt: 'CPF inválido', en: 'Invalid CPF', es: 'CPF inválido' },
  phone_invalid: { pt: 'Telefone inválido', en: 'Invalid phone number', es: 'Teléfono inválido' },
  birth_date_invalid: {
    pt: 'Data de nascimento inválida',
    en: 'Invalid date of birth',
    es: 'Fecha de nacimiento inválida',
  },
  code_required: {
    pt: 'Informe o código recebido por e-mail',
    en: 'Enter the code you received by e-mail',
    es: 'Escribe el código que recibiste por correo',
  },
  code_invalid: {
    pt: 'O código deve ter 6 dígitos',
    en: 'The code must have 6 digits',
    es: 'El código debe tener 6 dígitos',
  },
} as const satisfies Record<string, FieldText>;

export type FieldTextKey = keyof typeof FIELD_TEXTS;

export function isFieldTextKey(value: string): value is FieldTextKey {
  return Object.hasOwn(FIELD_TEXTS, value);
}
