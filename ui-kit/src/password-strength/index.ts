export {
  PasswordCriteria,
  PasswordStrength,
  type PasswordCriteriaProps,
  type PasswordCriterion,
  type PasswordStrengthLevel,
  type PasswordStrengthProps,
} from './password-strength';
