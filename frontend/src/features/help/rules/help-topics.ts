export const HELP_TOPICS = ['paid', 'no-code', 'refused', 'refund', 'states'] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

export interface HelpSearch {
  topic?: HelpTopic | 'contact';
  order?: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const helpSearch = ({ topic, order }: { topic?: unknown; order?: unknown }): HelpSearch => ({
  topic: [...HELP_TOPICS, 'contact' as const].find((each) => each === topic),
  order: typeof order === 'string' && UUID.test(order) ? order : undefined,
});
