import { type RefObject, useLayoutEffect, useState } from 'react';

/** How many of the first rows of a list are shown whole, while its height changes. */
export function useWholeRows(list: RefObject<HTMLElement | null>, count: number): number {
  const [whole, setWhole] = useState(count);
  useLayoutEffect(() => {
    const { current } = list;
    // Without a layout, as in tests of components, every row is shown.
    if (!current || current.clientHeight === 0) return undefined;
    const measure = () => {
      const end = current.getBoundingClientRect().bottom + 1;
      const isCut = (row: Element) => row.getBoundingClientRect().bottom > end;
      const first = [...current.children].findIndex(isCut);
      setWhole(first === -1 ? count : first);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [list, count]);
  return whole;
}
