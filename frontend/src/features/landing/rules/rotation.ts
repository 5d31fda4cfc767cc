export const shownCount = 6;
export const stepMs = 2800;

export type Shown<Demo> = {
  /** Identity of one arrival: the same demo comes round again as another one. */
  arrival: number;
  demo: Demo;
  minutesAgo: number;
};

/** The notifications on the phone after a number of steps, newest first, each a minute older than the one above. */
export function rotation<Demo>(demos: readonly Demo[], step: number): Shown<Demo>[] {
  const newest = shownCount - 1 + step;
  return Array.from({ length: shownCount }, (_, index) => newest - index).flatMap((arrival, index) => {
    const demo = demos[arrival % demos.length];
    return demo === undefined ? [] : [{ arrival, demo, minutesAgo: index }];
  });
}
