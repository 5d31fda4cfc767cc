import { emailViolation } from '../../../shared/email-rule';

export interface MessageFields {
  name: string;
  email: string;
  subject: string;
  message: string;
  /** Hidden from people, so that only programs fill it in. */
  website: string;
}

export const emptyMessage: MessageFields = { name: '', email: '', subject: '', message: '', website: '' };

/** The server has the same limits. */
export const maxLengths = { name: 100, email: 254, subject: 150, message: 5000 } as const;

export const CHECKED_FIELDS = ['name', 'email', 'subject', 'message'] as const;
export type CheckedField = (typeof CHECKED_FIELDS)[number];

export type FieldProblem =
  'nameRequired' | 'emailRequired' | 'emailInvalid' | 'subjectRequired' | 'messageRequired';

const missing = (text: string, problem: FieldProblem) => (text.trim() === '' ? problem : undefined);

export function problemsOf(fields: MessageFields): Record<CheckedField, FieldProblem | undefined> {
  return {
    name: missing(fields.name, 'nameRequired'),
    email: emailViolation(fields.email),
    subject: missing(fields.subject, 'subjectRequired'),
    message: missing(fields.message, 'messageRequired'),
  };
}
