// Applies a chosen light or dark scheme before anything is drawn.
(() => {
  try {
    const scheme = JSON.parse(localStorage.getItem('sqlopoly.settings') ?? 'null')?.scheme;
    if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.scheme = scheme;
  } catch {
    // Nothing is stored, or it cannot be parsed.
  }
})();
