import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { ImageOr } from './image-or';

const tileVariants = cva(
  'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-tile font-display font-bold',
  {
    variants: {
      size: {
        sm: 'size-8 text-sm [&_img]:size-4.5 [&_svg]:size-4.5',
        md: 'size-9 text-base [&_img]:size-5.5 [&_svg]:size-5.5',
        lg: 'size-12 text-xl [&_img]:size-7 [&_svg]:size-7',
      },
      tone: {
        sunken: 'bg-surface-sunken text-text',
        brand: 'bg-brand text-on-brand',
        card: 'bg-surface-card text-text',
        waiting: 'bg-waiting-soft text-waiting',
        received: 'bg-received-soft text-received',
        danger: 'bg-danger-soft text-danger',
      },
    },
    defaultVariants: { size: 'md', tone: 'sunken' },
  },
);

type BrandTileProps = Omit<ComponentProps<'span'>, 'children'> &
  VariantProps<typeof tileVariants> & { src?: string; icon?: ReactNode; name: string };

/** A service's mark on a tinted tile. Decorative: the service's name stands beside it. */
export function BrandTile({ src, icon, name, size = 'md', tone, className, ...props }: BrandTileProps) {
  return (
    <span
      data-slot="brand-tile"
      data-size={size}
      aria-hidden
      className={classNames(tileVariants({ size, tone }), className)}
      {...props}
    >
      {icon ?? (
        <ImageOr src={src} width={22} height={22} loading="lazy" className="object-contain">
          {Array.from(name.trim())[0]?.toLocaleUpperCase()}
        </ImageOr>
      )}
    </span>
  );
}
