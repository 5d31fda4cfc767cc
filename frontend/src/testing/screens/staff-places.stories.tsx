import { userEvent, within } from 'storybook/test';
import { screens } from './screen-story';
import { staffScreen as screen } from './staff-screen';

export default { ...screens, title: 'Screens/Back-office/Places' };

export const AccessTokens = screen('/admin/tokens');

export const Topup = screen('/admin/topups/01a1fe03-0993-7a32-a075-efd0a8976993');

export const Adjustments = screen('/admin/users/adjustments');

/** The public page stands beside what is written. */
export const PublicStatus = screen('/admin/status', {
  '/api/v1/admin/incidents': (list) => ({
    ...list,
    items: list.items.map((incident) => ({ ...incident, state: 'identified', resolved_at: null })),
  }),
  '/api/v1/admin/incidents/customers': () => ({ customers: 31, followers: 214 }),
});

export const NewProduct = screen('/admin/products/new');

/** What one letter finds. */
export const Palette: typeof NewProduct = {
  ...screen('/admin'),
  play: async (context) => {
    await screens.play(context);
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.keyboard('ana');
    await within(document.body).findByRole('listbox');
    await screens.play(context);
  },
};
