export {
  PasswordStrength,
  type PasswordCriterion,
  type PasswordStrengthLevel,
  type PasswordStrengthProps,
} from './password-strength';
