/** What people look for help with, in the order of the screen. */
export const HELP_TOPICS = ['paid', 'no-code', 'refused', 'refund', 'states'] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

export interface HelpSearch {
  /** Which answer stands open; `contact` leads to the people. */
  topic?: HelpTopic | 'contact';
  /** The order that a message to us is about. */
  order?: string;
}
