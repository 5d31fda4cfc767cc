import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { ImageOr } from '../image-or';
import { LogoMark } from './logo-mark';

export type LogoProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The word beside the mark, and what remains when a picture does not load. */
  name: string;
  /** A picture that takes the place of mark and word. */
  src?: string;
};

/** The mark and the word, or a picture of the brand's own. */
export function Logo({ name, src, className, ...props }: LogoProps) {
  return (
    <span data-slot="logo" className={classNames('inline-flex items-center gap-2.5', className)} {...props}>
      <ImageOr src={src} alt={name} className="h-8 w-auto" width={128} height={32}>
        <LogoMark />
        <span className="font-display text-xl leading-none font-bold tracking-display">{name}</span>
      </ImageOr>
    </span>
  );
}
