/** What people look for help with, in the order of the screen. */
export const HELP_TOPICS = ['paid', 'no-code', 'refused', 'refund', 'states'] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

export interface HelpSearch {
  /** Which answer stands open; `contact` leads to the people. */
  topic?: HelpTopic | 'contact';
  /** The order that a message to us is about. */
  order?: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What an address asks of the help, as far as there is such a topic and it may be an order. */
export const helpSearch = ({ topic, order }: { topic?: unknown; order?: unknown }): HelpSearch => ({
  topic: [...HELP_TOPICS, 'contact' as const].find((each) => each === topic),
  order: typeof order === 'string' && UUID.test(order) ? order : undefined,
});
