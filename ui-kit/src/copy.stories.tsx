import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { CopyBox, CopyButton, CopyIconButton, CopyRow } from './copy';

const pixCode =
  '00020101021226760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12ab34cd56ef5204000053039865802BR5909EXEMPLO';

const meta = {
  title: 'Actions/Copy',
  parameters: guided({
    dos: ['Show what will be copied.', 'Tell when the browser refuses, and leave the text selectable.'],
    donts: ['Copy without being asked.'],
    keys: [['Enter, Space', 'copies']],
    notes: ['"Copiado" is announced and stays for two seconds.'],
  }),
  component: CopyBox,
  args: {
    value: pixCode,
    codeLabel: 'Código Pix copia e cola',
    label: 'Copiar código Pix',
    copiedLabel: 'Copiado',
    onCopied: fn(),
    onCopyFailed: fn(),
    className: 'max-w-80',
  },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  },
} satisfies Meta<typeof CopyBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Box: Story = {
  play: async ({ args, canvas, userEvent }) => {
    // userEvent replaces the clipboard when it starts, so the spy is set on the clipboard that exists now.
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar código Pix' }));
    await expect(await canvas.findByRole('button', { name: 'Copiado' })).toBeVisible();
    await expect(writeText).toHaveBeenCalledOnce();
    await expect(writeText).toHaveBeenCalledWith(pixCode);
    await expect(args.onCopied).toHaveBeenCalledOnce();
  },
};

export const Short: Story = { args: { isShort: true } };

export const SaysWhenTheBrowserRefuses: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ args, canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    spyOn(document, 'execCommand').mockReturnValue(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar código Pix' }));
    await waitFor(() => expect(args.onCopyFailed).toHaveBeenCalledOnce());
    await expect(args.onCopied).not.toHaveBeenCalled();
  },
};

export const Row: Story = {
  render: (args) => (
    <CopyRow
      value="+5511987654321"
      label="Copiar número"
      copiedLabel="Copiado"
      onCopied={args.onCopied}
      className="max-w-80"
    >
      +55 11 98765-4321
    </CopyRow>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const row = canvas.getByRole('button', { name: /\+55 11 98765-4321.*Copiar número/ });
    await userEvent.click(row);
    await waitFor(() => expect(canvas.getByText('Copiado')).toBeVisible());
    await expect(args.onCopied).toHaveBeenCalledOnce();
  },
};

export const Icon: Story = {
  render: (args) => (
    <CopyIconButton value="482913" label="Copiar código" copiedLabel="Copiado" onCopied={args.onCopied} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar código' }));
    await expect(await canvas.findByRole('button', { name: 'Copiado' })).toBeVisible();
  },
};

export const ValueFoundAtThePress: Story = {
  tags: ['!autodocs', '!dev'],
  render: (args) => (
    <CopyButton
      value={() => '482913'.split('').reverse().join('')}
      label="Copiar ao contrário"
      copiedLabel="Copiado"
      onCopied={args.onCopied}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar ao contrário' }));
    await expect(await canvas.findByRole('button', { name: 'Copiado' })).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith('319284');
  },
};
