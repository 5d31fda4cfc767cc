import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { QrCode } from './qr-code';

const meta = {
  title: 'Money/QrCode',
  parameters: guided({
    dos: ['At least 220 px on a desktop.', 'Offer the code to copy beside it.'],
    donts: ['Invert it in the dark: scanners want dark on light.'],
    notes: ['Has a text for those who cannot see it.'],
  }),
  component: QrCode,
  args: {
    label: 'QR code do Pix',
    value: '00020101021226760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c',
    fallbackLabel: 'QR Code indisponível',
  },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR code do Pix' })).toBeVisible();
  },
};

export const GivenPicture: Story = {
  args: {
    value: undefined,
    imageBase64:
      'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQAAAADsdIMmAAAAF0lEQVR4nGP4f4DhAQgxMDAxMDIwAAAtIQMBr8wDwwAAAABJRU5ErkJggg==',
  },
};

export const DrawnRatherThanPictured: Story = {
  args: { imageBase64: 'AAAA' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg[role="img"]')).not.toBeNull();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const BrokenPicture: Story = {
  args: { value: undefined, imageBase64: 'AAAA' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('QR Code indisponível')).toBeVisible());
  },
};

export const NeitherToShow: Story = {
  args: { value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('QR Code indisponível')).toBeVisible();
  },
};
