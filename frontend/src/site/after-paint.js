// Inline at the end: the page reads without its scripts, so they wait until it has been painted once.
requestAnimationFrame(() =>
  setTimeout(() => {
    const [main, ...others] = JSON.parse(document.getElementById('modules').textContent);
    for (const href of others) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    void import(main);
  }),
);

// What is pressed before the scripts have taken the page over is kept for them.
const early = [];
const keep = (event) => {
  const control = event.target.closest('button[type=button], input[type=radio]');
  if (!control) return;
  early.push(control);
  // Or the choice would be made already when it is chosen again.
  if (control.type === 'radio') event.preventDefault();
};
document.addEventListener('click', keep);
addEventListener(
  'islands-hydrated',
  () => {
    document.removeEventListener('click', keep);
    for (const control of early) control.click();
  },
  { once: true },
);
