import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { brandPicture } from '../.storybook/pictures';
import { Button } from './button';
import { PhoneDemo, type PhoneDemoNotification } from './phone-demo';

const picture = (name: Parameters<typeof brandPicture>[0]) => (
  <img src={brandPicture(name)} alt="" width={22} height={22} />
);

const notifications: PhoneDemoNotification[] = [
  {
    id: '1',
    image: picture('WhatsApp'),
    title: 'WhatsApp',
    text: (
      <>
        Seu código é <code>482-913</code>
      </>
    ),
    time: 'agora',
  },
  {
    id: '2',
    image: picture('Telegram'),
    title: 'Telegram',
    text: (
      <>
        Código de login: <code>71 204</code>
      </>
    ),
    time: '1 min',
  },
  {
    id: '3',
    image: picture('Instagram'),
    title: 'Instagram',
    text: (
      <>
        <code>340 118</code> é seu código
      </>
    ),
    time: '2 min',
  },
  {
    id: '4',
    image: picture('Google'),
    title: 'Google',
    text: (
      <>
        G-<code>995120</code> é seu código
      </>
    ),
    time: '3 min',
  },
  {
    id: '5',
    image: picture('Tinder'),
    title: 'Tinder',
    text: (
      <>
        Use <code>662 087</code> para entrar
      </>
    ),
    time: '4 min',
  },
];

const meta = {
  title: 'Brand/PhoneDemo',
  parameters: guided({
    dos: ['Use invented messages.'],
    donts: ['Let it move for those who ask for less motion.'],
    notes: ['A picture with one description.'],
  }),
  component: PhoneDemo,
  args: { label: 'Um telefone que recebe códigos por SMS', clock: '09:41', notifications },
} satisfies Meta<typeof PhoneDemo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Um telefone que recebe códigos por SMS' })).toBeVisible();
  },
};

export const MakesRoomForANewOne: Story = {
  tags: ['!autodocs', '!dev'],
  render: function Growing(args) {
    const [shown, setShown] = useState(notifications.slice(1));
    return (
      <div className="grid justify-items-start gap-4">
        <PhoneDemo {...args} notifications={shown} />
        <Button size="sm" variant="outline" onClick={() => setShown(notifications)}>
          Receber
        </Button>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const second = canvas.getByText('Telegram');
    const before = second.getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole('button', { name: 'Receber' }));
    await waitFor(() => expect(second.getBoundingClientRect().top).toBeGreaterThan(before + 60));
    await expect(canvas.getByText('WhatsApp')).toBeInTheDocument();
  },
};
