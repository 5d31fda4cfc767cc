import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { ImageOr } from './image-or';

type FlagProps = Omit<ComponentProps<'span'>, 'children'> & { src?: string; code: string };

/** A country's flag. Decorative: the country's name stands beside it. */
export function Flag({ src, code, className, ...props }: FlagProps) {
  return (
    <span
      data-slot="flag"
      aria-hidden
      className={classNames(
        'inline-flex default:h-3.5 default:w-5 shrink-0 items-center justify-center overflow-hidden rounded-flag',
        'bg-surface-sunken text-2xs leading-none font-semibold text-muted',
        className,
      )}
      {...props}
    >
      <ImageOr src={src} width={20} height={14} loading="lazy" className="size-full object-cover">
        {code.slice(0, 2).toUpperCase()}
      </ImageOr>
    </span>
  );
}
