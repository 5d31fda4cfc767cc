import { Children, type ReactNode } from 'react';

type FooterColumnProps = {
  title: string;
  /** Links. */
  children: ReactNode;
};

export function FooterColumn({ title, children }: FooterColumnProps) {
  return (
    <div className="min-w-0">
      <h2 className="text-sm font-semibold text-muted">{title}</h2>
      <ul className="mt-2 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:wrap-anywhere [&_a]:hover:underline">
        {Children.toArray(children).map((link, index) => (
          <li key={index}>{link}</li>
        ))}
      </ul>
    </div>
  );
}
