import { classNames } from '@torpedo/ui-kit';
import { Children, type ReactNode } from 'react';

type FooterColumnProps = {
  title: string;
  /** On a phone two links stand side by side: for short ones. */
  pairs?: boolean;
  /** Links, and buttons that look like them. */
  children: ReactNode;
};

export function FooterColumn({ title, pairs = false, children }: FooterColumnProps) {
  return (
    <div className="min-w-0">
      <h2 className="text-sm font-semibold text-muted">{title}</h2>
      <ul
        className={classNames(
          'mt-2 **:[a,button]:inline-flex **:[a,button]:min-h-11 **:[a,button]:items-center **:[a,button]:text-left',
          '**:[a,button]:wrap-anywhere **:[a,button]:hover:underline',
          pairs && 'max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)] max-md:gap-x-6',
        )}
      >
        {Children.toArray(children).map((link, index) => (
          <li key={index}>{link}</li>
        ))}
      </ul>
    </div>
  );
}
