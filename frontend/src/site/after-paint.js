// Stands inline at the end of the page, which can be read without scripts, so they load after the first paint.
requestAnimationFrame(() =>
  setTimeout(() => {
    const [main, ...others] = JSON.parse(document.getElementById('modules').textContent);
    for (const href of others) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    void import(main);
  }),
);

// Presses before hydration are kept here, and done when the scripts are ready.
const early = [];
const keep = (event) => {
  const control = event.target.closest('button[type=button], input[type=radio]');
  if (!control) return;
  early.push(control);
  // Otherwise the radio button would already be chosen when the press is repeated.
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
