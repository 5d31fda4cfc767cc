// Inline at the end: the page reads without its scripts, so they wait until it has been painted once.
requestAnimationFrame(() =>
  setTimeout(() => {
    const [main, ...others] = JSON.parse(document.getElementById('modules').textContent);
    for (const href of others) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    import(main);
  }),
);
