import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { guided, inLanguages } from '../.storybook/parameters';
import { Avatar } from './avatar';
import { FileDrop, type FileDropProps } from './file-drop';

const photo = () => new File(['photo'], 'rosto.png', { type: 'image/png' });

const meta = {
  title: 'Forms/FileDrop',
  parameters: guided({
    dos: ['Say which files and how large.', 'Show a preview of what was taken.'],
    donts: ['Demand dragging: the button does the same.'],
    keys: [['Enter, Space', 'opens the choice of files']],
    notes: ['The input is a labelled file input.'],
  }),
  component: FileDrop,
  args: {
    label: 'Escolher uma foto',
    hint: 'PNG, JPEG ou WebP, até 5 MB. Ou arraste para cá.',
    accept: 'image/*',
    onFiles: fn(),
    className: 'max-w-110',
  },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: inLanguages<FileDropProps>({
    en: { label: 'Choose a photo', hint: 'PNG, JPEG or WebP, up to 5 MB. Or drop it here.' },
    es: { label: 'Elegir una foto', hint: 'PNG, JPEG o WebP, hasta 5 MB. O arrástrala hasta aquí.' },
  }),
};

export const TakesAChosenFile: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText(/Escolher uma foto/);
    await userEvent.upload(input, photo());
    await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'rosto.png' })]);
    await userEvent.upload(input, photo());
    await expect(args.onFiles).toHaveBeenCalledTimes(2);
  },
};

export const TakesADroppedFile: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ args, canvas }) => {
    const area = canvas.getByText('Escolher uma foto').closest('label') as HTMLLabelElement;
    await fireEvent.dragOver(area);
    await expect(area).toHaveAttribute('data-over');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(photo());
    dataTransfer.items.add(photo());
    await fireEvent(area, new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await expect(area).not.toHaveAttribute('data-over');
    await expect(args.onFiles).toHaveBeenCalledOnce();
    await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'rosto.png' })]);
  },
};

export const WithPreview: Story = {
  args: { preview: <Avatar name="Ana Lima" size="lg" />, label: 'Trocar a foto' },
};

export const BusyWithPreview: Story = {
  args: { ...WithPreview.args, busy: true },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Escolher uma foto/)).toBeDisabled();
  },
};

export const Invalid: Story = {
  args: { error: 'A foto tem mais de 5 MB.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Escolher uma foto/)).toHaveAccessibleDescription(/mais de 5 MB/);
  },
};

export const Disabled: Story = { args: { disabled: true } };
