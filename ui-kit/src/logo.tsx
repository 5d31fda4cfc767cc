import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { ImageOr } from './image-or';

export function LogoMark({ className, ...props }: ComponentProps<'svg'>) {
  return (
    <svg
      data-slot="logo-mark"
      viewBox="0 0 34 22"
      aria-hidden
      className={classNames('h-5.5 w-8.5 shrink-0', className)}
      {...props}
    >
      <path
        className="fill-brand"
        d="M11 1h12c6 0 10 4.2 10 9.5S29 20 23 20H13l-6 .9 2-3.2C5.6 16.4 4 13.7 4 10.5 4 5.2 7 1 11 1Z"
      />
      <g className="fill-on-brand">
        <circle cx="14" cy="10.5" r="1.9" />
        <circle cx="20" cy="10.5" r="1.9" />
        <circle cx="26" cy="10.5" r="1.9" />
      </g>
      <path className="stroke-brand" d="M0 7h3M0 11h2M0 15h3" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

type LogoProps = Omit<ComponentProps<'span'>, 'children'> & { name: string; src?: string };

/** The mark and the word, or the brand's own picture. */
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
