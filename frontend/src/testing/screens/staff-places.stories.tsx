import { userEvent, within } from 'storybook/test';
import { i18n } from '../../shared/i18n/i18n';
import type { Answers } from './documented-server';
import { screens } from './screen-story';
import { staffScreen as screen } from './staff-screen';

export default { ...screens, title: 'Screens/Back-office/Places' };

export const AccessTokens = screen('/admin/tokens');

export const Topup = screen('/admin/topups/01a1fe03-0993-7a32-a075-efd0a8976993');

export const Adjustments = screen('/admin/users/adjustments');

export const OrdersExport = screen('/admin/orders/export');

/** All fields are in sight at once. */
export const NewProvider: typeof OrdersExport = {
  ...screen('/admin/sms'),
  play: async (context) => {
    await screens.play(context);
    await userEvent.click(
      await within(context.canvasElement).findByRole('button', {
        name: i18n.t('admin-catalogue:provider.new'),
      }),
    );
    await within(document.body).findByRole('dialog');
  },
};

const INCIDENT = '01a1fe03-0993-7a32-a075-efd0a8976994';

const tellingOf = (publicId: string): Answers => ({
  '/api/v1/admin/incidents': (list) => ({
    ...list,
    items: list.items.slice(0, 1).map((incident) => ({
      ...{ ...incident, id: INCIDENT, state: 'identified', resolved_at: null },
      updates: incident.updates.map((update) => ({ ...update, id: INCIDENT })),
    })),
  }),
  '/api/v1/admin/incidents/customers': () => ({ customers: 31, followers: 214 }),
  '/api/v1/status': (status) => ({
    ...status,
    incidents: status.incidents.slice(0, 1).map((incident) => ({
      ...{ ...incident, id: INCIDENT },
      updates: incident.updates.map((update) => ({ ...update, id: publicId })),
    })),
  }),
});

/** The public page is shown beside the form. */
export const PublicStatus = screen('/admin/status', tellingOf(INCIDENT));

export const PublishedAndNotYetVisible: typeof PublicStatus = {
  ...screen('/admin/status', tellingOf('01a1fe03-0993-7a32-a075-efd0a8976995')),
  play: async (context) => {
    await screens.play(context);
    await within(context.canvasElement).findByRole('button', {
      name: i18n.t('admin-status:notYetVisible.again'),
    });
  },
};

export const NewProduct = screen('/admin/products/new');

/** The results for one typed letter. */
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
