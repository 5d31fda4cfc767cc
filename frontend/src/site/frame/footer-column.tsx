import { Children, type ReactNode } from 'react';

type FooterColumnProps = {
  title: string;
  /** Links, and buttons that look like them. */
  children: ReactNode;
};

export function FooterColumn({ title, children }: FooterColumnProps) {
  return (
    <div className="min-w-0">
      <h2 className="text-sm font-semibold text-muted">{title}</h2>
      <ul className="mt-2 **:[a,button]:inline-flex **:[a,button]:min-h-11 **:[a,button]:items-center **:[a,button]:text-left **:[a,button]:wrap-anywhere **:[a,button]:hover:underline">
        {Children.toArray(children).map((link, index) => (
          <li key={index}>{link}</li>
        ))}
      </ul>
    </div>
  );
}
