import { screens, type ScreenStory } from './screen-story';

export default { ...screens, title: 'Screens/Orders' };

export const List: ScreenStory = { args: { address: '/dashboard/orders' } };

export const Order: ScreenStory = {
  args: { address: '/dashboard/orders/01a1fe04-de7a-7b21-9f0c-5d7a1c2e4b63' },
};
