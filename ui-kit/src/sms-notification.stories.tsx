import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { brandPicture } from '../.storybook/pictures';
import { SmsNotification } from './sms-notification';

const meta = {
  title: 'Brand/SmsNotification',
  parameters: guided({ dos: ['Use invented messages.'], donts: ['Show a message of a customer.'] }),
  component: SmsNotification,
  args: {
    image: <img src={brandPicture('WhatsApp')} alt="" width={22} height={22} />,
    title: 'WhatsApp',
    text: (
      <>
        Seu código é <code>482-913</code>
      </>
    ),
    time: 'agora',
  },
  decorators: [
    (Story) => (
      <div data-surface="ink" className="max-w-100 rounded-card bg-surface-ink p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SmsNotification>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('482-913')).toBeVisible();
  },
};
