import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { brandPicture } from '../.storybook/pictures';
import { BrandTile } from './brand-tile';

const meta = {
  title: 'Brand/BrandTile',
  parameters: guided({
    dos: ['Always name the service: its first letter stands in for a missing mark.'],
    donts: ['Draw a mark over a colour of its own.'],
    notes: ['Decorative: the service is named beside it.'],
  }),
  component: BrandTile,
  argTypes: {
    size: { description: '`md` fits a row of a list.' },
    tone: { description: 'What the tile stands on.' },
  },
  args: { name: 'WhatsApp', src: brandPicture('WhatsApp') },
} satisfies Meta<typeof BrandTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Small: Story = { args: { size: 'sm' } };

export const Large: Story = { args: { size: 'lg' } };

export const WithIcon: Story = { args: { icon: <Plus />, tone: 'brand', name: 'Recarga por Pix' } };

export const FallsBackToItsFirstLetter: Story = {
  args: { name: 'amazon', src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A')).toBeVisible();
  },
};
