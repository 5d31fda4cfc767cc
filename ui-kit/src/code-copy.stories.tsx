import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { CodeCopy } from './code-digits';

const meta = {
  title: 'Tickets/CodeCopy',
  component: CodeCopy,
  args: {
    code: '482913',
    label: 'Código recebido:',
    copyLabel: 'Copiar',
    copiedLabel: 'Copiado!',
    onCopied: fn(),
  },
  decorators: [
    (Story) => (
      <div data-surface="ink" className="max-w-100 rounded-card bg-surface-ink p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CodeCopy>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Settled: Story = {};

export const CopiesWhereverItIsPressed: Story = {
  play: async ({ canvas, args, userEvent }) => {
    // userEvent replaces the clipboard when it starts, so the spy is set on the clipboard that exists now.
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: /Código recebido: 4 8 2 9 1 3/ }));
    await expect(await canvas.findByText('Copiado!')).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith('482913');
    await expect(args.onCopied).toHaveBeenCalledOnce();
  },
};

export const Arriving: Story = { args: { arriving: true } };

export const LettersAndDigits: Story = { args: { code: 'G9951204' } };
