import { CANCELLABLE, CODE, inUse, ON_TELEGRAM, TWO_CODES, WITHOUT_CODE } from './numbers-in-use';
import { screens, type ScreenStory } from './screen-story';

export default { ...screens, title: 'Screens/Numbers' };

const address = '/services';

export const ToChoose: ScreenStory = { args: { address, answers: inUse() } };

export const Chosen: ScreenStory = {
  args: { address: '/services?service=whatsapp&country=brazil', answers: inUse() },
};

export const Waiting: ScreenStory = { args: { address, answers: inUse({}) } };

export const Cancellable: ScreenStory = { args: { address, answers: inUse(CANCELLABLE) } };

export const CodeReceived: ScreenStory = { args: { address, answers: inUse(CODE, ON_TELEGRAM) } };

export const TwoCodes: ScreenStory = { args: { address, answers: inUse(TWO_CODES) } };

export const MessageWithoutCode: ScreenStory = { args: { address, answers: inUse(WITHOUT_CODE) } };
