/** Keys as they are printed on a keyboard. */
export function KeyCaps({ keys }: { keys: readonly string[] }) {
  return (
    <span className="inline-flex gap-1">
      {keys.map((key) => (
        <kbd
          key={key}
          className="inline-grid h-5 min-w-5 place-items-center rounded-flag border border-border bg-surface-card px-1 font-mono text-2xs text-muted"
        >
          {key}
        </kbd>
      ))}
    </span>
  );
}
