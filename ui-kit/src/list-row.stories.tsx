import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronRight } from 'lucide-react';
import { expect } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { StoryBrand } from '../.storybook/pictures';
import { Card } from './card';
import { ListRow } from './list-row';

const meta = {
  title: 'Surfaces/ListRow',
  parameters: guided({
    dos: ['Make the whole row a link where it leads somewhere.'],
    donts: ['Put a button inside a row that is a link.'],
    keys: [['Enter', 'opens the row']],
    notes: ['The title is the name of the link.'],
  }),
  component: ListRow,
  argTypes: {
    align: { description: 'Where image and trailing stand beside the lines of text.' },
    interactive: { description: 'For a row that is a link or a button: it answers the pointer.' },
  },
  args: {
    image: <StoryBrand name="WhatsApp" />,
    title: 'WhatsApp',
    subtitle: '+55 11 98765-4321',
    trailing: '− R$ 2,40',
  },
  decorators: [
    (Story) => (
      <Card padding="none" className="max-w-90 overflow-hidden">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof ListRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const CutsWhatIsTooLong: Story = {
  args: { title: 'Um serviço de nome muito comprido que não cabe na linha de um telefone' },
};

export const AsLink: Story = {
  args: {
    asChild: true,
    interactive: true,
    image: undefined,
    title: 'Paguei e não caiu',
    subtitle: 'Conferimos com o banco na hora',
    trailing: <ChevronRight aria-hidden className="size-5" />,
    children: <a href="#ajuda" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Paguei e não caiu/ })).toBeVisible();
  },
};
