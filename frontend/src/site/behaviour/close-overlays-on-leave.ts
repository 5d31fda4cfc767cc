/** Closes disclosures that lie over the page when somebody follows a link in them, presses elsewhere or Escape. */
export function closeOverlaysOnLeave(): void {
  const overlays = () => document.querySelectorAll<HTMLDetailsElement>('details[data-overlay][open]');

  function closeUnlessInside({ target }: Event) {
    for (const overlay of overlays())
      if (target instanceof Node && !overlay.contains(target)) overlay.open = false;
  }
  function closeOnLink({ target }: Event) {
    for (const overlay of overlays()) {
      if (target instanceof Element && target.closest('a') && overlay.contains(target)) overlay.open = false;
    }
  }
  function closeOnEscape({ key, target }: KeyboardEvent) {
    if (key !== 'Escape') return;
    for (const overlay of overlays()) {
      if (!(target instanceof Node && overlay.contains(target))) continue;
      overlay.open = false;
      overlay.querySelector('summary')?.focus();
    }
  }

  document.addEventListener('pointerdown', closeUnlessInside);
  document.addEventListener('focusin', closeUnlessInside);
  document.addEventListener('click', closeOnLink);
  document.addEventListener('keydown', closeOnEscape);
}
