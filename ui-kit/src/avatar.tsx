import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { ImageOr } from './image-or';

const avatarVariants = cva(
  [
    'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-chip',
    'default:bg-brand font-bold default:text-on-brand',
  ],
  {
    variants: { size: { md: 'size-9.5 text-base', lg: 'size-20 font-display text-3xl' } },
    defaultVariants: { size: 'md' },
  },
);

type AvatarProps = Omit<ComponentProps<'span'>, 'children'> &
  VariantProps<typeof avatarVariants> & { name: string; src?: string; label?: string };

export function Avatar({ name, src, label, size = 'md', className, ...props }: AvatarProps) {
  const pixels = size === 'lg' ? 80 : 38;
  return (
    <span
      data-slot="avatar"
      data-size={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={classNames(avatarVariants({ size }), className)}
      {...props}
    >
      <ImageOr src={src} width={pixels} height={pixels} className="size-full object-cover">
        {Array.from(name.trim())[0]?.toLocaleUpperCase()}
      </ImageOr>
    </span>
  );
}
